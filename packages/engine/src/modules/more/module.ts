import type { GameModule } from '../../model/context.js';

/** More cards and tiles; bell cards are an ordinary timing, so there is nothing else to do. */
export const more: GameModule = { name: 'more' };
