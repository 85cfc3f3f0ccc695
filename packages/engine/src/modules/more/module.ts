import type { AnyModule } from '../module.js';

/** More cards and tiles; bell cards are an ordinary timing, so there is nothing else to do. */
export const more: AnyModule = { name: 'more' };
