import { did, isOwnTurn } from '../conditions.js';
import type { Lesson, Step, Task } from '../lesson.js';
import type { Moment } from '../moment.js';
import type { Said } from '../say.js';

/** A turn that is judged; whoever passes comes back to it. */
export const turnTask = (says: (at: Moment) => Said): Task => ({
  begins: isOwnTurn,
  says,
  ends: (at) => did('endTurn')(at) || at.view.phase === 'over',
});

/** What is only told, one after the other, at the first decision of the lesson. */
export const told = (
  id: string,
  says: Step['says'],
  lights?: Step['lights'],
  more?: string,
): Step => ({
  id,
  says,
  ...(lights ? { lights } : {}),
  ...(more === undefined ? {} : { more }),
});

/** A lesson from a prepared position that ends with a judged turn. */
export const shortLesson = (
  lesson: Omit<Lesson, 'pupil' | 'ends' | 'task'> & { readonly task: Task },
): Lesson => ({ ...lesson, pupil: 0, ends: lesson.task.ends });
