import { MODULES, opponentWith } from '@gah/engine';
import type { Measure } from '../../standing/measure.js';

/** The first module that brings another opponent. */
const other = MODULES.find((module) => opponentWith([module]) !== opponentWith([]));

const against = (difficulty: string, least: number, modules: readonly string[]): Measure => ({
  command: 'tournament',
  args: ['--levels', 'emperor', '--solo', difficulty, ...modules],
  games: 200,
  bar: { of: 'wins', least },
});

const leopold: readonly string[] = [];
const elisabeth = other === undefined ? [] : ['--modules', other];

/** What is claimed of the emperor's play against the publisher's opponents, on the night side. */
export const MEASURES_ALONE = {
  'leopold-hard': against('hard', 75, leopold),
  'elisabeth-hard': against('hard', 75, elisabeth),
  'leopold-medium': against('medium', 95, leopold),
  'elisabeth-medium': against('medium', 95, elisabeth),
} as const satisfies Readonly<Record<string, Measure>>;
