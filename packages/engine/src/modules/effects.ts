import { DANCER_EFFECTS } from './ballrooms/effects.js';
import { TOKEN_EFFECTS } from './entrances/effects.js';

/** Rules of the effects that modules bring. */
export const MODULE_EFFECTS = { ...DANCER_EFFECTS, ...TOKEN_EFFECTS };
