import type { GameState, Move } from '@gah/engine';
import { decidingSeat } from '@gah/engine/fast';

/** What the seat has begun is done: it is free to do something else, or another seat decides. */
export const endOfAction =
  (seat: number) =>
  (state: GameState, move: Move): boolean =>
    move.kind === 'pass' ||
    move.kind === 'endTurn' ||
    decidingSeat(state) !== seat ||
    state.tasks.at(-1)?.kind === 'turn';

/** The turn of the seat, or its part in a step of the set-up or of an emperor scoring, is over. */
export const endOfTurn =
  (root: GameState, seat: number) =>
  (state: GameState, move: Move): boolean =>
    move.kind === 'pass' ||
    move.kind === 'endTurn' ||
    decidingSeat(state) !== seat ||
    state.phase !== root.phase ||
    state.round !== root.round;
