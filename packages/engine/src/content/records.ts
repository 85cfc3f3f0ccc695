import type {
  Ability,
  BellCondition,
  Countable,
  Effect,
  FinalScoring,
  Penalty,
  UseCost,
} from '../model/effect.js';
import type {
  Edition,
  GoodsVector,
  GuestColor,
  GuestNumber,
  Letter,
  ModuleName,
  PoliticsNumber,
  Promos,
  StaffNumber,
  Timing,
} from '../model/vocabulary.js';

/** Where a value comes from. Values no source gives are `reconstructed` and shown with a mark. */
export const SOURCES = [
  'rulebook',
  'three public implementations agree',
  'two public implementations agree',
  'one public implementation',
  'public implementations',
  'a public card list',
  'a public helper for one person',
  'picture of the printed piece',
  'follows from other values',
  'reconstructed',
  'data pack',
] as const;
export type Source = (typeof SOURCES)[number];

/** A staff card as its table has it. */
export interface StaffRecord {
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

export interface GuestRecord {
  readonly number: GuestNumber;
  readonly color: GuestColor;
  readonly order: GoodsVector;
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

export interface PoliticsRecord {
  readonly number: PoliticsNumber;
  readonly letter: Letter;
  /** All of these must hold. */
  readonly conditions: readonly { readonly per: Countable; readonly atLeast: number }[];
  readonly needs: readonly ModuleName[];
  readonly source: { readonly condition: Source; readonly letter: Source; readonly vp: Source };
}

export interface TileRecord {
  readonly bonus: readonly Effect[];
  readonly penalty: Penalty;
  readonly needs: readonly ModuleName[];
  readonly source: Source;
}
