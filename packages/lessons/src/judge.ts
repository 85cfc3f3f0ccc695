import type { GameState, GameView, Move } from '@gah/engine';
import { moves, pending, play, viewOf, at as entry } from '@gah/engine';
import { isInside } from './conditions.js';
import type { Moment } from './moment.js';
import { momentOf } from './moment.js';
import type { Point, Run } from './run.js';
import { latest, openDeed } from './run.js';

/** As much of the computer players as a judge needs; in a page they think in a worker. */
export interface Judges {
  /** A strong player's choice from what a seat may see. */
  choose(view: GameView, moves: readonly Move[], seed: string): Promise<Move>;
  /** The final score each seat can expect. */
  expect(view: GameView): Promise<readonly number[]>;
}

const VERDICTS = ['excellent', 'good', 'more'] as const;
export type TaskVerdict = (typeof VERDICTS)[number];

export interface Judgement {
  readonly verdict: TaskVerdict;
  /** Points that the strong player expects beyond the pupil's answer; 0 at least. */
  readonly less: number;
  /** How the strong player would have played, with what was seen before each move. */
  readonly way: readonly { readonly view: GameView; readonly move: Move }[];
}

/** Points by which an answer may stay behind the players' own and still be as good, or good. */
const AS_GOOD_AS_OURS = 2;
const GOOD_ENOUGH = 5;

const MOST_MOVES = 60;

/** Positions a judge looks at for each move: counted, not timed, so that an answer is judged alike everywhere. */
export const JUDGE_NODES = 1000;

/** A step that is still to be done has been done by the next move. */
const isGuided = ({ lesson, points }: Run, index: number): boolean => {
  const step = openDeed(lesson, entry(points, index));
  return step !== null && (points[index + 1]?.done.has(step.id) ?? false);
};

/**
 * Where the task was set; null before that. What the lesson has the pupil do first, and whatever comes of it,
 * lies before the task: nobody is compared with moves that can no longer be made.
 */
export function taskStart(run: Run): number | null {
  const { points, lesson } = run;
  const begun = ({ at }: Point): boolean =>
    at.moves.length > 0 && (lesson.task?.begins(at) ?? false);
  let start = points.findIndex(begun);
  if (start < 0) return null;
  while (isGuided(run, start)) {
    const next = points.findIndex(
      (point, index) => index > start && begun(point) && !isInside(point.at),
    );
    if (next < 0) return null;
    start = next;
  }
  return start;
}

/** The task has been answered. */
export function isAnswered(run: Run): boolean {
  const { task } = run.lesson;
  return task !== undefined && taskStart(run) !== null && task.ends(latest(run.points).at);
}

/** Compares an answer with what a strong player makes of the same position. */
export async function judge(run: Run, judges: Judges): Promise<Judgement> {
  const { lesson, points } = run;
  const start = taskStart(run);
  const { task, pupil } = lesson;
  if (!task || start === null) throw new Error('there is nothing to judge');
  const from = entry(points, start);
  let state: GameState = from.state;
  let at: Moment = from.at;
  const way: { view: GameView; move: Move }[] = [];
  while (!task.ends(at) && way.length < MOST_MOVES) {
    const [waiting] = pending(state);
    if (!waiting) break;
    const { seat } = waiting;
    const view = viewOf(state, seat);
    const move = await judges.choose(view, moves(state, seat), `judge ${state.ply}`);
    const played = play(state, move);
    if (!played.ok) throw new Error(`the judge's move is refused: ${played.refusal.code}`);
    if (seat === pupil) way.push({ view, move });
    state = played.state;
    at = momentOf(state, pupil, [...at.deeds, { move, before: view, events: played.events }]);
  }
  const answered = points.find(({ at: each }, index) => index >= start && task.ends(each));
  const own = entry(await judges.expect((answered ?? latest(points)).at.view), pupil);
  const other = entry(await judges.expect(at.view), pupil);
  const less = Math.max(0, other - own);
  const verdict = less <= AS_GOOD_AS_OURS ? 'excellent' : less <= GOOD_ENOUGH ? 'good' : 'more';
  return { verdict, less, way };
}
