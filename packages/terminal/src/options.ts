import { availableParallelism } from 'node:os';
import { LEVELS } from '@gah/ai';
import { MAX_SEATS } from '@gah/engine';
import { LANGUAGES } from '@gah/text';
import type { OptionTable } from './option.js';

const MANY = 999_999_999;
const THREADS = Math.min(64, availableParallelism());
const SEATS = Array.from({ length: MAX_SEATS }, (_, seat) => `${seat + 1}` as const);

/** Options of several commands besides those of a set-up; parsing and help follow from them. */
export const OPTIONS = {
  file: { kind: 'operand', value: 'FILE', help: 'a saved game' },
  games: { kind: 'number', min: 1, max: MANY, fallback: 100, help: 'how many games to play' },
  first: {
    kind: 'number',
    min: 1,
    max: MANY,
    fallback: 1,
    help: 'number of the first game; game I has the seed "S-I"',
  },
  seed: { kind: 'text', value: 'S', fallback: '1', help: 'equal seeds give equal games' },
  json: { kind: 'flag', help: 'the result as JSON' },
  save: { kind: 'text', value: 'FILE', help: 'write the game to this file' },
  lang: { kind: 'choice', choices: LANGUAGES, fallback: 'en', help: 'language of the log' },
  seat: {
    kind: 'choice',
    choices: ['all', ...SEATS, 'spectator'],
    fallback: 'all',
    help: 'whose hidden cards to show',
  },
  workers: {
    kind: 'number',
    min: 1,
    max: 64,
    fallback: THREADS,
    help: 'how many threads play',
  },
  threads: {
    kind: 'number',
    min: 0,
    max: 64,
    fallback: THREADS,
    help: 'how many threads play; 0 for none besides the main one',
  },
  levels: {
    kind: 'list',
    choices: LEVELS,
    help: 'computer players, weakest first',
  },
  budget: {
    kind: 'number',
    min: 1,
    max: MANY,
    help: 'milliseconds for each decision of a computer player (without it: as many as it needs)',
  },
  nodes: {
    kind: 'number',
    min: 1,
    max: MANY,
    help: 'positions to look at for each decision, instead of --budget; then equal seeds give equal games',
  },
} as const satisfies OptionTable;
