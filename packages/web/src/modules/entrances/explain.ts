import { ENTRANCES } from '@gah/engine';
import { entranceName, entranceText, tokenText } from '@gah/text';
import type { Explains } from '../module.js';
import type { EntrancesSubject } from './subject.js';

export const explain: Explains<EntrancesSubject> = {
  entrance: ({ key }, { language, words }) => {
    const entrance = ENTRANCES.find((each) => each.key === key);
    const text = entrance ? entranceText(language, entrance) : { whenGained: [], ongoing: [] };
    return {
      name: entranceName(language, key),
      kind: words.zones.entrance,
      lines: [
        ...text.whenGained.map((each) => ({ label: words.detail.whenGained, text: each })),
        ...text.ongoing.map((each) => ({ label: words.detail.ongoing, text: each })),
      ],
      reconstructed: [],
    };
  },
  token: ({ index }, { language, words, scene }) => {
    const token = scene.content.tokens[index];
    const text = token ? tokenText(language, token) : { top: '', bottom: '' };
    return {
      name: words.tokensLeft({ amount: 1 }),
      kind: words.zones.entrance,
      lines: [
        { label: words.detail.top, text: text.top },
        { label: words.detail.bottom, text: text.bottom },
      ],
      reconstructed: token?.source === 'reconstructed' ? [words.detail.bonus] : [],
    };
  },
};
