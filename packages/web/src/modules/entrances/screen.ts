import { ENTRANCES } from '@gah/engine';
import { entranceName, entranceText, tokenText } from '@gah/text';
import { idsIn } from '../../table/bar/tray.js';
import type { ScreenExplaining } from '../module.js';
import { entrance as gate } from './art/gates.js';
import Entrance from './Entrance.svelte';
import EntranceSign from './EntranceSign.svelte';
import EntrancesTray from './EntrancesTray.svelte';
import { entrancesOffered } from './offered.js';
import type { EntrancesSubject } from './subject.js';
import TokensTray from './TokensTray.svelte';

export const screen: ScreenExplaining<EntrancesSubject> = {
  zones: { side: Entrance },
  tabZones: { hotel: Entrance, staff: Entrance },
  sign: EntranceSign,
  trays: [
    { isOpen: (table) => entrancesOffered(table).length > 0, content: EntrancesTray },
    { isOpen: (table) => idsIn(table, 'token').length > 0, content: TokensTray },
  ],
  closerLooks: {
    entrance: {
      explain: ({ key }, { language, words }) => {
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
      picture: ({ key }) => ({ shape: 'gate', markup: gate(key) }),
    },
    token: {
      explain: ({ index }, { language, words, scene }) => {
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
    },
  },
};
