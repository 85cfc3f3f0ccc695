import type { Lesson } from '../lesson.js';
import { emperor } from './emperor/emperor.js';
import { firstEvening } from './firstEvening/firstEvening.js';

/** In the order in which they are offered. */
export const LESSONS: readonly Lesson[] = [firstEvening, emperor];

export const lessonOf = (id: string): Lesson | null =>
  LESSONS.find((lesson) => lesson.id === id) ?? null;
