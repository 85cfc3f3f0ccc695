export const seed = 'lesson 112';

/** In notation; found by tools/positions.mjs. Of several, one in which a strong turn fills another group. */
export const prologue: readonly string[] = `\
0 takeGuest 4
1 takeGuest 0
1 prepareRoom 1
1 prepareRoom 2
0 prepareRoom 1
0 prepareRoom 2
1 takeGuest 4
1 takeDie 2 white no no
1 splitGoods 2 0
1 place wine 1
1 place coffee 1
1 serve strudel 0
1 place cake 1
1 endTurn
0 takeGuest 3
0 takeDie 2 white yes no
0 splitGoods 2 0
0 place coffee 0
0 place coffee 1
0 endTurn
0 takeGuest 3
0 takeDie 5 white no no
0 playStaff 44
0 place strudel 1
0 place strudel 2
0 endTurn
1 takeGuest 4
1 takeDie 3 white no no
1 prepareRoom 3
1 prepareRoom 4
1 endTurn
0 takeDie 2 white no no
0 splitGoods 3 0
0 place coffee 2
0 endTurn
1 moveIn 1 2
1 occupyRoom 0
1 takeGuest 3
1 takeDie 2 white no no
1 splitGoods 2 0
1 place wine 2
1 place coffee 1
1 place coffee 1
1 endTurn
1 takeDie 2 white no no
1 splitGoods 1 0
1 endTurn
0 takeDie 2 white no no
0 splitGoods 0 0
0 endTurn
1 takeDie 1 white yes no
1 splitGoods 2 0
1 place cake 0
1 place cake 1
1 moveIn 1 4
1 benefit 0
1 endTurn`.split('\n');
