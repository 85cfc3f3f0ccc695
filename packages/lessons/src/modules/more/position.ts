export const seed = 'lesson 5';

/** In notation; found by tools/positions.mjs. */
export const prologue: readonly string[] = `\
1 takeGuest 0
0 takeGuest 3
0 prepareRoom 1
0 prepareRoom 2
1 prepareRoom 1
1 prepareRoom 2
0 takeGuest 4
0 takeDie 5 white no no
0 playStaff 177
0 serve strudel 0
0 place cake 0
0 place coffee 0
0 endTurn
1 takeGuest 2
1 takeDie 5 white no no
1 playStaff 176
1 serve cake 1
1 place wine 1
1 place coffee 0
1 endTurn
1 takeGuest 3
1 takeDie 5 white no no
1 playStaff 171
1 endTurn
0 takeGuest 3
0 takeDie 6 white no no
0 copy 5
0 playStaff 173
0 endTurn
1 takeDie 6 white no no
1 copy 5
1 playStaff 32
1 endTurn
0 moveIn 0 0
0 skip
0 takeGuest 3
0 takeDie 3 white no no
0 prepareRoom 3
0 prepareRoom 4
0 endTurn
0 takeDie 1 white yes no
0 splitGoods 1 0
0 place cake 1
0 place strudel 2
0 place strudel 0
0 endTurn
1 takeDie 5 white no no
1 playStaff 40
1 endTurn`.split('\n');
