import { TIMED } from './probes.js';
import type { Effort } from './rounds.js';
import { undisturbed } from './rounds.js';
import { timeAll } from './times.js';

const FULL: Effort = { warmUp: 40, rounds: 40, slice: 15 };
const QUICK: Effort = { warmUp: 15, rounds: 10, slice: 10 };

// A process of its own, started by the command with the flags that the figures need.
const effort = process.argv.includes('--quick') ? QUICK : FULL;
const times = timeAll(TIMED, { games: 16, positionsPerGame: 20 }, effort, undisturbed);
process.stdout.write(JSON.stringify(times));
