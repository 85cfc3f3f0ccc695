import type { GameRecord, GameState } from '@gah/engine';
import { eventsFor, parseMove, play, playback, sameMove } from '@gah/engine';
import type { Lesson, Step } from './lesson.js';
import type { Deed, Moment } from './moment.js';
import { momentOf } from './moment.js';
import type { Said } from './say.js';

/** The lesson after one more move. */
export interface Point {
  readonly state: GameState;
  readonly at: Moment;
  /** Steps whose point has been made, by what has happened up to here. */
  readonly done: ReadonlySet<string>;
  /** What is answered to the pupil's move that led here. */
  readonly answer: Said | null;
}

/** A lesson as far as it has been played. Made from the record of the game alone, so it can be left and resumed. */
export interface Run {
  readonly lesson: Lesson;
  /** In notation, the prologue included. */
  readonly moves: readonly string[];
  /** After the prologue, and after each move since then. */
  readonly points: readonly [Point, ...Point[]];
}

export function latest<T>([first, ...others]: readonly [T, ...T[]]): T {
  return others.at(-1) ?? first;
}

/** What the pupil is asked to do now, whatever else there is to read. */
export const openDeed = ({ steps }: Lesson, { at, done }: Omit<Point, 'answer'>): Step | null =>
  steps.find((step) => step.done !== undefined && !done.has(step.id) && isTimeFor(step, at)) ??
  null;

export const isTimeFor = (step: Step, at: Moment): boolean =>
  at.moves.length > 0 && (step.when?.(at) ?? true) && step.says(at) !== null;

function doneAt({ steps }: Lesson, before: ReadonlySet<string>, at: Moment): ReadonlySet<string> {
  const more = steps.filter(({ id, done }) => !before.has(id) && (done?.(at) ?? false));
  return more.length === 0 ? before : new Set([...before, ...more.map(({ id }) => id)]);
}

function answerTo(lesson: Lesson, before: Point, deed: Deed, at: Moment): Said | null {
  if (deed.move.seat !== lesson.pupil || lesson.ends(before.at)) return null;
  const step = openDeed(lesson, before);
  const suggested = step?.suggests?.(before.at) ?? null;
  if (!suggested || sameMove(suggested, deed.move)) return null;
  const answers = [...(step?.answers ?? []), ...(lesson.answers ?? [])];
  return answers.find(({ when }) => when(deed, at))?.says(deed, at) ?? null;
}

function firstPoint(lesson: Lesson, state: GameState): Point {
  const at = momentOf(state, lesson.pupil, []);
  return { state, at, done: doneAt(lesson, new Set(), at), answer: null };
}

function nextPoint(lesson: Lesson, before: Point, text: string): Point {
  const move = parseMove(text);
  const played = move && play(before.state, move);
  if (!move || !played?.ok) throw new Error(`a recorded move cannot be played: ${text}`);
  const deed: Deed = {
    move,
    before: before.at.view,
    events: eventsFor(played.events, lesson.pupil),
  };
  const at = momentOf(played.state, lesson.pupil, [...before.at.deeds, deed]);
  return {
    state: played.state,
    at,
    done: doneAt(lesson, before.done, at),
    answer: answerTo(lesson, before, deed, at),
  };
}

function stateAfterPrologue({ prologue }: Lesson, record: GameRecord): GameState {
  const opening = { ...record, moves: record.moves.slice(0, prologue.length) };
  let state: GameState | null = null;
  for (const step of playback(opening)) state = step.state;
  if (!state) throw new Error('a playback begins with the set-up');
  return state;
}

/** How many moves of one list the other begins with. */
function lengthOfSameStart(list: readonly string[], other: readonly string[]): number {
  const end = list.findIndex((move, index) => move !== other[index]);
  return end < 0 ? list.length : end;
}

/** The lesson up to the last move of a record of its game; what is known of it already is not worked out again. */
export function follow(lesson: Lesson, record: GameRecord, known?: Run): Run {
  const { moves } = record;
  const start = lesson.prologue.length;
  const same = known ? lengthOfSameStart(known.moves, moves) : 0;
  const kept = known?.points.slice(0, Math.max(0, same - start + 1)) ?? [];
  const [first = firstPoint(lesson, stateAfterPrologue(lesson, record)), ...others] = kept;
  const points: [Point, ...Point[]] = [first, ...others];
  for (const text of moves.slice(start + points.length - 1))
    points.push(nextPoint(lesson, latest(points), text));
  return { lesson, moves, points };
}
