export const seed = 'lesson 6';

/** In notation; found by tools/positions.mjs. */
export const prologue: readonly string[] = `\
1 takeGuest 4
0 takeGuest 0
0 prepareRoom 1
0 prepareRoom 2
1 prepareRoom 1
1 prepareRoom 2
0 takeGuest 3
0 serve cake 0
0 place wine 1
0 place coffee 0
0 takeDie 5 white no no
0 playStaff 3
0 useStaff 3
0 place wine 1
0 moveIn 0 0
0 benefit 0
0 playStaff 6
0 prepareRoom 3
0 endTurn
1 takeGuest 3
1 takeDie 5 white no no
1 playStaff 44
1 place strudel 1
1 serve cake 1
1 place coffee 0
1 endTurn
1 takeGuest 3
1 takeDie 5 white no no
1 playStaff 32
1 endTurn
0 takeGuest 4
0 takeDie 1 white no no
0 splitGoods 1 0
0 place cake 0
0 endTurn
1 moveIn 0 0
1 playStaff 1
1 takeGuest 4
1 takeDie 6 white no no
1 copy 4
1 splitKrones 6
1 useStaff 1
1 place strudel 0
1 endTurn
0 takeGuest 4
0 takeDie 6 white no no
0 copy 2
0 splitGoods 2 0
0 place wine 0
0 place wine 0
0 place wine 1
0 place coffee 1
0 useStaff 3
0 place wine 0
0 endTurn
0 takeDie 6 white no no
0 copy 1
0 splitGoods 2 0
0 place cake 2
0 endTurn
1 takeDie 6 white no no
1 copy 3
1 prepareRoom 3
1 prepareRoom 4
1 prepareRoom 5
1 endTurn
0 takeDie 4 white yes no
0 splitKrones 0
0 useStaff 3
0 endTurn
1 takeDie 5 white no no
1 playStaff 13
1 useStaff 1
1 endTurn
1 takeDie 1 white no yes
1 splitGoods 1 0
1 place cake 1
1 moveIn 1 4
1 benefit 0
1 endTurn
0 moveIn 0 2
0 prepareRoom 8
0 prepareRoom 13
0 takeGuest 3
0 moveIn 2 8
0 takeGuest 2
0 serve strudel 0
0 place strudel 2
0 place wine 0
0 moveIn 0 13
0 takeDie 3 white yes no
0 prepareRoom 4
0 prepareRoom 7
0 prepareRoom 9
0 moveIn 1 9
0 occupyRoom 7
0 endTurn
0 playStaff 41
0 putUnder 45
1 putUnder 30
1 putUnder 27
1 takeGuest 4
1 takeDie 1 white yes yes
1 splitGoods 2 0
1 place strudel 1
1 place strudel 1
1 place cake 2
1 place cake 2
1 useStaff 1
1 endTurn
0 takeGuest 4
0 takeDie 4 white yes no
0 splitKrones 0
0 useStaff 3
0 place wine 0
0 endTurn
0 takeGuest 3
0 takeDie 5 white no no
0 playStaff 39
0 place cake 2
0 place cake 2
0 place cake 2
0 moveIn 2 3
0 benefit 0
0 place wine 1
0 benefit 0
0 serve coffee 1
0 place coffee 1
0 moveIn 1 4
0 playStaff 38
0 fillOrder 0
0 playStaff 48
0 moveIn 0 1
0 prepareRoom 5
0 prepareRoom 6
0 endTurn
1 takeDie 2 white no yes
1 splitGoods 1 0
1 place wine 1
1 place coffee 0
1 endTurn
0 takeGuest 3
0 takeDie 4 white yes no
0 splitKrones 0
0 useStaff 3
0 place wine 0
0 endTurn
1 takeDie 2 white no yes
1 splitGoods 2 0
1 place coffee 2
1 place coffee 2
1 useStaff 1
1 moveIn 2 2
1 benefit 0
1 takeGuest 3
1 serve wine 2
1 place wine 2
1 endTurn
1 takeDie 2 white yes yes
1 splitGoods 2 0
1 endTurn
0 takeGuest 4
0 takeDie 3 white no no
0 prepareRoom 18
0 serve strudel 0
0 place cake 1
0 place cake 1
0 moveIn 1 18
0 place wine 0
0 claim 0
0 endTurn
1 takeDie 1 white yes yes
1 splitGoods 3 0
1 place cake 1
1 place cake 2
1 place cake 2
1 moveIn 2 5
1 moveIn 1 3
1 useStaff 1
1 endTurn
0 takeGuest 4
0 takeDie 6 white yes no
0 copy 4
0 splitKrones 0
0 useStaff 3
0 claim 2
0 endTurn
0 takeGuest 4
0 takeDie 4 white no no
0 splitKrones 0
0 endTurn
1 takeGuest 3
1 serve wine 1
1 place wine 1
1 place coffee 1
1 serve coffee 1
1 takeDie 3 white no no
1 prepareRoom 10
1 endTurn
0 takeDie 1 white no no
0 splitGoods 1 0
0 place strudel 1
0 place cake 1
0 moveIn 1 5
0 useStaff 3
0 endTurn
1 moveIn 1 10
1 playStaff 21
1 putUnder 20
1 useStaff 1
1 takeDie 2 white no yes
1 splitGoods 1 0
1 endTurn
1 takeDie 1 white no yes
1 splitGoods 0 0
1 endTurn`.split('\n');
