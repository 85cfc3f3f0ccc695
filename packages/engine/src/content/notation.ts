import type {
  Ability,
  BellCondition,
  Countable,
  Effect,
  FinalScoring,
  GoodsToSpend,
  Penalty,
  UseCost,
} from '../model/effect.js';
import type {
  ByGood,
  GoodsVector,
  GuestColor,
  Letter,
  ModuleName,
  RoomColor,
  Timing,
} from '../model/vocabulary.js';
import { FREE, NO_GOODS, someGoods } from '../model/vocabulary.js';
import type { GuestRecord, PoliticsRecord, StaffRecord, TileRecord } from './records.js';

/** The short words in which the tables are written. */

/* What cards do. */

export const goods: (amounts: Partial<ByGood<number>>) => GoodsVector = someGoods;
export const vp = (amount: number): Effect => ({ do: 'vp', amount });
export const vpPer = (amount: number, per: Countable): Effect => ({ do: 'vpPer', amount, per });
export const krones = (amount: number): Effect => ({ do: 'krones', amount });
export const emperor = (amount: number): Effect => ({ do: 'emperor', amount });
export const gain = (amounts: Partial<ByGood<number>>): Effect => ({
  do: 'goods',
  goods: goods(amounts),
});
export const anyGoods = (amount: number): Effect => ({ do: 'chooseGoods', amount });
export const drawStaff = (amount: number): Effect => ({ do: 'drawStaff', amount });
export const playStaff = (discount: number): Effect => ({ do: 'playStaff', discount });
export const drawThree = (discount: number): Effect => ({ do: 'drawThree', discount });
export const prepareRoom = (discount: number, floors = 4): Effect => ({
  do: 'prepareRoom',
  discount,
  floors,
  occupy: false,
});
export const furnishRoom = (floors = 4): Effect => ({
  do: 'prepareRoom',
  discount: FREE,
  floors,
  occupy: true,
});
export const occupyRoom: Effect = { do: 'occupyRoom', floors: 4 };
export const takeGuest: Effect = { do: 'takeGuest', fill: false };
export const fillOrder: Effect = { do: 'fillOrder' };
export const occupied = (color?: RoomColor): Countable =>
  color ? { count: 'occupied', color } : { count: 'occupied' };
export const sendDancer = (discount: number, ...then: Effect[]): Effect => ({
  do: 'sendDancer',
  discount,
  shared: false,
  then,
});
export const spend = (spent: Partial<GoodsToSpend>, ...effects: Effect[]): Effect => ({
  do: 'spendGoods',
  spend: { amount: 1, upTo: false, champagne: false, exchange: false, ...spent },
  effects,
});

/* Staff: the number printed on the card, its cost, what it does. */

export function card(
  number: number,
  cost: number,
  timing: Timing,
  parts: Partial<StaffRecord>,
): StaffRecord {
  return {
    number,
    cost,
    timing,
    effects: [],
    useCost: null,
    ability: null,
    bell: null,
    final: null,
    needs: [],
    promo: false,
    source: { effect: 'rulebook', cost: 'rulebook' },
    ...parts,
  };
}
export const once = (number: number, cost: number, ...effects: Effect[]): StaffRecord =>
  card(number, cost, 'once', { effects });
export const everyRound = (number: number, cost: number, ...effects: Effect[]): StaffRecord =>
  card(number, cost, 'round', { effects });
export const paidUse = (
  number: number,
  cost: number,
  useCost: Partial<UseCost>,
  ...effects: Effect[]
): StaffRecord =>
  card(number, cost, 'round', {
    useCost: { krones: 0, emperor: 0, goods: NO_GOODS, ...useCost },
    effects,
  });
export const lasting = (number: number, cost: number, ability: Ability): StaffRecord =>
  card(number, cost, 'permanent', { ability });
export const bell = (
  number: number,
  cost: number,
  condition: BellCondition,
  ...effects: Effect[]
): StaffRecord => card(number, cost, 'bell', { bell: condition, effects });
export const atEnd = (
  number: number,
  cost: number,
  amount: number,
  per: Countable,
  max?: number,
): StaffRecord => {
  const final: FinalScoring = max === undefined ? { amount, per } : { amount, per, max };
  return card(number, cost, 'final', { final });
};

/** Staff that a module brings; its costs are printed on the cards only. */
export const staffOf = <K extends string>(
  module: ModuleName,
  promo: boolean,
  cards: Readonly<Record<K, StaffRecord>>,
): Record<K, StaffRecord> =>
  changed(cards, (record) => ({
    ...record,
    needs: [module],
    promo,
    source: { effect: 'rulebook', cost: 'reconstructed' },
  }));

/* Guests: number, colour, order, points, reward. */

const PRINTED: GuestRecord['source'] = {
  reward: 'rulebook',
  order: 'three public implementations agree',
  vp: 'three public implementations agree',
  color: 'public implementations',
};

export type MoreOfGuest = Partial<Omit<GuestRecord, 'source'>> & {
  readonly source?: Partial<GuestRecord['source']>;
};

export function guest(
  number: number,
  color: GuestColor,
  order: Partial<ByGood<number>>,
  vp: number,
  reward: readonly Effect[],
  more: MoreOfGuest = {},
): GuestRecord {
  return {
    number,
    color,
    order: goods(order),
    vp,
    vpByRound: null,
    reward,
    lodging: 'any',
    needs: [],
    promo: false,
    onlyIn: null,
    ...more,
    source: { ...PRINTED, ...more.source },
  };
}

/* Politics cards: number, letter, conditions. */

export function politics(
  number: number,
  letter: Letter,
  ...conditions: [number, Countable][]
): PoliticsRecord {
  return {
    number,
    letter,
    conditions: conditions.map(([atLeast, per]) => ({ per, atLeast })),
    needs: [],
    source: { condition: 'rulebook', letter: 'rulebook', vp: 'picture of the printed piece' },
  };
}

export const politicsOf = <K extends string>(
  module: ModuleName,
  cards: Readonly<Record<K, PoliticsRecord>>,
): Record<K, PoliticsRecord> =>
  changed(cards, (record) => ({
    ...record,
    needs: [module],
    source: { ...record.source, letter: 'a public card list' },
  }));

/* Emperor tiles. */

export const tile = (penalty: Penalty, ...bonus: Effect[]): TileRecord => ({
  bonus,
  penalty,
  needs: [],
  source: 'rulebook',
});

export const tilesOf = <K extends string>(
  module: ModuleName,
  tiles: Readonly<Record<K, TileRecord>>,
): Record<K, TileRecord> => changed(tiles, (record) => ({ ...record, needs: [module] }));

const changed = <K extends string, R>(
  records: Readonly<Record<K, R>>,
  change: (record: R) => R,
): Record<K, R> =>
  Object.fromEntries(
    Object.entries<R>(records).map(([id, record]) => [id, change(record)]),
  ) as Record<K, R>;
