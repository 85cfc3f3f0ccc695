export const seed = 'lesson 5';

/** In notation; found by tools/positions.mjs. */
export const prologue: readonly string[] = `\
0 takeGuest 0
1 takeGuest 3
1 prepareRoom 1
1 prepareRoom 2
0 prepareRoom 1
0 prepareRoom 2
1 takeGuest 4
1 takeDie 4 white yes no
1 splitKrones 0
1 serve strudel 0
1 place cake 0
1 place coffee 0
1 endTurn
0 takeGuest 3
0 takeDie 3 white no no
0 prepareRoom 3
0 prepareRoom 4
0 serve cake 1
0 place coffee 1
0 endTurn
0 takeGuest 3
0 takeDie 4 white yes no
0 splitKrones 0
0 endTurn
1 takeGuest 3
1 takeDie 4 white yes no
1 splitKrones 0
1 endTurn
0 takeDie 5 white no no
0 playStaff 44
0 endTurn
1 moveIn 0 0
1 skip
1 takeGuest 3
1 takeDie 4 white yes no
1 splitKrones 0
1 claim 0
1 endTurn
1 takeDie 3 white no no
1 prepareRoom 3
1 prepareRoom 4
1 prepareRoom 5
1 skip
1 endTurn
0 takeDie 6 white yes no
0 copy 4
0 splitKrones 0
0 endTurn
1 takeDie 5 white no no
1 playStaff 39
1 place cake 1
1 place cake 2
1 place cake 2
1 place cake 2
1 endTurn
0 takeDie 4 white yes no
0 splitKrones 0
0 endTurn`.split('\n');
