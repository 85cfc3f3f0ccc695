import { count } from '../effects/countables.js';
import type { Countable } from '../effects/effect.js';
import { openTable } from '../open.js';
import type { GameState } from '../state.js';
import type { SeatIndex } from '../vocabulary.js';

/** How much a seat has of something, as the rules count it. */
export const countOf = (state: GameState, seat: SeatIndex, what: Countable): number =>
  count(openTable(state, null), seat, what);
