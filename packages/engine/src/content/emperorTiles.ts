import { FREE } from '../model/vocabulary.js';
import {
  anyGoods,
  drawThree,
  furnishRoom,
  gain,
  krones,
  playStaff,
  prepareRoom,
  tile,
  vp,
  vpPer,
} from './notation.js';
import type { TileRecord } from './records.js';

/** Emperor tiles, as in the 2021 edition. */
export const EMPEROR_TILES = {
  A1: tile({ lose: 'krones', amount: 3, orVp: 5 }, krones(3)),
  A2: tile({ lose: 'kitchen', tablesToo: false }, anyGoods(2)),
  A3: tile({ lose: 'handCards', amount: 2, orVp: 5 }, drawThree(3)),
  A4: tile({ lose: 'freeRooms', amount: 1, orVp: 5 }, prepareRoom(FREE)),
  B1: tile({ lose: 'kitchen', tablesToo: true }, gain({ strudel: 1, cake: 1, wine: 1, coffee: 1 })),
  B2: tile({ lose: 'krones', amount: 5, orVp: 7 }, krones(5)),
  B3: tile({ lose: 'handCards', amount: 3, orVp: 7 }, drawThree(FREE)),
  B4: tile({ lose: 'freeRooms', amount: 2, orVp: 7 }, furnishRoom(2)),
  C1: tile({ lose: 'vp', amount: 8 }, vp(8)),
  C2: tile({ lose: 'occupiedRooms', sameColumn: false }, furnishRoom()),
  C3: tile({ lose: 'vpPer', amount: 2, per: { count: 'staff' } }, vpPer(2, { count: 'staff' })),
  C4: tile({ lose: 'finalStaff', amount: 1, orVp: 10 }, playStaff(FREE)),
} as const satisfies Record<string, TileRecord>;

/** What the 2015 tiles do differently. */
export const EMPEROR_TILES_2015: Readonly<
  Partial<Record<keyof typeof EMPEROR_TILES, Partial<TileRecord>>>
> = {
  C2: { penalty: { lose: 'occupiedRooms', sameColumn: true } },
};
