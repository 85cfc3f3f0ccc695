import type { Lesson } from '../lesson.js';
import { MODULE_LESSONS } from '../modules/index.js';
import { emperor } from './emperor/emperor.js';
import { finalScoring } from './finalScoring/finalScoring.js';
import { firstEvening } from './firstEvening/firstEvening.js';
import { groups } from './groups/groups.js';
import { objectives } from './objectives/objectives.js';
import { passing } from './passing/passing.js';
import { planning } from './planning/planning.js';
import { staff } from './staff/staff.js';

/** In the order in which they are offered. */
export const LESSONS: readonly Lesson[] = [
  firstEvening,
  emperor,
  groups,
  passing,
  staff,
  objectives,
  planning,
  finalScoring,
  ...MODULE_LESSONS,
];

export const lessonOf = (id: string): Lesson | null =>
  LESSONS.find((lesson) => lesson.id === id) ?? null;
