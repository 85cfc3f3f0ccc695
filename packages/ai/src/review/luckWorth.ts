import type { GameState } from '@gah/engine';
import { tableKindOf } from '../evaluation/features.js';
import type { LuckByKind } from './luckSheet.js';

/**
 * By how much more final scores change than the value function does when chance shows something: it was learnt by
 * comparing plans, and sees too little in dice and in the queue, which are there for all plans. Fitted to
 * final scores (`npm run lab -- luck`, docs/ai.md), for plain games for two and for all other tables. Luck is zero on
 * average with any factor; with these it explains most.
 */
const PLAIN: LuckByKind = { layout: 1, guests: 4, staff: 2, modules: 1, dice: 2.5 };
const OTHER: LuckByKind = { layout: 1, guests: 1, staff: 1, modules: 1, dice: 1 };

export const worthOf = (setup: Omit<GameState['setup'], 'seed'>): LuckByKind =>
  tableKindOf(setup) === 'plain' ? PLAIN : OTHER;
