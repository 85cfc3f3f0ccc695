import type { Crest, GamePlan } from '../session/plan.js';
import type { Names } from './form.js';
import { firstForm, planOf } from './form.js';

/**
 * The game for somebody who has never played: two hotels, plain rules, a computer player of middling
 * strength. Nothing is asked before it begins.
 */
export const firstGame = (names: Names, crest: Crest, newSeed: () => string): GamePlan =>
  planOf(firstForm(crest), names, newSeed);
