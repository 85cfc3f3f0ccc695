import { idsIn } from '../../table/bar/tray.js';
import type { ScreenExplaining } from '../module.js';
import { entrance as gate } from './art/gates.js';
import Entrance from './Entrance.svelte';
import EntranceSign from './EntranceSign.svelte';
import EntrancesTray from './EntrancesTray.svelte';
import { explain } from './explain.js';
import { entrancesOffered } from './offered.js';
import { rulePictures } from './rulePictures.js';
import type { EntrancesSubject } from './subject.js';
import TokensTray from './TokensTray.svelte';

export const screen: ScreenExplaining<EntrancesSubject> = {
  rulePictures,
  zones: { side: Entrance },
  tabZones: { hotel: Entrance, staff: Entrance },
  sign: EntranceSign,
  trays: [
    { isOpen: (table) => entrancesOffered(table).length > 0, content: EntrancesTray },
    { isOpen: (table) => idsIn(table, 'token').length > 0, content: TokensTray },
  ],
  closerLooks: {
    entrance: {
      explain: explain.entrance,
      rule: 'entrances.all',
      almanac: ({ key }) => `entrance/${key}`,
      picture: ({ key }) => ({ shape: 'gate', markup: gate(key) }),
    },
    token: { explain: explain.token, rule: 'entrances.tokens' },
  },
};
