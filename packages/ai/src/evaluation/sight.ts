import type { GameState, SeatState } from '@gah/engine';
import { ROUNDS, scoringAhead, TURNS_PER_ROUND, turnsLeft, turnsLeftInRound } from '@gah/engine';
import type { CardTables } from './cardTables.js';

/** A position as one of its seats sees it, with what nearly everything told about it needs to know. */
export interface Sight {
  readonly cards: CardTables;
  readonly state: GameState;
  readonly index: number;
  readonly seat: SeatState;
  /** Turns of the seat whose die it has not taken yet: in the game, as a share of all, in this round. */
  readonly left: number;
  readonly time: number;
  readonly now: number;
  /** The emperor scoring that comes next; -1 after the last. */
  readonly scoring: number;
}

const MOST_TURNS = ROUNDS * TURNS_PER_ROUND;

/** Null where nobody sits. */
export function sightOf(cards: CardTables, state: GameState, index: number): Sight | null {
  const seat = state.seats[index];
  if (!seat) return null;
  const left = turnsLeft(state, index);
  return {
    cards,
    state,
    index,
    seat,
    left,
    time: left / MOST_TURNS,
    now: turnsLeftInRound(state, index),
    scoring: scoringAhead(state),
  };
}
