import { CELEBRITIES } from '@gah/engine';
import { celebrityName, celebrityText, phrases } from '@gah/text';
import type { Explains } from '../module.js';
import type { CelebritiesSubject } from './subject.js';

export const explain: Explains<CelebritiesSubject> = {
  celebrity: ({ key }, { language, words }) => {
    const celebrity = CELEBRITIES.find((each) => each.key === key);
    return {
      name: celebrityName(language, key),
      kind: words.zones.lounge,
      lines: celebrity ? [{ text: celebrityText(language, celebrity) }] : [],
      reconstructed: [],
    };
  },
  lounge: (_subject, { language, words, scene, own }) => {
    const { lounge, look } = phrases(language, 'explain');
    const owned = scene.view.modules.celebrities?.owned[own] ?? [];
    const names = owned.map((key) => celebrityName(language, key)).join(', ');
    return {
      name: lounge.name,
      kind: words.zones.lounge,
      lines: [
        { text: lounge.what },
        { label: look.forYou, text: owned.length === 0 ? lounge.nobody : lounge.yours({ names }) },
      ],
      reconstructed: [],
    };
  },
};
