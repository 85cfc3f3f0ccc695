import type { Messages } from '../topics.js';
import { cards } from './cards.js';
import { computers } from './computers.js';
import { decisions } from './decisions.js';
import { expansion } from './expansion.js';
import { log } from './log.js';
import { problems } from './problems.js';
import { refusals } from './refusals.js';
import { words } from './words.js';

export const en: Messages = {
  ...words,
  ...cards,
  ...computers,
  ...decisions,
  ...expansion,
  ...log,
  ...problems,
  ...refusals,
};
