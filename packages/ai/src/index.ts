/** Computer players: they see a seat's view and its legal moves, nothing else. */
export { choose } from './choose.js';
export { LEVELS } from './levels.js';
export type { Level } from './levels.js';
export type { Progress, Thinking } from './thinking.js';
