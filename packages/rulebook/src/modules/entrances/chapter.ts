import { chapterWith } from '../../chapter.js';
import type { EntrancesPicture } from './picture.js';

export const entrances = chapterWith<EntrancesPicture>()('entrances', {
  'entrances.idea': { proves: ['entrances.laidOut', 'U2'] },
  'entrances.kitchen': { proves: ['entrances.kitchen', 'W9'] },
  'entrances.auction': { proves: ['entrances.auction', 'W7'] },
  'entrances.nextAuction': { proves: ['W7'] },
  'entrances.example': { proves: ['entrances.auction'] },
  'entrances.all': {
    proves: [
      'entrances.paulwei',
      'entrances.zantMainz',
      'entrances.dove',
      'entrances.kaufman',
      'entrances.mayenfels',
      'entrances.ninas',
      'entrances.stroup',
      'entrances.wray',
      'entrances.kozi',
      'entrances.ren',
      'U4',
    ],
    picture: { is: 'entrances' },
  },
  'entrances.sum': { proves: ['entrances.zantMainz'] },
  'entrances.tokens': { proves: ['entrances.dove', 'G5'] },
  'entrances.pile': { proves: ['entrances.kaufman', 'S5'] },
  'entrances.objectives': { proves: ['entrances.ninas'] },
  'entrances.tiles': { proves: ['entrances.wray'] },
  'entrances.shift': { proves: ['entrances.kozi', 'W6'] },
});
