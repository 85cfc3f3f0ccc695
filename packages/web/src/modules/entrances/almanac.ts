import type { Entrance, EntranceKey } from '@gah/engine';
import { contentFor, ENTRANCES } from '@gah/engine';
import { entranceName, entranceText, moduleName, tokenText } from '@gah/text';
import { wordsIn } from '../../almanac/wordsIn.js';
import { goodsIn, tagsOf } from '../../almanac/effectTags.js';
import type { Entry, EntryList } from '../../almanac/entry.js';
import { PLAIN } from '../../almanac/entry.js';
import { questionsOfEffects } from '../../almanac/questions.js';

const { tokens } = contentFor('2021', null);
const WITH_TOKENS: EntranceKey = 'dove';
const SHIFTS_DICE: EntranceKey = 'kozi';
/** Whose things are used by an action of their own. */
const WITH_ACTIONS: readonly EntranceKey[] = ['wray', 'ninas'];

function entryOf(entrance: Entrance): Entry {
  const { key } = entrance;
  const [token] = tokens;
  const effects = { ...entrance, source: null };
  return {
    ...PLAIN,
    kind: 'entrance',
    key,
    number: null,
    needs: entrance.needs,
    name: (language) => entranceName(language, key),
    about: (language) => moduleName(language, 'entrances'),
    lines: (language) => {
      const words = wordsIn(language);
      const { whenGained, ongoing } = entranceText(language, entrance);
      return [
        ...whenGained.map((text) => ({ label: words.entrance.start, text })),
        ...ongoing.map((text) => ({ label: words.entrance.ongoing, text })),
        ...(key === WITH_TOKENS ? tokens : []).map((each, index) => {
          const { top, bottom } = tokenText(language, each);
          return { label: words.desk.token({ number: index + 1 }), text: `${top} / ${bottom}` };
        }),
      ];
    },
    sources: [
      ['effect', entrance.source],
      ...(key === WITH_TOKENS && token ? [['tokens', token.source] as const] : []),
    ],
    traits: { goods: goodsIn(effects), effects: tagsOf(effects) },
    questions: [
      'auction',
      ...(key === SHIFTS_DICE ? (['shifted'] as const) : []),
      ...(WITH_ACTIONS.includes(key) ? (['additional'] as const) : []),
      ...questionsOfEffects(effects),
    ],
  };
}

export const almanac: EntryList = { entries: ENTRANCES.map(entryOf) };
