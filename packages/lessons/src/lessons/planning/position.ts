export const seed = 'lesson 4';

/** In notation; found by tools/positions.mjs. */
export const prologue: readonly string[] = `\
0 takeGuest 1
1 takeGuest 0
1 prepareRoom 1
1 prepareRoom 2
0 prepareRoom 1
0 prepareRoom 2
1 takeGuest 3
1 takeDie 5 white no no
1 playStaff 39
1 place cake 0
1 place cake 1
1 place cake 1
1 serve wine 1
1 place coffee 0
1 moveIn 1 2
1 benefit 0
1 takeGuest 3
1 moveIn 0 0
1 benefit 0
1 playStaff 6
1 prepareRoom 3
1 endTurn
0 takeGuest 4
0 takeDie 4 white yes no
0 splitKrones 0
0 serve strudel 1
0 place wine 0
0 endTurn
0 takeGuest 3
0 takeDie 3 white no no
0 prepareRoom 3
0 prepareRoom 4
0 endTurn
1 takeGuest 3
1 serve strudel 1
1 place cake 0
1 takeDie 5 white no no
1 playStaff 3
1 useStaff 3
1 place wine 0
1 endTurn
0 takeDie 1 white yes no
0 splitGoods 2 0
0 place cake 2
0 place cake 2
0 endTurn
1 takeGuest 4
1 takeDie 4 white no no
1 splitKrones 3
1 useStaff 3
1 place wine 0
1 endTurn
1 moveIn 0 3
1 playStaff 38
1 fillOrder 1
1 moveIn 1 1
1 benefit 0
1 playStaff 48
1 takeGuest 3
1 takeDie 5 white no no
1 playStaff 9
1 endTurn
0 moveIn 2 2
0 benefit 1
0 place wine 1
0 takeGuest 3
0 moveIn 1 0
0 takeDie 1 white no no
0 splitGoods 1 0
0 place cake 2
0 endTurn
1 takeGuest 3
1 takeDie 3 white no no
1 prepareRoom 7
1 prepareRoom 12
1 prepareRoom 17
1 prepareRoom 5
1 useStaff 3
1 place wine 0
1 endTurn
0 takeGuest 4
0 takeDie 2 white yes no
0 splitGoods 2 0
0 place wine 2
0 place wine 1
0 moveIn 2 3
0 takeGuest 0
0 serve strudel 2
0 place coffee 2
0 endTurn
0 takeDie 3 white no no
0 prepareRoom 5
0 prepareRoom 7
0 prepareRoom 8
0 moveIn 2 7
0 occupyRoom 8
0 endTurn
1 takeDie 2 white no no
1 splitGoods 1 0
1 place wine 1
1 endTurn`.split('\n');
