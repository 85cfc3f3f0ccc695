import type { GameEvent, GameState, GameView, Move, SeatIndex } from '@gah/engine';
import { moves, pending, viewOf } from '@gah/engine';

/** One move of the game, as the pupil has seen it. */
export interface Deed {
  readonly move: Move;
  /** The table before it. */
  readonly before: GameView;
  readonly events: readonly GameEvent[];
}

/** A game at one moment, as the pupil sees it. Conditions, facts and suggestions are made from this. */
export interface Moment {
  readonly pupil: SeatIndex;
  readonly view: GameView;
  /** Every legal move of the pupil; none while others decide. */
  readonly moves: readonly Move[];
  /** All moves of the lesson so far, those of others too, oldest first. */
  readonly deeds: readonly Deed[];
}

export function momentOf(state: GameState, pupil: SeatIndex, deeds: readonly Deed[]): Moment {
  const isAsked = pending(state).some(({ seat }) => seat === pupil);
  return {
    pupil,
    view: viewOf(state, pupil),
    moves: isAsked ? moves(state, pupil) : [],
    deeds,
  };
}
