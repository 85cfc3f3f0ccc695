import type { Hints } from '../topics.js';
import { costs } from './costs.js';
import { reasons } from './reasons.js';
import { refusals } from './refusals.js';

/** What is said only to whoever asks. */
export const hints: Hints = { ...costs, ...reasons, ...refusals };
