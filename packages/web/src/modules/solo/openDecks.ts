import { contentOf, instructionCard, staffCard } from '@gah/engine';
import { instructionText, phrases, staffName, staffText } from '@gah/text';
import type { ModuleScreen } from '../module.js';

/** What the opponent turns over next: its instructions, and its staff for the final scoring. */
export const openDecks: NonNullable<ModuleScreen['openDecks']> = ({ language, view, modules }) => {
  const { decks } = phrases(language, 'replay');
  const content = contentOf(view.setup);
  const { deck, faceDown } = modules.solo ?? { deck: [], faceDown: [] };
  const difficulty = view.setup.difficulty ?? 'medium';
  return [
    {
      title: decks.instructions,
      cards: deck.toReversed().map((card) => ({
        key: card,
        name: decks.instruction({ card }),
        text: instructionText(language, instructionCard(card), difficulty).join(' '),
      })),
    },
    {
      title: decks.privateStaff,
      cards: faceDown.toReversed().map((card) => ({
        key: card,
        name: staffName(language, card, content.edition),
        text: staffText(language, staffCard(content, card)),
      })),
    },
  ];
};
