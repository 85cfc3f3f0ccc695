export const seed = 'lesson 1';

/** In notation; found by tools/positions.mjs. */
export const prologue: readonly string[] = `\
1 takeGuest 0
0 takeGuest 4
0 prepareRoom 1
0 prepareRoom 2
1 prepareRoom 1
1 prepareRoom 2
0 takeGuest 3
0 takeDie 6 white no no
0 copy 3
0 prepareRoom 3
0 prepareRoom 4
0 prepareRoom 5
0 serve strudel 1
0 place coffee 1
0 endTurn
1 takeGuest 3
1 serve cake 1
1 place coffee 0
1 moveIn 0 0
1 takeGuest 3
1 takeDie 2 white yes no
1 splitGoods 0 0
1 place wine 0
1 place wine 0
1 place wine 0
1 endTurn
1 takeGuest 3
1 takeDie 3 white yes no
1 prepareRoom 3
1 prepareRoom 4
1 endTurn
0 takeGuest 3
0 takeDie 5 white no no
0 playStaff 39
0 place cake 2
0 place cake 2
0 endTurn
1 moveIn 1 2
1 takeGuest 1
1 moveIn 0 1
1 takeGuest 3
1 takeDie 5 white no no
1 playStaff 43
1 place coffee 1
1 serve strudel 1
1 place wine 0
1 endTurn`.split('\n');
