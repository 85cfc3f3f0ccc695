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
  Edition,
  GoodsVector,
  GuestColor,
  GuestNumber,
  Letter,
  ModuleName,
  PoliticsNumber,
  Promos,
  RoomColor,
  StaffNumber,
  TileId,
  Timing,
} from '../model/vocabulary.js';
import { FREE, GOODS } from '../model/vocabulary.js';

/** Where a value comes from. Values no source gives are `reconstructed` and shown with a mark. */
export const SOURCES = [
  'rulebook',
  'three public implementations agree',
  'two public implementations agree',
  'one public implementation',
  'public implementations',
  'a public card list',
  'a public solo helper',
  'picture of the printed piece',
  'follows from other values',
  'reconstructed',
  'data pack',
] as const;
export type Source = (typeof SOURCES)[number];

export interface StaffCard {
  readonly number: StaffNumber;
  readonly cost: number;
  readonly timing: Timing;
  /** Immediate effects of `once` cards, effects of one use of `round` cards. */
  readonly effects: readonly Effect[];
  /** What one use of a `round` card costs. */
  readonly useCost: UseCost | null;
  readonly ability: Ability | null;
  readonly bell: BellCondition | null;
  readonly final: FinalScoring | 'copyOpponent' | null;
  readonly needs: readonly ModuleName[];
  readonly promo: Promos;
  readonly source: { readonly effect: Source; readonly cost: Source };
}

export interface GuestCard {
  readonly number: GuestNumber;
  readonly color: GuestColor;
  readonly order: GoodsVector;
  /** Number of goods ordered. */
  readonly size: number;
  readonly vp: number;
  /** Points that depend on the round in which the guest leaves, round 1 first. */
  readonly vpByRound: readonly number[] | null;
  readonly reward: readonly Effect[];
  readonly lodging: Lodging;
  readonly needs: readonly ModuleName[];
  readonly promo: Promos;
  /** Not in the other edition. */
  readonly onlyIn: Edition | null;
  readonly source: {
    readonly reward: Source;
    readonly order: Source;
    readonly vp: Source;
    readonly color: Source;
  };
}

/**
 * Where a served guest goes: into a room or to dance as the player likes, only one of the two, into
 * two rooms side by side, into a room on the ground floor; or nowhere, ever.
 */
export const LODGINGS = ['any', 'room', 'dance', 'pair', 'groundFloor', 'table'] as const;
export type Lodging = (typeof LODGINGS)[number];

export interface PoliticsCard {
  readonly number: PoliticsNumber;
  readonly letter: Letter;
  /** All of these must hold. */
  readonly conditions: readonly { readonly per: Countable; readonly atLeast: number }[];
  /** For the first, second, third player who claims it. */
  readonly vp: readonly number[];
  readonly needs: readonly ModuleName[];
  readonly source: { readonly condition: Source; readonly letter: Source; readonly vp: Source };
}

export interface EmperorTile {
  readonly id: TileId;
  readonly letter: Letter;
  readonly bonus: readonly Effect[];
  readonly penalty: Penalty;
  readonly needs: readonly ModuleName[];
  readonly source: Source;
}

/** The short words in which the tables are written. */
export const goods = (amounts: Partial<ByGood<number>>): GoodsVector =>
  GOODS.map((good) => amounts[good] ?? 0);
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
