import type { Lesson } from './selfPlay.js';

/** How the games of one generation are played. */
export interface Grade {
  readonly games: number;
  /** Of a hundred games so many are plain games for two. */
  readonly plainPercent: number;
  readonly lesson: Omit<Lesson, 'weights'>;
}

const quick = { isStrict: true, width: 1, detail: 5, nodes: 2500, adventure: 8 };
const careful = { isStrict: false, width: 2, detail: 5, nodes: 5000, adventure: 10 };

/** Rules of thumb are the only teachers: final scores alone are believed. */
const first: Grade = { games: 200, plainPercent: 100, lesson: { ...quick, lambda: 1 } };
const beginner: Grade = { games: 200, plainPercent: 100, lesson: { ...quick, lambda: 0.8 } };
const advanced: Grade = { games: 150, plainPercent: 70, lesson: { ...careful, lambda: 0.8 } };

/** The course of training, generation by generation. */
export const GRADES: readonly Grade[] = [
  first,
  beginner,
  beginner,
  beginner,
  ...Array.from({ length: 6 }, () => advanced),
];

/** Generations whose positions are learnt from together. */
export const WINDOW = 6;
/** So many samples it takes to move a weight half way from what was believed at first. */
export const CAUTION = 2000;
