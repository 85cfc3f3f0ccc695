import type { Countable } from '../../../model/effect.js';
import { DISHES_AND_DRINKS } from '../../../model/vocabulary.js';
import {
  anyGoods,
  drawStaff,
  krones,
  politics,
  politicsOf,
  tile,
  tilesOf,
  vp,
  vpPer,
} from '../../../content/notation.js';

export const MORE_POLITICS = politicsOf('more', {
  fullPantry: politics(
    180,
    'A',
    ...DISHES_AND_DRINKS.map((good): [number, Countable] => [3, { count: 'kitchen', good }]),
  ),
  topFloor: politics(181, 'B', [3, { count: 'topFloor' }]),
  largeOrders: politics(182, 'C', [5, { count: 'served', minGoods: 3 }]),
});

export const MORE_TILES = tilesOf('more', {
  A6: tile({ lose: 'kronesAndGood', amount: 2, orVp: 5 }, krones(2), anyGoods(1)),
  B6: tile({ lose: 'handCards', amount: 3, orVp: 7 }, drawStaff(3), vp(4)),
  C6: tile({ lose: 'everything' }, vpPer(5, { count: 'markers' })),
});
