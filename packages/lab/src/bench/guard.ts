import { timeAll } from './times.js';

// A process of its own, started by the test of the ratios. Few games, and the best round counts.
const times = timeAll(
  ['structuredClone', 'decision', 'clone', 'view'],
  { games: 4, positionsPerGame: 10 },
  { warmUp: 40, rounds: 15, slice: 4 },
  (rounds) => Math.min(...rounds),
);
process.stdout.write(JSON.stringify(times.cases));
