import type { ScreenExplaining } from '../module.js';
import { explain } from './explain.js';
import Lounge from './Lounge.svelte';
import { portraits } from './portraits.js';
import type { CelebritiesSubject } from './subject.js';

export const screen: ScreenExplaining<CelebritiesSubject> = {
  zones: { market: Lounge },
  tabZones: { market: Lounge, staff: Lounge },
  loadDrawings: portraits.load,
  closerLooks: {
    lounge: { explain: explain.lounge },
    celebrity: {
      explain: explain.celebrity,
      picture: ({ key }) => ({ shape: 'portrait', markup: portraits.now(key, 'yellow', 'full') }),
    },
  },
};
