export const seed = 'lesson 13';

/** In notation; found by tools/positions.mjs. */
export const prologue: readonly string[] = `\
0 takeGuest 3
1 takeGuest 0
1 prepareRoom 1
1 prepareRoom 2
0 prepareRoom 1
0 prepareRoom 2
1 takeGuest 4
1 takeDie 5 white no no
1 playStaff 170
1 useStaff 170
1 takeGuest 4
1 serve strudel 2
1 place cake 1
1 place wine 2
1 endTurn
0 takeGuest 2
0 takeDie 5 white no no
0 playStaff 36
0 place wine 0
0 place wine 0
0 place wine 1
0 serve cake 1
0 moveIn 1 2
0 takeGuest 2
0 serve strudel 1
0 place coffee 1
0 endTurn
0 takeGuest 2
0 takeDie 1 white no no
0 splitGoods 1 0
0 place cake 1
0 endTurn
1 moveIn 2 0
1 takeGuest 4
1 takeDie 3 white yes no
1 prepareRoom 3
1 prepareRoom 4
1 endTurn
0 takeDie 5 white no no
0 playStaff 179
0 endTurn
1 takeDie 2 white yes no
1 splitGoods 1 0
1 place wine 1
1 place wine 2
1 place coffee 0
1 endTurn
1 takeDie 6 white yes no
1 copy 1
1 splitGoods 0 0
1 place strudel 0
1 place strudel 0
1 place strudel 1
1 endTurn`.split('\n');
