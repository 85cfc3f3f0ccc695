export const seed = 'lesson 7';

/** In notation; found by tools/positions.mjs. */
export const prologue: readonly string[] = `\
0 putUnder 15
0 putUnder 40
0 putUnder 37
0 putUnder 39
0 takeGuest 0
0 prepareRoom 1
0 prepareRoom 2
0 takeGuest 3
0 takeDie 4 white no no
0 splitKrones 1
0 serve strudel 0
0 place wine 1
0 place coffee 0
0 endTurn
0 takeGuest 4
0 takeDie 4 white no no
0 splitKrones 2
0 endTurn`.split('\n');
