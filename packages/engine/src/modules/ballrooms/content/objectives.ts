import { FREE } from '../../../model/vocabulary.js';
import {
  gain,
  politics,
  politicsOf,
  sendDancer,
  tile,
  tilesOf,
  vpPer,
} from '../../../content/notation.js';

export const BALLROOM_POLITICS = politicsOf('ballrooms', {
  champagneCellar: politics(163, 'A', [7, { count: 'kitchen', good: 'champagne' }]),
  sevenDancers: politics(164, 'B', [7, { count: 'dancers' }]),
  fourTourists: politics(165, 'C', [4, { count: 'served', color: 'green' }]),
});

export const BALLROOM_TILES = tilesOf('ballrooms', {
  A5: tile({ lose: 'champagne', amount: 2, orVp: 5 }, gain({ champagne: 2 })),
  B5: tile({ lose: 'dancers', amount: 1, orVp: 7 }, sendDancer(FREE)),
  C5: tile({ lose: 'dancers', amount: 2, orVp: 10 }, vpPer(2, { count: 'dancers' })),
});
