import type { Move } from '@gah/engine';
import { isInside } from './conditions.js';
import type { Light } from './places.js';
import type { Run } from './run.js';
import { isTimeFor, latest } from './run.js';
import type { Said } from './say.js';

/** What the guide says now. */
export interface Guidance {
  /** Marks it as read. */
  readonly id: string;
  readonly said: Said;
  readonly light: Light;
  readonly suggestion: Move | null;
  /** To be read and gone on from, or to be done. */
  readonly waitsFor: 'next' | 'move';
  readonly more: string | null;
}

/** What the pupil has read; everything else about a lesson stands in the record of its game. */
export type Read = readonly string[];

const DARK: Light = {};

/** A move is answered until the answer has been read, or the pupil has made the next one. */
function answerOf({ points, lesson }: Run, read: Read): Guidance | null {
  const last = points.findLastIndex(({ at }) => at.deeds.at(-1)?.move.seat === lesson.pupil);
  const said = points[last]?.answer ?? null;
  const id = `answer ${last}`;
  if (!said || read.includes(id) || latest(points).at.moves.length === 0) return null;
  return { id, said, light: DARK, suggestion: null, waitsFor: 'next', more: null };
}

/** In the middle of something, with more to be told afterwards. */
const isBetweenSteps = ({ points, lesson }: Run, read: Read): boolean => {
  const { at, done } = latest(points);
  return isInside(at) && lesson.steps.some(({ id }) => !done.has(id) && !read.includes(id));
};

function taskOf(run: Run, read: Read): Guidance | null {
  const { at } = latest(run.points);
  const { task } = run.lesson;
  if (!task || at.moves.length === 0 || !task.begins(at) || task.ends(at)) return null;
  if (isBetweenSteps(run, read)) return null;
  return {
    id: 'task',
    said: task.says(at),
    light: task.lights?.(at) ?? DARK,
    suggestion: null,
    waitsFor: 'move',
    more: null,
  };
}

/** What there is to say, if anything: an answer first, then the next idea, then the task. */
export function guidanceAt(run: Run, read: Read): Guidance | null {
  const answer = answerOf(run, read);
  if (answer) return answer;
  const { at, done } = latest(run.points);
  const step = run.lesson.steps.find(
    (each) => !done.has(each.id) && !read.includes(each.id) && isTimeFor(each, at),
  );
  const said = step?.says(at);
  if (!step || !said) return taskOf(run, read);
  const suggestion = step.suggests?.(at) ?? null;
  const light = step.lights?.(at) ?? DARK;
  return {
    id: step.id,
    said,
    light: suggestion ? { ...light, moves: [...(light.moves ?? []), suggestion] } : light,
    suggestion,
    waitsFor: step.done ? 'move' : 'next',
    more: step.more ?? null,
  };
}

/** The guided part is over and nothing is left to be read; whoever likes plays on. */
export function isFinished(run: Run, read: Read): boolean {
  const { at } = latest(run.points);
  return (
    run.lesson.ends(at) &&
    (at.moves.length > 0 || at.view.phase === 'over') &&
    guidanceAt(run, read) === null
  );
}

/** How much of the lesson lies behind: of its steps and its task, those done or read. */
export function shareDone(run: Run, read: Read): number {
  const { at, done } = latest(run.points);
  if (run.lesson.ends(at)) return 1;
  const { steps, task } = run.lesson;
  const behind = steps.filter(({ id }) => done.has(id) || read.includes(id)).length;
  return behind / Math.max(1, steps.length + (task ? 1 : 0));
}
