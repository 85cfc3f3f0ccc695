import type { GameView } from '@gah/engine';
import { contentFor } from '@gah/engine';
import type { Judge } from '../searching/explore.js';
import { loreOf } from './lore.js';
import type { Network } from './network.js';
import { foresee } from './network.js';

/** Judges positions of games with this set-up. */
export function judgeWith(
  network: Network,
  { edition, dataPack }: Pick<GameView['setup'], 'edition' | 'dataPack'>,
): Judge {
  const lore = loreOf(contentFor(edition, dataPack));
  return (state, seat) => foresee(network, lore, state, seat);
}
