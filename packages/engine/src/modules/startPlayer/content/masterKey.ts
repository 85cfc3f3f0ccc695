import type { Effect } from '../../../model/effect.js';

/** What the master key brings: the good always, the action if its taker likes. */
export const KEY_EFFECTS = [
  { do: 'chooseGoods', amount: 1 },
  { do: 'anyAction', strength: 1 },
] as const satisfies readonly Effect[];

/** What players start with, by their place in the first turn order. */
export const KRONES_BY_POSITION: readonly number[] = [9, 10, 11, 12];
