import { play, startGame, undoTarget } from './engine.js';
import type { GameEvent } from './events.js';
import { SetupError } from './flow/setup.js';
import type { Move } from './moves.js';
import { parseMove } from './moves.js';
import type { GameSetup, GameState } from './state.js';

/** Grows when the rules of a running game would change; records of other versions are not replayed. */
export const RULES_VERSION = 1;
const RECORD_FORMAT = 'grand-austria-hotel';

/** A saved game: everything needed to play it again. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly rules: number;
  readonly setup: GameSetup;
  /** In notation, see makeMove. */
  readonly moves: readonly string[];
}

export const RECORD_PROBLEMS = [
  'not-a-record',
  'other-rules',
  'bad-setup',
  'bad-moves',
  'unreadable-move',
  'illegal-move',
  'no-history',
  'bad-ply',
] as const;
export type RecordProblem = (typeof RECORD_PROBLEMS)[number];

export class RecordError extends Error {
  constructor(
    readonly code: RecordProblem,
    readonly detail: string,
    /** Index of the move concerned. */
    readonly ply: number | null = null,
  ) {
    super(`record: ${code}${ply === null ? '' : ` at move ${ply}`} (${detail})`);
    this.name = 'RecordError';
  }
}

function historyOf(state: GameState): string[] {
  if (state.history === null) {
    throw new RecordError('no-history', 'this state was not reached by recorded moves');
  }
  return state.history.split('\n').slice(0, -1);
}

export function toRecord(state: GameState): GameRecord {
  return {
    format: RECORD_FORMAT,
    rules: RULES_VERSION,
    setup: state.setup,
    moves: historyOf(state),
  };
}

/** Checks the shape of an unknown value; the moves are checked when they are played. */
export function parseRecord(value: unknown): GameRecord {
  if (typeof value !== 'object' || value === null)
    throw new RecordError('not-a-record', typeof value);
  const { format, rules, setup, moves } = value as Record<string, unknown>;
  if (format !== RECORD_FORMAT) throw new RecordError('not-a-record', 'unknown format');
  if (rules !== RULES_VERSION) {
    throw new RecordError(
      'other-rules',
      `rules version ${String(rules)}, this is ${RULES_VERSION}`,
    );
  }
  if (!Array.isArray(moves) || !moves.every((move) => typeof move === 'string')) {
    throw new RecordError('bad-moves', 'a list of moves in notation');
  }
  return { format: RECORD_FORMAT, rules: RULES_VERSION, setup: setup as GameSetup, moves };
}

/** A position of a saved game with the move that led to it (null at the start) and its events. */
export interface PlaybackStep {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly move: Move | null;
}

function started(record: GameRecord): PlaybackStep {
  try {
    return { ...startGame(record.setup), move: null };
  } catch (error) {
    if (error instanceof SetupError) throw new RecordError('bad-setup', error.message);
    throw error;
  }
}

/** Plays a record move by move, with the events; every move is checked as in a running game. */
export function* playback(value: unknown): Generator<PlaybackStep, GameState> {
  const record = parseRecord(value);
  let step = started(record);
  yield step;
  for (const [ply, text] of record.moves.entries()) {
    const move = parseMove(text);
    if (!move) throw new RecordError('unreadable-move', text, ply);
    const played = play(step.state, move);
    if (!played.ok) throw new RecordError('illegal-move', `${text}: ${played.refusal.code}`, ply);
    step = { state: played.state, events: played.events, move };
    yield step;
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
