/** What the modules add to the texts of cards and to what all texts know; see play.ts for the rest. */
import { effects as ballroomEffects } from './ballrooms/effects.js';
import { effects as entranceEffects } from './entrances/effects.js';

export { hasChampagne } from './ballrooms/champagne.js';
export { opponentOf } from './solo/names.js';
export type { Opponent } from './solo/names.js';

export const MODULE_EFFECTS = { ...ballroomEffects, ...entranceEffects };
