import { startGame, undoTarget } from '../api/engine.js';
import { SetupError } from '../flow/setup.js';
import { parseMove } from '../model/moves.js';
import type { GameState } from '../model/state.js';
import { RecordError } from './problems.js';
import type { GameRecord } from './record.js';
import { parseRecord, RULES_VERSION, toRecord } from './record.js';
import type { PlaybackStep } from './recorded.js';
import { playRecorded } from './recorded.js';

function started(record: GameRecord): PlaybackStep {
  try {
    return { ...startGame(record.setup, record.generator), move: null };
  } catch (error) {
    if (error instanceof SetupError) throw new RecordError('bad-setup', error.message);
    throw error;
  }
}

function stepsOf(
  state: GameState,
  { moves, rules }: GameRecord,
  ply: number,
): readonly PlaybackStep[] {
  const text = moves[ply];
  const move = text === undefined ? null : parseMove(text);
  if (text !== undefined && !move) throw new RecordError('unreadable-move', text, ply);
  const read = playRecorded(state, move, rules);
  if (read.ok) return read.steps;
  // An earlier version may have allowed it.
  const code = rules === RULES_VERSION ? 'illegal-move' : 'changed-rules';
  throw new RecordError(code, `${text ?? 'end'}: ${read.refusal.code}`, ply);
}

/**
 * Plays a record move by move, with the events; every move is checked as in a running game. A record
 * of earlier rules may have more steps than moves.
 */
export function* playback(value: unknown): Generator<PlaybackStep, GameState> {
  const record = parseRecord(value);
  let step = started(record);
  yield step;
  for (let ply = 0; ply <= record.moves.length; ply++) {
    for (step of stepsOf(step.state, record, ply)) yield step;
  }
  return step.state;
}

/** Plays a record as `playback` does and gives the states alone. */
export function* replay(value: unknown): Generator<GameState, GameState> {
  const steps = playback(value);
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
    yield next.value.state;
  }
}

export function fromRecord(value: unknown): GameState {
  const states = replay(value);
  for (;;) {
    const next = states.next();
    if (next.done) return next.value;
  }
}

/** The state after the first `ply` moves; only as far back as undoTarget allows. */
export function undo(state: GameState, ply: number): GameState {
  const target = undoTarget(state);
  if (target === null || ply < target || ply >= state.ply) {
    throw new RecordError('bad-ply', `cannot go back to move ${ply}`);
  }
  const record = toRecord(state);
  return fromRecord({ ...record, moves: record.moves.slice(0, ply) });
}
