export { cardNames, causes } from './causes.js';
export { events } from './events.js';
export { moves } from './moves.js';
export { prompts } from './prompts.js';
export { reasons } from './reasons.js';
export { moments, refusals } from './refusals.js';
