import type { GameView } from '@gah/engine';
import { contentFor } from '@gah/engine';
import type { Judge } from '../searching/explore.js';
import { loreOf } from './lore.js';
import type { Weights } from './foresight.js';
import { foresee, foreseeByThumb } from './foresight.js';

type Rules = Pick<GameView['setup'], 'edition' | 'dataPack' | 'modules'>;

/** Judges positions of games with this set-up by what was learnt. */
export function judgeWith(weights: Weights, { edition, dataPack, modules }: Rules): Judge {
  const lore = loreOf(contentFor(edition, dataPack, modules));
  return (state, seat) => foresee(weights, lore, state, seat);
}

/** Judges them by rules of thumb. */
export function judgeByThumb({ edition, dataPack, modules }: Rules): Judge {
  const lore = loreOf(contentFor(edition, dataPack, modules));
  return (state, seat) => foreseeByThumb(lore, state, seat);
}
