export const seed = 'lesson 15';

/** In notation; found by tools/positions.mjs. */
export const prologue: readonly string[] = `\
1 takeGuest 0
0 takeGuest 3
0 prepareRoom 1
0 prepareRoom 2
1 prepareRoom 1
1 prepareRoom 2
0 takeGuest 3
0 serve strudel 0
0 place cake 1
0 place wine 1
0 takeDie 5 white no no
0 playStaff 3
0 useStaff 3
0 place wine 0
0 moveIn 0 0
0 benefit 0
0 endTurn
1 takeGuest 2
1 takeDie 5 white no no
1 playStaff 44
1 serve cake 1
1 place wine 1
1 place coffee 1
1 endTurn
1 takeGuest 4
1 takeDie 6 white no no
1 copy 5
1 playStaff 32
1 endTurn
0 takeGuest 3
0 takeDie 5 white no no
0 playStaff 6
0 endTurn
1 takeDie 4 white no no
1 splitKrones 5
1 endTurn
0 takeGuest 4
0 takeDie 4 white no no
0 splitKrones 0
0 useStaff 3
0 endTurn
0 takeDie 4 white no no
0 splitKrones 1
0 endTurn
1 takeDie 5 white no no
1 playStaff 1
1 useStaff 1
1 place strudel 2
1 endTurn
0 takeDie 1 white no no
0 splitGoods 2 0
0 place strudel 0
0 place strudel 2
0 place cake 2
0 useStaff 3
0 endTurn
1 takeDie 5 white no no
1 playStaff 13
1 useStaff 1
1 endTurn
1 takeDie 4 white yes no
1 splitKrones 0
1 endTurn
0 takeDie 3 white yes no
0 prepareRoom 3
0 prepareRoom 4
0 moveIn 1 2
0 takeGuest 3
0 serve cake 1
0 place coffee 1
0 endTurn
0 playStaff 28
0 putUnder 47
1 takeDie 2 white yes yes
1 splitGoods 2 0
1 place wine 2
1 place coffee 0
1 place coffee 0
1 useStaff 1
1 endTurn
0 takeDie 5 white no no
0 playStaff 39
0 useStaff 3
0 endTurn
0 takeDie 5 white no no
0 playStaff 40
0 endTurn
1 moveIn 0 0
1 takeGuest 3
1 takeDie 6 white no no
1 copy 5
1 playStaff 41
1 endTurn
0 takeDie 6 white no no
0 copy 5
0 playStaff 35
0 occupyRoom 4
0 skip
0 claim 0
0 useStaff 3
0 endTurn
1 useStaff 1
1 place strudel 0
1 serve strudel 0
1 moveIn 2 1
1 place coffee 0
1 takeGuest 3
1 takeDie 3 white no no
1 prepareRoom 3
1 prepareRoom 4
1 endTurn
1 takeDie 2 white no yes
1 splitGoods 3 0
1 place coffee 0
1 place coffee 2
1 moveIn 0 4
1 playStaff 21
1 putUnder 18
1 place strudel 2
1 endTurn
0 moveIn 0 3
0 takeGuest 3
0 takeDie 2 white no no
0 splitGoods 2 0
0 place wine 0
0 endTurn
1 takeGuest 3
1 takeDie 6 white yes no
1 copy 4
1 splitKrones 0
1 useStaff 1
1 place strudel 2
1 endTurn
0 useStaff 3
0 place wine 0
0 takeDie 6 white no no
0 copy 1
0 splitGoods 0 0
0 place strudel 0
0 place strudel 0
0 place strudel 1
0 endTurn
0 takeDie 2 white no no
0 splitGoods 0 0
0 endTurn
1 takeDie 6 white yes no
1 copy 4
1 splitKrones 0
1 endTurn
0 moveIn 0 1
0 useSpace 4 no
0 splitKrones 3
0 takeGuest 4
0 useStaff 3
0 takeDie 4 white no no
0 splitKrones 3
0 endTurn
1 useStaff 1
1 takeDie 2 white no yes
1 splitGoods 1 0
1 place wine 1
1 place coffee 1
1 place wine 0
1 place wine 0
1 endTurn
1 takeDie 1 white no yes
1 splitGoods 1 0
1 place cake 1
1 endTurn`.split('\n');
