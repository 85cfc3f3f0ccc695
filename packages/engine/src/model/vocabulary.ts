import { at } from '../util/lists.js';
import { MODULE_FINAL_SOURCES, MODULE_SOURCES, MODULES, NOT_ALONE } from '../modules/lists.js';

/**
 * The closed lists of the game. Every list is written once; types are derived from it.
 *
 * Words that are easily confused: a *tile* on a hotel board is a room tile (free or occupied), an
 * *emperor tile* is one of the three scoring tiles. A *place* is a position in the guest queue, a
 * *table* a seat in the café, a *space* one of the six action spaces.
 */
export const GOODS = ['strudel', 'cake', 'wine', 'coffee', 'champagne'] as const;
export type Good = (typeof GOODS)[number];
export type ByGood<T> = Record<Good, T>;
/** The place of each good in a vector of amounts. */
export const GOOD = {
  strudel: 0,
  cake: 1,
  wine: 2,
  coffee: 3,
  champagne: 4,
} as const satisfies ByGood<number>;
export type GoodIndex = (typeof GOOD)[Good];
/** Where a loop over a vector begins: its variable is known to be the place of a good. */
export const FIRST_GOOD = 0 as GoodIndex;
export function goodIndex(good: Good): GoodIndex {
  switch (good) {
    case 'strudel':
      return GOOD.strudel;
    case 'cake':
      return GOOD.cake;
    case 'wine':
      return GOOD.wine;
    case 'coffee':
      return GOOD.coffee;
    case 'champagne':
      return GOOD.champagne;
  }
}
/** Amounts in the order of GOODS, while they are worked out. */
export type GoodsAmounts = [
  strudel: number,
  cake: number,
  wine: number,
  coffee: number,
  champagne: number,
];
/** Amounts in the order of GOODS; the form in which goods live in the state. */
export type GoodsVector = Readonly<GoodsAmounts>;
export const NO_GOODS: GoodsVector = [0, 0, 0, 0, 0];
/** An amount for each good. */
export const goodsVector = (amountOf: (good: Good, index: GoodIndex) => number): GoodsAmounts => [
  amountOf('strudel', GOOD.strudel),
  amountOf('cake', GOOD.cake),
  amountOf('wine', GOOD.wine),
  amountOf('coffee', GOOD.coffee),
  amountOf('champagne', GOOD.champagne),
];
/** So many of some goods, none of the others. */
export const someGoods = (amounts: Partial<ByGood<number>>): GoodsAmounts =>
  goodsVector((good) => amounts[good] ?? 0);
export const goodAt = (index: number): Good => at(GOODS, index);
/** Champagne is a good, but neither dish nor drink. */
export const DISHES_AND_DRINKS = [
  'strudel',
  'cake',
  'wine',
  'coffee',
] as const satisfies readonly Good[];

export const ROOM_COLORS = ['blue', 'red', 'yellow'] as const;
export type RoomColor = (typeof ROOM_COLORS)[number];
export type ByRoomColor<T> = Record<RoomColor, T>;
export const GUEST_COLORS = [...ROOM_COLORS, 'green'] as const;
export type GuestColor = (typeof GUEST_COLORS)[number];

/**
 * Promotional cards: none, only those in the box of the base game (2021), or all. Of a card: it is none,
 * one of those in the box, or another one.
 */
export type Promos = boolean | 'box';

export const EDITIONS = ['2021', '2015'] as const;
export type Edition = (typeof EDITIONS)[number];
export const HOTEL_SIDES = ['night', 'day'] as const;
export type HotelSide = (typeof HOTEL_SIDES)[number];
export const STAFF_DEALS = ['random', 'starter', 'draft'] as const;
export type StaffDeal = (typeof STAFF_DEALS)[number];

export { MODULES, NOT_ALONE };
export type ModuleName = (typeof MODULES)[number];

/** How much the automatic opponent does; each level does all that the ones before do. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** A coloured die brings the guest of honour of its colour. */
export const DIE_COLORS = ['red', 'blue', 'yellow'] as const;
export type DieColor = (typeof DIE_COLORS)[number];
export const DICE = ['white', ...DIE_COLORS] as const;
export type Die = (typeof DICE)[number];

export const TIMINGS = ['once', 'round', 'permanent', 'final', 'bell'] as const;
export type Timing = (typeof TIMINGS)[number];
export const LETTERS = ['A', 'B', 'C'] as const;
export type Letter = (typeof LETTERS)[number];

/** Where victory points come from; the first group is scored during play, the second at the end. */
export const VP_SOURCES = [
  'guest',
  'staff',
  'group',
  'cover',
  'track',
  'overflow',
  'tile',
  'politics',
  ...MODULE_SOURCES,
  'finalStaff',
  'rooms',
  'leftovers',
  'unhoused',
  ...MODULE_FINAL_SOURCES,
] as const;
export type VpSource = (typeof VP_SOURCES)[number];
/** Why something happens; an action alone never gives points. */
export type CauseSource = VpSource | 'action';
export type ByVpSource<T> = Record<VpSource, T>;

/** One person alone plays against an automatic opponent. */
export const ALONE = 1;
export const isAlone = (seats: number): boolean => seats === ALONE;

/** The modules that so many people can play with. */
export const modulesFor = (seats: number): readonly ModuleName[] =>
  isAlone(seats) ? MODULES.filter((module) => !NOT_ALONE.includes(module)) : MODULES;

export const MAX_SEATS = 4;
export const ROUNDS = 7;
export const HAND_SIZE = 6;
export const SETUP_ROOMS = 3;
export const QUEUE_PLACES = 5;
export const SPACES = [1, 2, 3, 4, 5, 6] as const;
/** The action space that copies one of the others. */
export const COPY_SPACE = 6;
/** Goods that one payment moves from the kitchen to the guests. */
export const GOODS_PER_SERVING = 3;
/** A discount that makes anything free; a number, so that it survives JSON. */
export const FREE = 99;

export type StaffNumber = number;
export type GuestNumber = number;
/** In an empty place of the queue. */
export const NOBODY_THERE: GuestNumber = 0;
export type PoliticsNumber = number;
export type SeatIndex = number;
export type RoomIndex = number;
