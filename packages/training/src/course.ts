import type { Study } from './learn.js';
import type { Lesson } from './selfPlay.js';
import type { Tables } from './tables.js';

/** How one generation plays, and the ways in which it learns. */
export interface Grade {
  readonly games: number;
  readonly tables: Tables;
  readonly lesson: Omit<Lesson, 'weights'>;
  readonly studies: readonly Study[];
}

const quick = { isStrict: true, width: 1, detail: 5, nodes: 2500, adventure: 8 };
const careful = { isStrict: false, width: 2, detail: 5, nodes: 5000, adventure: 8 };

const afresh: Study = {
  window: 3,
  from: 'thumbs',
  lambda: 0.8,
  caution: 2000,
  cautionInRound: 5000,
  step: 0.6,
};
const onwards: Study = { ...afresh, from: 'now', caution: 20_000, step: 1 };
const LONG = 10;

/** Rules of thumb are the only teachers: final scores alone are believed. */
const first: Grade = {
  games: 600,
  tables: 'plain',
  lesson: quick,
  studies: [{ ...afresh, lambda: 1, step: 1 }],
};
/** While there is little to look back on, a long memory holds no more than a short one. */
const early: Grade = { games: 400, tables: 'plain', lesson: careful, studies: [afresh, onwards] };
const advanced: Grade = { ...early, studies: [...early.studies, { ...afresh, window: LONG }] };
/** What is known of plain games is tried at all other tables. */
const further: Grade = {
  games: 160,
  tables: 'other',
  lesson: careful,
  studies: [{ ...afresh, window: LONG, step: 1 }, onwards],
};

const EARLY = 3;
const ADVANCED = 15;
const FURTHER = 5;
/** The course of training, generation by generation. */
export const GRADES: readonly Grade[] = [
  first,
  ...Array.from({ length: EARLY }, () => early),
  ...Array.from({ length: ADVANCED }, () => advanced),
  ...Array.from({ length: FURTHER }, () => further),
];
/** When so many generations have played carefully, what the first one did is forgotten. */
const ENOUGH_CAREFUL = 2;

/** Of the generations so far, the latest that can teach something about these tables. */
export function teachersOf<Generation extends { readonly grade: Grade }>(
  generations: readonly Generation[],
  tables: Tables,
  window: number,
): Generation[] {
  const same = generations.filter(({ grade }) => grade.tables === tables);
  const strict = same.filter(({ grade }) => grade.lesson.isStrict);
  const hasEnough = same.length - strict.length >= ENOUGH_CAREFUL;
  return same.filter((generation) => !hasEnough || !strict.includes(generation)).slice(-window);
}

/** So many games show how well a player plays. */
export const EXAM_GAMES: Readonly<Record<Tables, number>> = { plain: 100, other: 40 };
/** Played carefully, and always in the best way known. */
export const EXAM: Omit<Lesson, 'weights'> = { ...careful, adventure: 0 };
