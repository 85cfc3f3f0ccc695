import type { GameView } from '@gah/engine';
import { contentFor } from '@gah/engine';
import type { Judge } from '../searching/explore.js';
import { loreOf } from './lore.js';
import type { Weights } from './foresight.js';
import { foresee } from './foresight.js';

/** Judges positions of games with this set-up. */
export function judgeWith(
  weights: Weights,
  { edition, dataPack }: Pick<GameView['setup'], 'edition' | 'dataPack'>,
): Judge {
  const lore = loreOf(contentFor(edition, dataPack));
  return (state, seat) => foresee(weights, lore, state, seat);
}
