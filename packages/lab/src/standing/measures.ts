/** Everything that is claimed of the players' strength, and how it is measured. */

import { MEASURES_ALONE } from '../modules/index.js';
import type { Measure } from './measure.js';

const wins = (least: number): Measure['bar'] => ({ of: 'wins', least });
const score = (least: number): Measure['bar'] => ({ of: 'score', least });

const itself = (...more: string[]): Pick<Measure, 'command' | 'args'> => ({
  command: 'tournament',
  args: ['--levels', 'emperor', '--self', ...more],
});

const between = (a: string, b: string, ...more: string[]): Pick<Measure, 'command' | 'args'> => ({
  command: 'match',
  args: ['--a', a, '--b', b, ...more],
});

/** So many positions take the emperor of today as long as a decision takes the champion. */
const AS_LONG = {
  two: 'emperor@now:34000',
  three: 'emperor@now:41000',
  four: 'emperor@now:41000',
  everything: 'emperor@now:40000',
};

export const MEASURES = {
  ...MEASURES_ALONE,
  'emperor-two': { ...between(AS_LONG.two, 'emperor@1'), games: 800, bar: wins(70) },
  'emperor-three': {
    ...between(AS_LONG.three, 'emperor@1', '--players', '3'),
    games: 400,
    bar: wins(60),
  },
  'emperor-four': {
    ...between(AS_LONG.four, 'emperor@1', '--players', '4'),
    games: 400,
    bar: wins(60),
  },
  'emperor-everything': {
    ...between(AS_LONG.everything, 'emperor@1', '--modules', 'all', '--promos'),
    games: 400,
    bar: wins(60),
  },
  'director-two': { ...between('director@now', 'director@1'), games: 800, bar: wins(75) },
  'director-emperor': { ...between('director@now', 'emperor@1'), games: 800, bar: wins(45) },
  'itself-two': { ...itself(), games: 200, bar: score(160) },
  'itself-four': { ...itself('--players', '4'), games: 100, bar: score(160) },
} as const satisfies Readonly<Record<string, Measure>>;
