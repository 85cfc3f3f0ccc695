import { availableParallelism } from 'node:os';
import { LEVELS } from '@gah/ai';
import { DIFFICULTIES, EDITIONS, HOTEL_SIDES, MAX_SEATS, MODULES, STAFF_DEALS } from '@gah/engine';
import { LANGUAGES } from '@gah/text';
import { DEFAULT_PLAYERS, MIN_PLAYERS } from '../players.js';
import type { OptionTable } from './option.js';
import { ALL } from './option.js';

const MANY = 999_999_999;
const THREADS = Math.min(64, availableParallelism());
const SEATS = Array.from({ length: MAX_SEATS }, (_, seat) => `${seat + 1}` as const);

/** Every option there is. Commands choose from this table; parsing and help follow from it. */
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
  players: {
    kind: 'number',
    min: MIN_PLAYERS,
    max: MAX_SEATS,
    help: `players, ${MIN_PLAYERS} to ${MAX_SEATS} (without it: ${DEFAULT_PLAYERS})`,
  },
  solo: {
    kind: 'choice',
    choices: DIFFICULTIES,
    help: `one person alone, instead of --players; --modules ${ALL} is then without startPlayer`,
  },
  edition: { kind: 'choice', choices: EDITIONS, fallback: '2021', help: 'edition of the rules' },
  hotel: { kind: 'choice', choices: HOTEL_SIDES, fallback: 'night', help: 'side of the hotels' },
  staff: { kind: 'choice', choices: STAFF_DEALS, fallback: 'random', help: 'how staff is dealt' },
  modules: { kind: 'list', choices: MODULES, help: "modules of Let's Waltz!" },
  promos: { kind: 'flag', help: 'with all promotional cards' },
  'box-promos': {
    kind: 'flag',
    help: 'with the promotional guests in the box of the base game only',
  },
  'data-pack': {
    kind: 'text',
    value: 'FILE',
    help: 'printed values that replace the built-in ones',
  },
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
