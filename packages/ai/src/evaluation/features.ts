import type { GameState } from '@gah/engine';
import {
  ALONE,
  COLUMNS,
  FLOORS,
  GOODS,
  GUEST_COLORS,
  LAST_EMPEROR_SPACE,
  MAX_SEATS,
  MODULES,
  MOST_TABLES,
  ROOM_COLORS,
  ROOMS,
  ROUNDS,
  SPACES,
  TURNS_PER_ROUND,
} from '@gah/engine';
import type { FeatureSink, Inputs } from '../model/module.js';
import { AI_MODULES } from '../modules/index.js';
import { GUESTS, POLITICS, REWARDS, STAFF, TILES } from './cardTables.js';
import { ESTIMATES } from './heuristic.js';

/** Places of the queue. */
export const PLACES = 5;
/** Free rooms of a colour less the guests who want them, from -2 to 3. */
export const BALANCES = 6;

/** What the table holds for a seat: the queue, the dice, the others, the race for objectives. */
const TABLE_BLOCKS = {
  /** By place, for a seat with a free table: value of the guest, the same with a room for it, goods missing. */
  queueValue: PLACES,
  queueSuited: PLACES,
  queueShort: PLACES,
  /** The two best bargains; the best for a seat without a free table. */
  queueBest: 3,
  /** By colour, one of each: how many rooms are free beyond the guests in the café. */
  roomBalance: ROOM_COLORS.length * BALANCES,
  /** Dice that would bring what is missing: sweets, drinks; dice for rooms, staff that could be used. */
  usefulDice: 4,
  /** Staff in hand that can be paid, krones missing for the cheapest, cost of all beyond the krones. */
  staffToPay: 3,
  kitchen: 1,
  /** Prize by progress of the best rival, by both, by the rival's lead, by own lead, that a rival can claim. */
  race: 5,
  /** Mean of the rivals: krones, guests, served guests, free rooms, emperor's lead, hand, staff, turns this round. */
  rivals: 8,
  /** Turns of others before the next own one, and dice for each of these. */
  waiting: 2,
  /** By colour: its share among guests still to come, for a seat with rooms left for them. */
  unseenGuests: GUEST_COLORS.length,
} as const satisfies Readonly<Record<string, Inputs>>;

/**
 * The inputs of the value function, in blocks one after the other. An input is known by its block and its
 * key in it: weights belong to these names (`weights.ts`).
 */
const CORE_BLOCKS = {
  bias: 1,
  turnsLeft: 1,
  /** The heuristic's estimates. */
  heuristic: ESTIMATES.length,
  round: ROUNDS + 1,
  turnsThisRound: TURNS_PER_ROUND + 1,
  passed: 1,
  starts: 1,
  seats: MAX_SEATS,
  modules: { list: 'modules', keys: MODULES },
  dayHotel: 1,
  edition2015: 1,
  /** The first krones are worth more than the last. */
  krones: 4,
  kronesInTime: 1,
  spareGoods: GOODS.length,
  goodsAtHand: GOODS.length,
  goodsMissing: GOODS.length,
  emperor: LAST_EMPEROR_SPACE + 1,
  /** Where the next scoring would leave the seat: penalty, nothing, bonus; in this round or later. */
  scoring: 6,
  tilePenalty: TILES,
  tileBonus: TILES,
  guests: MOST_TABLES + 1,
  /** By goods missing: how many guests, their value, the points among it. */
  guestsByMissing: 15,
  /** Served guests with a room, without one: how many, value. */
  servedGuests: 4,
  guestColors: GUEST_COLORS.length,
  guestsWithoutRoom: GUEST_COLORS.length,
  rewards: REWARDS,
  rewardsNear: REWARDS,
  guestCards: GUESTS,
  freeRooms: ROOM_COLORS.length * 4,
  freeByFloor: FLOORS,
  occupiedByColor: ROOM_COLORS.length,
  occupiedByFloor: FLOORS,
  occupiedByColumn: COLUMNS,
  tiles: ROOMS,
  occupied: ROOMS,
  /** By colour: bonus of unpaid groups by rooms occupied, by rooms prepared, with one room to go. */
  groups: ROOM_COLORS.length * 3,
  /** Prize, prize by progress, by progress squared, prize that can be claimed. */
  politicsPrize: POLITICS,
  politicsProgress: POLITICS,
  politicsProgressSquared: POLITICS,
  politicsClaimable: POLITICS,
  staffPlayed: STAFF,
  staffPlayedInTime: STAFF,
  staffHeld: STAFF,
  staffHeldInTime: STAFF,
  staffCounts: 3,
  finalStaffHeld: 2,
  dice: TURNS_PER_ROUND * SPACES.length,
  ...TABLE_BLOCKS,
} as const satisfies Readonly<Record<string, Inputs>>;

