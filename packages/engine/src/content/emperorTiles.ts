import type { Effect, Penalty } from '../model/effect.js';
import { FREE } from '../model/vocabulary.js';
import type { ModuleName, TileId } from '../model/vocabulary.js';
import type { EmperorTile } from './records.js';
import {
  anyGoods,
  drawStaff,
  drawThree,
  furnishRoom,
  gain,
  krones,
  playStaff,
  prepareRoom,
  sendDancer,
  vp,
  vpPer,
} from './records.js';

export type TileRecord = Omit<EmperorTile, 'id' | 'letter'>;

const tile = (penalty: Penalty, ...bonus: Effect[]): TileRecord => ({
  bonus,
  penalty,
  needs: [],
  source: 'rulebook',
});

/** Emperor tiles by id, as in the 2021 edition. */
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
} as const satisfies Record<TileId, TileRecord>;

/** What the 2015 tiles do differently. */
export const EMPEROR_TILES_2015: Readonly<Record<string, Partial<TileRecord>>> = {
  C2: { penalty: { lose: 'occupiedRooms', sameColumn: true } },
};

const of = (needs: ModuleName, record: TileRecord): TileRecord => ({ ...record, needs: [needs] });

/** Emperor tiles of Let's Waltz! by id. */
export const EMPEROR_TILES_WALTZ = {
  A5: of('ballrooms', tile({ lose: 'champagne', amount: 2, orVp: 5 }, gain({ champagne: 2 }))),
  B5: of('ballrooms', tile({ lose: 'dancers', amount: 1, orVp: 7 }, sendDancer(FREE))),
  C5: of(
    'ballrooms',
    tile({ lose: 'dancers', amount: 2, orVp: 10 }, vpPer(2, { count: 'dancers' })),
  ),
  A6: of('more', tile({ lose: 'kronesAndGood', amount: 2, orVp: 5 }, krones(2), anyGoods(1))),
  B6: of('more', tile({ lose: 'handCards', amount: 3, orVp: 7 }, drawStaff(3), vp(4))),
  C6: of('more', tile({ lose: 'everything' }, vpPer(5, { count: 'markers' }))),
} as const satisfies Record<TileId, TileRecord>;
