import type { Generator } from '../random/rng.js';
import { generatorOf, GENERATORS } from '../random/rng.js';
import type { GameSetup, GameState } from '../model/state.js';
import { RecordError } from './problems.js';

/**
 * Grows when the rules of a running game would change. Records of earlier versions are still read:
 * `rules1.ts` knows what was otherwise.
 */
export const RULES_VERSION = 2;
const FIRST_RULES = 1;
const RECORD_FORMAT = 'grand-austria-hotel';

/** A saved game: everything needed to play it again. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly rules: number;
  /** What its dice and cards come from. */
  readonly generator: Generator;
  readonly setup: GameSetup;
  /** In notation, see makeMove. */
  readonly moves: readonly string[];
}

/** What games begun under a version of the rules take their dice and cards from. */
export const generatorOfRules = (rules: number): Generator =>
  rules === FIRST_RULES ? 'sfc32' : 'chacha8';

export const isReadable = (rules: unknown): rules is number =>
  rules === FIRST_RULES || rules === RULES_VERSION;

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
    generator: generatorOf(state.rng),
    setup: state.setup,
    moves: historyOf(state),
  };
}

/** Checks the shape of an unknown value; the moves are checked when they are played. */
export function parseRecord(value: unknown): GameRecord {
  if (typeof value !== 'object' || value === null)
    throw new RecordError('not-a-record', typeof value);
  const { format, rules, setup, moves, ...rest } = value as Record<string, unknown>;
  if (format !== RECORD_FORMAT) throw new RecordError('not-a-record', 'unknown format');
  if (!isReadable(rules)) {
    throw new RecordError(
      'other-rules',
      `rules version ${String(rules)}, this is ${RULES_VERSION}`,
    );
  }
  // Records of the first rules name no generator: there was one only.
  const named = rest['generator'] ?? generatorOfRules(rules);
  const generator = GENERATORS.find((known) => known === named);
  if (!generator) throw new RecordError('bad-generator', `one of ${GENERATORS.join(', ')}`);
  if (!Array.isArray(moves) || !moves.every((move) => typeof move === 'string')) {
    throw new RecordError('bad-moves', 'a list of moves in notation');
  }
  return { format: RECORD_FORMAT, rules, generator, setup: setup as GameSetup, moves };
}
