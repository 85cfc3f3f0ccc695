export const seed = 'lesson 7';

/** In notation; found by tools/positions.mjs. */
export const prologue: readonly string[] = `\
1 takeGuest 2
0 takeGuest 1
0 prepareRoom 1
0 prepareRoom 2
1 prepareRoom 1
1 prepareRoom 2
0 takeGuest 3
0 takeDie 2 white yes no
0 splitGoods 1 0
0 place wine 1
0 place wine 1
0 place coffee 0
0 serve strudel 0
0 place wine 1
0 place coffee 0
0 endTurn
1 takeGuest 3
1 serve strudel 1
1 place cake 0
1 place wine 1
1 takeDie 4 white yes no
1 splitKrones 0
1 endTurn
1 takeGuest 4
1 takeDie 1 white yes no
1 splitGoods 1 0
1 place strudel 2
1 place strudel 2
1 place cake 1
1 endTurn
0 takeGuest 4
0 takeDie 2 white yes no
0 splitGoods 1 0
0 place wine 2
0 place coffee 2
0 endTurn
1 takeDie 2 white yes no
1 splitGoods 2 0
1 place wine 1
1 endTurn
0 takeDie 5 white no no
0 playStaff 39
0 place cake 2
0 endTurn
0 takeDie 2 white no no
0 splitGoods 1 0
0 place coffee 1
0 endTurn
1 takeDie 3 white yes no
1 prepareRoom 3
1 prepareRoom 4
1 moveIn 1 1
1 takeGuest 4
1 serve coffee 1
1 place coffee 1
1 endTurn
0 takeDie 3 white no no
0 prepareRoom 3
0 prepareRoom 4
0 endTurn
1 moveIn 0 2
1 takeGuest 0
1 takeDie 1 white yes no
1 splitGoods 1 0
1 place strudel 0
1 place cake 1
1 moveIn 1 0
1 endTurn
1 takeGuest 4
1 takeDie 6 white no no
1 copy 3
1 prepareRoom 5
1 prepareRoom 6
1 prepareRoom 7
1 endTurn
0 moveIn 2 2
0 occupyRoom 0
0 takeGuest 4
0 takeDie 4 white no no
0 splitKrones 2
0 serve cake 2
0 place cake 2
0 endTurn
1 chooseGood strudel
1 chooseGood wine
1 place strudel 1
1 place wine 1
1 moveIn 1 4
1 takeGuest 3
1 takeDie 4 white no no
1 splitKrones 3
1 endTurn
0 takeDie 4 white no no
0 splitKrones 4
0 endTurn
0 takeDie 4 white no no
0 splitKrones 3
0 endTurn
1 takeDie 5 white no no
1 playStaff 44
1 place strudel 1
1 endTurn
0 moveIn 2 3
0 takeGuest 3
0 takeDie 6 white yes no
0 copy 3
0 prepareRoom 5
0 prepareRoom 7
0 prepareRoom 8
0 serve wine 2
0 endTurn
1 serve coffee 1
1 moveIn 1 5
1 occupyRoom 6
1 takeGuest 3
1 takeDie 1 white no no
1 splitGoods 1 0
1 place cake 0
1 endTurn
1 takeDie 4 white no no
1 splitKrones 2
1 endTurn`.split('\n');
