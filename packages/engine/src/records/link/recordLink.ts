import { moves, pending, play, startGame } from '../../api/engine.js';
import { stateHash, textHash } from '../../api/hash.js';
import { SetupError } from '../../flow/setup.js';
import type { Move } from '../../model/moves.js';
import { makeMove } from '../../model/moves.js';
import type { GameState } from '../../model/state.js';
import { generatorOf, GENERATORS } from '../../random/rng.js';
import { missing } from '../../util/missing.js';
import { playback } from '../playback.js';
import type { GameRecord } from '../record.js';
import { RULES_VERSION, toRecord } from '../record.js';
import { DigitReader, DigitWriter, textOf, UnreadableDigits, valueOf } from './digits.js';
import { readSetup, writeSetup } from './setupDigits.js';

/** Grows when links are written in another way. */
const FORMAT = 'A';
/** Six digits of a hash are as much as four characters hold. */
const CHECK_DIGITS = 6;
const CHECK_CHARACTERS = 4;
const RULES_BELOW = 256;
const HASH_DIGITS = 4;
const HASHES = 16 ** HASH_DIGITS;
/** No link that can be sent anywhere is longer. */
const LONGEST = 20_000;

/** Longer links are cut by what people send them with. */
export const LONGEST_TO_SEND = 4000;

export const LINK_PROBLEMS = ['no-link', 'damaged', 'other-format', 'other-rules'] as const;
export type LinkProblem = (typeof LINK_PROBLEMS)[number];

export type ReadLink =
  | { readonly ok: true; readonly record: GameRecord }
  | { readonly ok: false; readonly problem: LinkProblem };

/**
 * Everything that can be played in a position, in an order that depends on nothing but what it is: a
 * move is its place in there.
 */
function offered(state: GameState): { readonly text: string; readonly move: Move }[] {
  return pending(state)
    .flatMap(({ seat }) => moves(state, seat))
    .map((move) => ({ text: makeMove(move), move }))
    .sort((a, b) => (a.text < b.text ? -1 : 1));
}

function checkOf(text: string): string {
  const check = textOf(BigInt(`0x${textHash(text).slice(-CHECK_DIGITS)}`));
  return check.padStart(CHECK_CHARACTERS, 'A');
}

/** With what tells whether it has arrived as it was sent. */
export const sealed = (body: string): string => `${FORMAT}${checkOf(FORMAT + body)}${body}`;

const endHash = (state: GameState): number =>
  Number.parseInt(stateHash(state).slice(-HASH_DIGITS), 16);

/**
 * A whole game as a short text for addresses: set-up, seed, and each move as its place among those that
 * were legal. One of earlier rules is written as the same game by the rules of today. Throws a
 * RecordError.
 */
export function encodeRecordLink(record: unknown): string {
  const [first, ...steps] = [...playback(record)];
  if (!first) throw missing('step', 0);
  const digits = new DigitWriter();
  digits.put(RULES_VERSION, RULES_BELOW);
  digits.choice(GENERATORS, generatorOf(first.state.rng));
  writeSetup(digits, first.state.setup);
  digits.number(steps.length);
  let { state } = first;
  for (const step of steps) {
    const choices = offered(state);
    const played = step.move && makeMove(step.move);
    digits.put(
      choices.findIndex(({ text }) => text === played),
      choices.length,
    );
    ({ state } = step);
  }
  digits.put(endHash(state), HASHES);
  return sealed(textOf(digits.value));
}

/** Plays what the digits tell; null where they are not a game. */
function played(digits: DigitReader): GameState | null {
  const generator = digits.choice(GENERATORS);
  let { state } = startGame(readSetup(digits), generator);
  for (let left = digits.number(); left > 0; left--) {
    const choices = offered(state);
    const chosen = choices.length > 0 ? choices[digits.take(choices.length)] : undefined;
    const step = chosen && play(state, chosen.move);
    if (!step?.ok) return null;
    ({ state } = step);
  }
  return digits.take(HASHES) === endHash(state) && digits.isAtEnd ? state : null;
}

function readDigits(digits: DigitReader): ReadLink {
  if (digits.take(RULES_BELOW) !== RULES_VERSION) return { ok: false, problem: 'other-rules' };
  try {
    const state = played(digits);
    return state
      ? { ok: true, record: toRecord(state) }
      : // The text is as it was written, so the rules must be others.
        { ok: false, problem: 'other-rules' };
  } catch (error) {
    const isUnreadable =
      error instanceof UnreadableDigits ||
      error instanceof SetupError ||
      error instanceof SyntaxError;
    if (isUnreadable) return { ok: false, problem: 'damaged' };
    throw error;
  }
}

/** The game that a text of `encodeRecordLink` holds. Takes any text, and answers for each. */
export function decodeRecordLink(text: string): ReadLink {
  const bodyAt = FORMAT.length + CHECK_CHARACTERS;
  const body = text.slice(bodyAt);
  const value = text.length > LONGEST ? null : valueOf(body);
  if (value === null) return { ok: false, problem: 'no-link' };
  if (!text.startsWith(FORMAT)) return { ok: false, problem: 'other-format' };
  if (text !== sealed(body)) return { ok: false, problem: 'damaged' };
  return readDigits(new DigitReader(value));
}
