import type { Viewer } from '@gah/engine';
import { at, eventsFor, parseMove, play, viewOf } from '@gah/engine';
import type { HistoryStep } from '@gah/protocol';
import { LIMITS, withDataPack } from '@gah/protocol';
import type { RunningGame } from './state.js';
import { presentState } from './state.js';
import type { PlayedStep } from './steps.js';

/** The plies of a page as far as the game has come; null when there are none yet. */
export function pliesOf(
  { seqOfPly }: RunningGame,
  page: number,
): { readonly first: number; readonly last: number } | null {
  const first = page * LIMITS.historySteps;
  const last = Math.min(first + LIMITS.historySteps, seqOfPly.length) - 1;
  return last < first ? null : { first, last };
}

/** A step of a game, and those after it, played again. */
export function* stepsFrom(start: PlayedStep, game: RunningGame): Generator<PlayedStep> {
  yield start;
  let { state } = start;
  for (const text of (presentState(game).history ?? '').split('\n').slice(state.ply, -1)) {
    const move = parseMove(text);
    const played = move && play(state, move);
    if (!move || !played?.ok) throw new Error(`"${text}" does not follow`);
    ({ state } = played);
    const { ply, round } = state;
    const { events } = played;
    const step = { seq: at(game.seqOfPly, ply), ply, seat: move.seat, round, events };
    yield { step, move, state };
  }
}

/** A step as a viewer saw it: the events it was told, and the table as it was shown. */
export function historyStep({ step, move, state }: PlayedStep, viewer: Viewer): HistoryStep {
  const { seq, ply, seat, round, events } = step;
  const told = {
    ply,
    seq,
    seat,
    round,
    events: eventsFor(events, viewer),
    move: seat === viewer ? move : null,
    view: viewOf(state, viewer),
  };
  return withDataPack(told, null);
}
