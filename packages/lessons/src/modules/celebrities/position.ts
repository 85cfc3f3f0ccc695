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
0 takeDie 5 white no no
0 playStaff 43
0 place coffee 0
0 place coffee 0
0 place coffee 0
0 place coffee 1
0 endTurn
1 takeGuest 4
1 takeDie 2 white no no
1 splitGoods 1 0
1 place wine 1
1 place coffee 0
1 moveIn 0 0
1 takeGuest 0
1 serve cake 0
1 place wine 0
1 place coffee 1
1 endTurn
1 takeGuest 3
1 takeDie 6 white yes no
1 copy 3
1 prepareRoom 3
1 prepareRoom 4
1 prepareRoom 5
1 endTurn
0 takeGuest 4
0 takeDie 5 white no no
0 playStaff 46
0 serve strudel 1
0 place cake 2
0 endTurn
1 takeDie 2 white yes no
1 splitGoods 0 0
1 place wine 2
1 place wine 0
1 place wine 2
1 place wine 2
1 moveIn 2 5
1 endTurn
0 takeDie 6 red no no
0 copy 5
0 playStaff 12
0 chooseGood strudel
0 chooseGood cake
0 place strudel 0
0 endTurn
0 takeDie 4 blue no no
0 splitKrones 2
0 useCelebrity einstein
0 spendGood wine
0 skip
0 chooseGood cake
0 endTurn
1 takeGuest 3
1 takeDie 2 yellow no no
1 splitGoods 1 0
1 place coffee 2
1 moveIn 1 1
1 benefit 1
1 prepareRoom 6
1 moveIn 0 2
1 playStaff 30
1 endTurn`.split('\n');
