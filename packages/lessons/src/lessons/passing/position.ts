export const seed = 'lesson 14';

/** In notation; found by tools/positions.mjs. */
export const prologue: readonly string[] = `\
1 takeGuest 4
0 takeGuest 2
0 prepareRoom 1
0 prepareRoom 2
1 prepareRoom 1
1 prepareRoom 2
0 takeGuest 3
0 serve strudel 0
0 place cake 0
0 place coffee 0
0 takeDie 5 white no no
0 playStaff 3
0 useStaff 3
0 endTurn
1 takeGuest 4
1 serve cake 1
1 place coffee 1
1 moveIn 1 0
1 benefit 0
1 playStaff 44
1 prepareRoom 3
1 takeDie 5 white no no
1 playStaff 32
1 endTurn
1 takeGuest 4
1 takeDie 6 white no no
1 copy 5
1 playStaff 1
1 useStaff 1
1 endTurn
0 takeGuest 3
0 takeDie 2 white no no
0 splitGoods 1 0
0 place wine 2
0 place coffee 1
0 endTurn
1 takeGuest 3
1 takeDie 1 white yes no
1 splitGoods 2 0
1 place strudel 2
1 place cake 0
1 useStaff 1
1 endTurn
0 takeDie 1 white yes no
0 splitGoods 1 0
0 place strudel 1
0 place strudel 2
0 place cake 2
0 useStaff 3
0 endTurn
0 moveIn 2 2
0 takeGuest 4
0 takeDie 6 white yes no
0 copy 3
0 prepareRoom 3
0 prepareRoom 4
0 prepareRoom 7
0 endTurn
1 serve wine 2
1 moveIn 2 2
1 benefit 0
1 takeGuest 4
1 takeDie 5 white no no
1 playStaff 24
1 endTurn
0 moveIn 0 0
0 occupyRoom 7
0 takeGuest 3
0 takeDie 1 white yes no
0 splitGoods 2 0
0 place strudel 2
0 place strudel 2
0 place cake 0
0 place cake 0
0 useStaff 3
0 endTurn
1 takeDie 2 white no no
1 splitGoods 0 0
1 place wine 2
1 place wine 2
1 useStaff 1
1 endTurn
1 moveIn 0 3
1 takeGuest 4
1 takeDie 3 white yes no
1 prepareRoom 4
1 prepareRoom 7
1 endTurn
0 moveIn 0 3
0 takeGuest 3
0 takeDie 6 white no no
0 copy 3
0 prepareRoom 5
0 prepareRoom 8
0 endTurn
1 moveIn 2 1
1 chooseGood wine
1 place wine 0
1 takeGuest 4
1 takeDie 3 white no no
1 prepareRoom 5
1 prepareRoom 6
1 prepareRoom 8
1 useStaff 1
1 place strudel 2
1 endTurn
0 takeDie 1 white yes no
0 splitGoods 1 0
0 place strudel 0
0 place strudel 0
0 place cake 0
0 moveIn 0 8
0 useStaff 3
0 endTurn
0 takeGuest 3
0 takeDie 3 white yes no
0 prepareRoom 13
0 prepareRoom 18
0 prepareRoom 19
0 endTurn
1 takeDie 2 white no no
1 splitGoods 1 0
1 place coffee 0
1 endTurn
0 takeDie 3 white no no
0 prepareRoom 6
0 skip
0 useStaff 3
0 claim 0
0 endTurn
1 takeDie 5 white no no
1 playStaff 35
1 occupyRoom 7
1 occupyRoom 8
1 useStaff 1
1 place strudel 2
1 moveIn 2 5
1 playStaff 30
1 endTurn
1 takeGuest 3
1 serve wine 2
1 takeDie 4 white no no
1 splitKrones 2
1 endTurn`.split('\n');
