export const seed = 'lesson 18';

/** In notation; found by tools/positions.mjs. */
export const prologue: readonly string[] = `\
1 takeGuest 0
0 takeGuest 3
0 prepareRoom 1
0 prepareRoom 2
1 prepareRoom 1
1 prepareRoom 2
0 takeGuest 4
0 serve strudel 1
0 place wine 1
0 place coffee 0
0 takeDie 4 white yes no
0 splitKrones 0
0 endTurn
1 takeGuest 4
1 takeDie 1 white no no
1 splitGoods 1 0
1 place strudel 0
1 place cake 1
1 endTurn
1 takeGuest 3
1 serve strudel 2
1 place cake 2
1 place wine 1
1 takeDie 6 white no no
1 copy 2
1 splitGoods 0 0
1 place wine 1
1 place wine 2
1 place wine 2
1 endTurn
0 takeGuest 3
0 takeDie 4 white yes no
0 splitKrones 0
0 endTurn
1 takeDie 6 white yes no
1 copy 4
1 splitKrones 0
1 moveIn 2 1
1 takeGuest 4
1 endTurn
0 moveIn 1 1
0 benefit 0
0 takeGuest 4
0 takeDie 6 white no no
0 copy 4
0 splitKrones 0
0 claim 0
0 endTurn
0 takeDie 2 white yes no
0 splitGoods 2 0
0 place wine 1
0 place coffee 0
0 place wine 2
0 endTurn
1 takeDie 6 white no no
1 copy 4
1 splitKrones 0
1 endTurn
0 takeDie 4 white no no
0 splitKrones 3
0 endTurn
1 moveIn 0 0
1 takeGuest 4
1 takeDie 6 white yes no
1 copy 3
1 prepareRoom 3
1 prepareRoom 4
1 endTurn
1 takeDie 5 white no no
1 playStaff 44
1 place strudel 2
1 place strudel 2
1 endTurn
0 takeDie 1 white no no
0 splitGoods 0 0
0 place strudel 0
0 place strudel 0
0 endTurn
0 playStaff 40
0 putUnder 2
1 playStaff 21
1 putUnder 27
1 place cake 0
1 place coffee 0
1 takeDie 5 white no no
1 playStaff 32
1 endTurn`.split('\n');
