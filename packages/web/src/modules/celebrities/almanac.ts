import type { Celebrity } from '@gah/engine';
import { CELEBRITIES } from '@gah/engine';
import { celebrityName, celebrityText, moduleName } from '@gah/text';
import { goodsIn, tagsOf } from '../../almanac/effectTags.js';
import type { Entry, EntryList } from '../../almanac/entry.js';
import { PLAIN } from '../../almanac/entry.js';
import { questionsOfEffects } from '../../almanac/questions.js';

function entryOf(celebrity: Celebrity): Entry {
  const { key, ability, use } = celebrity;
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
  };
}

export const almanac: EntryList = {
  entries: CELEBRITIES.map(entryOf),
};
