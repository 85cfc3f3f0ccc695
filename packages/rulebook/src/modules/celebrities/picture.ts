import type { Die } from '@gah/engine';

/** All celebrities with their effects, or dice of several colours on one action space. */
export type CelebritiesPicture =
  | { readonly is: 'celebrities' }
  | { readonly is: 'coloredDice'; readonly space: number; readonly dice: readonly Die[] };
