export const seed = 'lesson 2';

/** In notation; found by tools/positions.mjs. */
export const prologue: readonly string[] = `\
0 chooseRehearsal 2
0 takeGuest 4
1 takeGuest 2
1 prepareRoom 1
1 prepareRoom 2
0 prepareRoom 1
0 prepareRoom 2
1 takeGuest 4
1 serve strudel 0
1 place wine 1
1 place coffee 1
1 takeDie 1 white yes no
1 splitGoods 1 1
1 place strudel 0
1 place strudel 0
1 endTurn
0 takeGuest 3
0 serve strudel 0
0 place wine 1
0 place coffee 1
0 takeDie 1 white yes no
0 splitGoods 1 1
0 place strudel 0
0 endTurn
0 takeGuest 4
0 takeDie 3 white yes no
0 prepareRoom 3
0 prepareRoom 4
0 endTurn
1 takeGuest 3
1 takeDie 6 white yes no
1 copy 3
1 prepareRoom 5
1 prepareRoom 3
1 prepareRoom 4
1 endTurn
0 takeDie 5 white no no
0 playStaff 21
0 place strudel 2
0 place wine 2
0 place coffee 2
0 endTurn
1 serve champagne 2
1 takeDie 6 white yes no
1 copy 2
1 splitGoods 1 0
1 place wine 2
1 place wine 2
1 place coffee 0
1 moveIn 0 4
1 takeGuest 1
1 endTurn
1 takeDie 1 white yes no
1 splitGoods 0 0
1 place strudel 0
1 place strudel 2
1 endTurn
0 takeDie 5 white no no
0 playStaff 44
0 endTurn
1 moveIn 2 5
1 sendDancer 0 0
1 pickDancer 0
1 takeGuest 3
1 takeDie 6 white yes no
1 copy 4
1 splitKrones 0
1 endTurn`.split('\n');
