import { missing } from '../util/missing.js';
import type { Position } from '../model/position.js';
import type { QueryContext } from '../model/context.js';
import { seatCount, seatOf } from '../rules/seats.js';
import type { SeatIndex } from '../model/vocabulary.js';
import { ROUNDS } from '../model/vocabulary.js';

/** Whose turn comes when: the numbers on the turn order tiles. */

/** Every seat puts so many dice, or what stands for one, on its turn order tile in a round. */
export const TURNS_PER_ROUND = 2;

/** Greater than all numbers on the turn order tiles. */
const ALL_COVERED = 99;

/**
 * The number of a seat's first or second turn in a round: seats count up clockwise, then down again
 * unless a module says otherwise.
 */
export function turnNumber(context: QueryContext, seat: SeatIndex, turn: number): number {
  const clockwise = seat - context.state.startSeat;
  const position = clockwise < 0 ? clockwise + seatCount(context) : clockwise;
  const order = context.hooks.turnOrder[0];
  if (order) return order.number(context, position, turn);
  return turn === 0 ? position + 1 : TURNS_PER_ROUND * seatCount(context) - position;
}

/** The lowest number still visible on a seat's turn order tile. */
function visibleNumber(context: QueryContext, seat: SeatIndex): number {
  const covered = seatOf(context, seat).diceTaken.length;
  return covered < TURNS_PER_ROUND ? turnNumber(context, seat, covered) : ALL_COVERED;
}

/** The seat with the lowest visible number, perhaps among those who passed too; -1 if there is none. */
export function lowestNumber(context: QueryContext, passedToo: boolean): SeatIndex {
  const { seats } = context.state;
  let next = -1;
  let lowest = ALL_COVERED;
  for (let seat = 0; seat < seats.length; seat++) {
    if (seatOf(context, seat).passed && !passedToo) continue;
    const number = visibleNumber(context, seat);
    if (number >= lowest) continue;
    next = seat;
    lowest = number;
  }
  return next;
}

/** Turns in this round whose die a seat has not taken yet. */
export function turnsLeftInRound(position: Position, seat: SeatIndex): number {
  const { phase, seats } = position;
  if (phase !== 'turns') return 0;
  const player = seats[seat];
  if (player === undefined) throw missing('seat', seat);
  return TURNS_PER_ROUND - player.diceTaken.length;
}

/** Turns in the whole game whose die a seat has not taken yet. */
export const turnsLeft = (position: Position, seat: SeatIndex): number =>
  position.phase === 'over'
    ? 0
    : (ROUNDS - position.round) * TURNS_PER_ROUND + turnsLeftInRound(position, seat);
