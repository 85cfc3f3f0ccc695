import type { GameState } from '@gah/engine';
import {
  BALLROOMS_IN_PLAY,
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
import { HEURISTIC_FEATURES } from './heuristic.js';
import {
  CELEBRITIES_KNOWN,
  ENTRANCES_KNOWN,
  GUEST_INDEX,
  POLITICS_INDEX,
  REWARDS,
  STAFF_INDEX,
  TILE_KEYS,
} from './cardTables.js';

/** What is told about a seat: blocks of numbers, one after the other. */
const SIZES = {
  bias: 1,
  turnsLeft: 1,
  /** The heuristic's estimates. */
  heuristic: HEURISTIC_FEATURES,
  round: ROUNDS + 1,
  turnsThisRound: TURNS_PER_ROUND + 1,
  passed: 1,
  starts: 1,
  seats: MAX_SEATS,
  modules: MODULES.length,
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
  tilePenalty: TILE_KEYS.length,
  tileBonus: TILE_KEYS.length,
  guests: MOST_TABLES + 1,
  /** By goods missing: how many guests, their value, the points among it. */
  guestsByMissing: 15,
  /** Served guests with a room, without one: how many, value. */
  servedGuests: 4,
  guestColors: GUEST_COLORS.length,
  guestsWithoutRoom: GUEST_COLORS.length,
  rewards: REWARDS,
  rewardsNear: REWARDS,
  guestCards: GUEST_INDEX.size,
  freeRooms: ROOM_COLORS.length * 4,
  freeByFloor: FLOORS,
  occupiedByColor: ROOM_COLORS.length,
  occupiedByFloor: FLOORS,
  occupiedByColumn: COLUMNS,
  tiles: ROOMS,
  occupied: ROOMS,
  /** By colour: bonus of unpaid groups by rooms occupied, by rooms prepared, with one room to go. */
  groups: ROOM_COLORS.length * 3,
  /** By card: prize, prize by progress, by progress squared, prize that can be claimed. */
  politics: POLITICS_INDEX.size * 4,
  staffPlayed: STAFF_INDEX.size,
  staffPlayedInTime: STAFF_INDEX.size,
  staffHeld: STAFF_INDEX.size,
  staffHeldInTime: STAFF_INDEX.size,
  staffCounts: 3,
  finalStaffHeld: 2,
  dice: TURNS_PER_ROUND * SPACES.length,
  dancers: 1,
  dancersByHall: BALLROOMS_IN_PLAY,
  leadByHall: BALLROOMS_IN_PLAY,
  dancersByScoring: 5,
  danceless: 1,
  dancersWaiting: 1,
  celebrities: CELEBRITIES_KNOWN,
  entrances: ENTRANCES_KNOWN,
  entrancesInTime: ENTRANCES_KNOWN,
  entranceThings: 3,
  masterKey: 1,
} as const;

export type Block = keyof typeof SIZES;

let next = 0;
const starts = Object.entries(SIZES).map(([name, size]) => {
  const start = next;
  next += size;
  return [name, start];
});

/** Where each block begins. Made at once: filled name by name V8 would keep it as a slow dictionary. */
export const BLOCK = Object.fromEntries(starts) as Readonly<Record<Block, number>>;
export const FEATURES = next;

/** What a thing is worth changes in the course of the game: by rounds left, 0 to 6. */
export const ROUND_SETS = ROUNDS;
/** The sets for plain games for two, in which most is learnt, and then those for all other tables. */
export const WEIGHT_SETS = 2 * ROUND_SETS;

/** The set of weights for a seat that can still take so many dice. */
export function setFor(
  { seats, modules, hotel, edition }: GameState['setup'],
  turns: number,
): number {
  const isPlain = seats === 2 && modules.length === 0 && hotel === 'night' && edition === '2021';
  return Math.min(ROUND_SETS - 1, Math.floor(turns / TURNS_PER_ROUND)) + (isPlain ? 0 : ROUND_SETS);
}

/** Changes whenever the list of features does: weights belong to one list. */
export const FEATURES_VERSION = Object.entries(SIZES)
  .map(([name, size]) => `${name}:${size}`)
  .join(' ');

/** Points are encoded and predicted in units of this. */
export const SCALE = 20;

/** The features of a seat that are not 0; reused from position to position. */
export class Encoding {
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
