import { isInPlay } from '../../content/content.js';
import { shuffle } from '../../random/rng.js';
import { tooManyHidden } from '../../util/missing.js';
import type { ModuleOf } from '../module.js';
import { CELEBRITIES } from './content/celebrities.js';

/** Who comes to the lounge next is not known. */
export const hidden: ModuleOf<'celebrities'>['hidden'] = {
  view: ({ deck, ...open }) => ({ ...open, deckSize: deck.length }),
  sample: ({ deckSize, ...open }, { view, rng }) => {
    const seen = new Set([...open.discard, ...open.owned.flat(), ...open.lounge]);
    const deck = CELEBRITIES.filter((card) => isInPlay(view.setup, card) && !seen.has(card.key));
    if (deck.length !== deckSize) throw tooManyHidden();
    return {
      ...open,
      deck: shuffle(
        rng,
        deck.map(({ key }) => key),
      ),
    };
  },
};
