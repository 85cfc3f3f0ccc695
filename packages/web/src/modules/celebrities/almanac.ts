import type { Celebrity } from '@gah/engine';
import { CELEBRITIES, DIE_COLORS } from '@gah/engine';
import { celebrityName, celebrityText, moduleName } from '@gah/text';
import { goodsIn, tagsOf } from '../../almanac/effectTags.js';
import type { Entry, EntryList } from '../../almanac/entry.js';
import { PLAIN } from '../../almanac/entry.js';
import { questionsOfEffects } from '../../almanac/questions.js';
import { portraits } from './portraits.js';

function entryOf(celebrity: Celebrity, index: number): Entry {
  const { key, ability, use } = celebrity;
  const color = DIE_COLORS[index % DIE_COLORS.length] ?? 'red';
  const effects = { ability, use };
  return {
    ...PLAIN,
    kind: 'celebrity',
    key,
    number: null,
    needs: celebrity.needs,
    name: (language) => celebrityName(language, key),
    about: (language) => moduleName(language, 'celebrities'),
    lines: (language) => [{ text: celebrityText(language, celebrity) }],
    sources: [['effect', celebrity.source]],
    traits: { goods: goodsIn(effects), effects: tagsOf(effects) },
    questions: [
      'ownTurns',
      'coloredDie',
      ...(ability?.onGain ? (['source'] as const) : []),
      ...(ability?.orderSlack ? (['slack'] as const) : []),
      ...questionsOfEffects(effects),
    ],
    picture: () => ({ is: 'drawing', wide: false, markup: portraits.now(key, color, 'full') }),
    face: () => portraits.now(key, color, 'face'),
  };
}

export const almanac: EntryList = {
  entries: CELEBRITIES.map(entryOf),
  loadDrawings: portraits.load,
};
