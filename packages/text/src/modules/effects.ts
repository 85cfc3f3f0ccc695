/** What the modules add to the texts of effects: all other texts, those of the modules too, are made of them. */
import { effects as ballrooms } from './ballrooms/effects.js';
import { effects as entrances } from './entrances/effects.js';

export const MODULE_EFFECTS = { ...ballrooms, ...entrances };
