import { CELEBRITIES } from '@gah/engine';
import { celebrityName, celebrityText, phrases } from '@gah/text';
import type { ModuleScreen } from '../module.js';

/** Who comes to the lounge next. */
export const openDecks: NonNullable<ModuleScreen['openDecks']> = ({ language, modules }) => {
  const toCome = modules.celebrities?.deck.toReversed() ?? [];
  return [
    {
      title: phrases(language, 'replay').decks.celebrities,
      cards: toCome.flatMap((key) => {
        const celebrity = CELEBRITIES.find((each) => each.key === key);
        if (!celebrity) return [];
        return [
          { key, name: celebrityName(language, key), text: celebrityText(language, celebrity) },
        ];
      }),
    },
  ];
};
