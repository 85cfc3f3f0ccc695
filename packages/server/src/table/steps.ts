import type { GameState, Move, Viewer } from '@gah/engine';
import { at, eventsFor, parseMove, playback, toRecord } from '@gah/engine';
import type { LogStep } from '@gah/protocol';
import { LIMITS } from '@gah/protocol';
import type { GameStep, RunningGame, TableState } from './state.js';
import { presentState } from './state.js';

/** A step with the move that was made and the position it led to. */
export interface PlayedStep {
  readonly step: GameStep;
  readonly move: Move | null;
  readonly state: GameState;
}

/** What every move of a game brought about, from the set-up on; the whole game is played again. */
export function* stepsOf(game: RunningGame): Generator<PlayedStep> {
  for (const { state, events, move } of playback(toRecord(presentState(game)))) {
    const { ply, round } = state;
    const step = { seq: at(game.seqOfPly, ply), ply, seat: move?.seat ?? null, round, events };
    yield { step, move, state };
  }
}

/** The move that led to a position of a recorded game; null at its beginning. */
export const lastMove = ({ history }: GameState): Move | null =>
  parseMove(history?.split('\n').at(-2) ?? '');

/** As a viewer may know it. */
const shown = (steps: readonly GameStep[], viewer: Viewer): LogStep[] =>
  steps.map(({ ply, seat, round, events }) => ({
    ply,
    seat,
    round,
    events: eventsFor(events, viewer),
  }));

/** Every step after `from` moves; 0 begins with the set-up. */
export const stepsAfter = (steps: readonly GameStep[], viewer: Viewer, from: number): LogStep[] =>
  shown(
    steps.filter(({ ply }) => ply > from || from === 0),
    viewer,
  );

/**
 * How many steps a client that has seen entry `lastSeq` has missed; null when the log must tell: a move
 * was taken back meanwhile, or there are too many.
 */
function countMissed({ game, seq }: TableState, lastSeq: number): number | null {
  if (lastSeq > seq || (game && game.lastUndo > lastSeq)) return null;
  const missing = game ? game.seqOfPly.filter((each) => each > lastSeq).length : 0;
  return missing > LIMITS.missedSteps ? null : missing;
}

/** Whether what a client has missed is more than the table remembers by itself. */
export function needsAllSteps(table: TableState, lastSeq: number): boolean {
  const missing = countMissed(table, lastSeq);
  return missing !== null && missing > (table.game?.recent.length ?? 0);
}

/** What a client that has seen entry `lastSeq` has missed of the game; null when the log must tell. */
export function missedSteps(
  table: TableState,
  all: readonly GameStep[] | null,
  viewer: Viewer,
  lastSeq: number,
): LogStep[] | null {
  const missing = countMissed(table, lastSeq);
  if (missing === null) return null;
  const known = all ?? table.game?.recent ?? [];
  if (known.length < missing) return null;
  return missing === 0 ? [] : shown(known.slice(-missing), viewer);
}
