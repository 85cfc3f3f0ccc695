export const seed = 'emperor 74';

/** In notation; found by tools/positions.mjs. */
export const prologue: readonly string[] = `\
0 takeGuest 0
1 takeGuest 3
1 prepareRoom 1
1 prepareRoom 2
0 prepareRoom 1
0 prepareRoom 2
1 takeGuest 3
1 takeDie 6 white no no
1 copy 1
1 splitGoods 2 0
1 place strudel 0
1 place strudel 1
1 place cake 1
1 place cake 1
1 serve strudel 0
1 place cake 1
1 place coffee 0
1 endTurn
0 takeGuest 3
0 takeDie 6 white no no
0 copy 2
0 splitGoods 1 0
0 place wine 1
0 place coffee 0
0 serve strudel 1
0 place cake 1
0 place coffee 0
0 endTurn
0 takeGuest 3
0 takeDie 4 white no no
0 splitKrones 3
0 endTurn
1 takeGuest 3
1 takeDie 6 white no no
1 copy 3
1 prepareRoom 3
1 prepareRoom 4
1 moveIn 1 2
1 endTurn
0 moveIn 0 0
0 benefit 0
0 takeGuest 3
0 takeDie 1 white no no
0 splitGoods 2 0
0 place strudel 0
0 place strudel 1
0 place cake 2
0 endTurn
1 takeGuest 3
1 takeDie 1 white yes no
1 splitGoods 2 0
1 place strudel 1
1 place strudel 2
1 place cake 1
1 endTurn
1 moveIn 0 0
1 takeGuest 3
1 takeDie 4 white no no
1 splitKrones 1
1 endTurn
0 moveIn 1 2
0 takeGuest 3
0 takeDie 3 white yes no
0 prepareRoom 3
0 prepareRoom 4
0 prepareRoom 7
0 serve cake 1
0 place wine 1
0 endTurn
1 takeDie 1 white no no
1 splitGoods 2 0
1 place strudel 0
1 endTurn
0 takeDie 1 white yes no
0 splitGoods 2 0
0 place strudel 2
0 place strudel 2
0 place cake 1
0 moveIn 1 7
0 takeGuest 4
0 endTurn`.split('\n');