let next = 0;
const sizeOf = (inputs: Inputs): number =>
  typeof inputs === 'number' ? inputs : inputs.keys.length;

/** Where each block begins. Made at once: filled name by name V8 would keep it as a slow dictionary. */
function layOut<Block extends string>(
  blocks: Readonly<Record<Block, Inputs>>,
): Readonly<Record<Block, number>> {
  const starts = Object.entries<Inputs>(blocks).map(([name, inputs]) => {
    const start = next;
    next += sizeOf(inputs);
    return [name, start];
  });
  return Object.fromEntries(starts) as Record<Block, number>;
}

export const BLOCK = layOut(CORE_BLOCKS);
/** How many inputs say what the table holds for a seat; they lie in a row, `queueValue` first. */
export const TABLE_FEATURES = Object.values<Inputs>(TABLE_BLOCKS).reduce<number>(
  (sum, inputs) => sum + sizeOf(inputs),
  0,
);

const moduleFeatures = AI_MODULES.flatMap(({ features }) => (features ? [features] : []));
/** What each module adds, and where its blocks begin. */
export const MODULE_FEATURES = moduleFeatures.map((features) => ({
  features,
  blocks: layOut(features.blocks),
}));

/** All blocks in the order in which they lie. */
export const BLOCKS: readonly (readonly [name: string, inputs: Inputs])[] = [
  ...Object.entries(CORE_BLOCKS),
  ...moduleFeatures.flatMap(({ blocks }) => Object.entries(blocks)),
];
export const FEATURES = next;

/** What a thing is worth changes in the course of the game: by rounds left, 0 to 6. */
export const ROUND_SETS = ROUNDS;
/**
 * Kinds of tables that have sets of their own, in the order in which these lie: plain games for two, in which
 * most is learnt; all that are not one of the others; games against an automatic opponent; games of three
 * and four without modules.
 */
export const TABLE_KINDS = ['plain', 'other', 'alone', 'many'] as const;
export type TableKind = (typeof TABLE_KINDS)[number];
export const WEIGHT_SETS = TABLE_KINDS.length * ROUND_SETS;

/** Where the sets of a kind of table begin. */
export const setsOf = (kind: TableKind): number => TABLE_KINDS.indexOf(kind) * ROUND_SETS;

type TableSetup = Omit<GameState['setup'], 'seed'>;

export function tableKindOf({ seats, modules, hotel, edition }: TableSetup): TableKind {
  if (seats === ALONE) return 'alone';
  if (modules.length > 0) return 'other';
  if (seats > 2) return 'many';
  return hotel === 'night' && edition === '2021' ? 'plain' : 'other';
}

/** The set of weights for a seat that can still take so many dice. */
export const setFor = (setup: TableSetup, turns: number): number =>
  Math.min(ROUND_SETS - 1, Math.floor(turns / TURNS_PER_ROUND)) + setsOf(tableKindOf(setup));

/** Points are encoded and predicted in units of this. */
export const SCALE = 20;

/** The features of a seat that are not 0; reused from position to position. */
export class Encoding implements FeatureSink {
  readonly index = new Int16Array(MOST_ACTIVE);
  readonly value = new Float32Array(MOST_ACTIVE);
  count = 0;
  /** Which of the sets of weights is for it. */
  set = 0;

  add(index: number, value: number): void {
    if (value === 0) return;
    this.index[this.count] = index;
    this.value[this.count++] = value;
  }
}
/** More than any position has. */
const MOST_ACTIVE = 512;
