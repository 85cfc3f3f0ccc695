export const seed = 'lesson 380';

/** In notation; found by tools/positions.mjs. */
export const prologue: readonly string[] = `\
0 takeGuest 1
1 takeGuest 1
1 prepareRoom 1
1 prepareRoom 2
0 prepareRoom 1
0 prepareRoom 2
1 takeGuest 3
1 takeDie 3 white no no
1 prepareRoom 3
1 prepareRoom 4
1 prepareRoom 5
1 serve strudel 0
1 place cake 1
1 place wine 0
1 endTurn
0 takeGuest 4
0 takeDie 3 white no no
0 prepareRoom 3
0 prepareRoom 4
0 serve strudel 1
0 place wine 0
0 place coffee 1
0 endTurn
0 takeGuest 3
0 takeDie 5 white no no
0 playStaff 44
0 endTurn
1 takeGuest 4
1 takeDie 4 white no no
1 splitKrones 2
1 endTurn`.split('\n');
