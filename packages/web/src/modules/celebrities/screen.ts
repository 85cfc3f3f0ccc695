import { CELEBRITIES } from '@gah/engine';
import { celebrityName, celebrityText } from '@gah/text';
import type { ScreenExplaining } from '../module.js';
import Lounge from './Lounge.svelte';
import { portraits } from './portraits.js';
import type { CelebritiesSubject } from './subject.js';

export const screen: ScreenExplaining<CelebritiesSubject> = {
  zones: { market: Lounge },
  tabZones: { market: Lounge, staff: Lounge },
  loadDrawings: portraits.load,
  closerLooks: {
    celebrity: {
      explain: ({ key }, { language, words }) => {
        const celebrity = CELEBRITIES.find((each) => each.key === key);
        return {
          name: celebrityName(language, key),
          kind: words.zones.lounge,
          lines: celebrity ? [{ text: celebrityText(language, celebrity) }] : [],
          reconstructed: [],
        };
      },
      picture: ({ key }) => ({ shape: 'portrait', markup: portraits.now(key, 'yellow', 'full') }),
    },
  },
};
