import type { Hints, Messages } from '../topics.js';
import { cards } from './cards.js';
import { computers } from './computers.js';
import { decisions } from './decisions.js';
import { expansion } from './expansion.js';
import { log } from './log.js';
import { problems } from './problems.js';
import { words } from './words.js';

/** Everything but the hints, which are loaded later. */
export const en: Omit<Messages, keyof Hints> = {
  ...words,
  ...cards,
  ...computers,
  ...decisions,
  ...expansion,
  ...log,
  ...problems,
};
