import type { PoliticsCard } from '@gah/engine';
import { contentFor } from '@gah/engine';
import { politicsName, politicsText, term } from '@gah/text';
import type { Entry, EntryList } from '../entry.js';
import { PLAIN } from '../entry.js';

function entryOf(card: PoliticsCard): Entry {
  const countsGuests = card.conditions.some(({ per }) => per.count === 'served');
  return {
    ...PLAIN,
    kind: 'politics',
    key: String(card.number),
    number: card.number,
    needs: card.needs,
    name: (language) => politicsName(language, card.number),
    about: (language) => `${term(language, 'politicsCard')} ${card.letter}`,
    lines: (language) => {
      const { condition, vp } = politicsText(language, card);
      return [{ text: condition }, { text: vp }];
    },
    sources: [
      ['condition', card.source.condition],
      ['letter', card.source.letter],
      ['vp', card.source.vp],
    ],
    traits: { goods: [], effects: new Set(['points']) },
    questions: countsGuests ? ['claiming', 'servedGuests'] : ['claiming'],
  };
}

export const OBJECTIVE_ENTRIES: EntryList = {
  entries: contentFor('2021', null).politics.flatMap((card) => (card ? entryOf(card) : [])),
};
