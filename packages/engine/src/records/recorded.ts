import { play } from '../api/engine.js';
import type { GameEvent } from '../model/events.js';
import type { Move } from '../model/moves.js';
import type { Refusal } from '../model/reasons.js';
import type { GameState } from '../model/state.js';
import { isMandatoryNow, unaskedByRules1 } from './rules1.js';

/** A position with the move that led to it (null at the start) and its events. */
export interface PlaybackStep {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly move: Move | null;
}

export type ReadMove =
  | { readonly ok: true; readonly steps: readonly PlaybackStep[] }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * Plays a move as it was recorded under a version of the rules. Games are played by the rules of
 * today; where these ask what the earlier ones did not ask, the answer that comes to the same is a step
 * of its own before the recorded move. Null stands for the end of a record: what was taken unasked
 * after its last move.
 */
export function playRecorded(start: GameState, move: Move | null, rules: number): ReadMove {
  const steps: PlaybackStep[] = [];
  let state = start;
  for (let next = answerFor(state, rules) ?? move; next;) {
    const played = play(state, next);
    if (!played.ok && rules === 1 && isMandatoryNow(state, next)) break;
    if (!played.ok) return played;
    state = played.state;
    steps.push({ ...played, move: next });
    if (next === move) break;
    next = answerFor(state, rules) ?? move;
  }
  return { ok: true, steps };
}

const answerFor = (state: GameState, rules: number): Move | null =>
  rules === 1 ? unaskedByRules1(state) : null;
