import type { ScreenExplaining } from '../module.js';
import { explain } from './explain.js';
import Lounge from './Lounge.svelte';
import { portraits } from './portraits.js';
import { openDecks } from './openDecks.js';
import { rulePictures } from './rulePictures.js';
import type { CelebritiesSubject } from './subject.js';

export const screen: ScreenExplaining<CelebritiesSubject> = {
  rulePictures,
  openDecks,
  zones: { market: Lounge },
  tabZones: { market: Lounge, staff: Lounge },
  loadDrawings: portraits.load,
  closerLooks: {
    lounge: { explain: explain.lounge, rule: 'celebrities.idea' },
    celebrity: {
      explain: explain.celebrity,
      rule: 'celebrities.all',
      almanac: ({ key }) => `celebrity/${key}`,
      picture: ({ key }) => ({ shape: 'portrait', markup: portraits.now(key, 'yellow', 'full') }),
    },
  },
};
