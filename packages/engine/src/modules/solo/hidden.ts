import { shuffle } from '../../random/rng.js';
import { tooManyHidden } from '../../util/missing.js';
import type { ModuleOf } from '../module.js';
import { instructionDeck } from './content/instructions.js';

/** The opponent's instructions to come, and its private staff: final-scoring cards that nobody has seen. */
export const hidden: ModuleOf<'solo'>['hidden'] = {
  view: ({ deck, faceDown, ...open }) => ({
    ...open,
    deckSize: deck.length,
    faceDownSize: faceDown.length,
  }),
  sample: ({ deckSize, faceDownSize, ...open }, { view, content, hiddenStaff, rng }) => {
    const deck = instructionDeck(view.setup.modules).filter((card) => !open.discard.includes(card));
    const faceDown = hiddenStaff
      .filter((card) => content.staff[card]?.timing === 'final')
      .slice(0, faceDownSize);
    if (deck.length !== deckSize || faceDown.length !== faceDownSize) throw tooManyHidden();
    for (const card of faceDown) hiddenStaff.splice(hiddenStaff.indexOf(card), 1);
    return { ...open, deck: shuffle(rng, deck), faceDown };
  },
};
