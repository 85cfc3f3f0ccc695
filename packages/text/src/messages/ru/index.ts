import type { Messages } from '../topics.js';
import { cards } from './cards.js';
import { decisions } from './decisions.js';
import { log } from './log.js';
import { problems } from './problems.js';
import { words } from './words.js';

export const ru: Messages = { ...words, ...cards, ...decisions, ...log, ...problems };
