import type { Ability, Countable, Effect, FinalScoring } from '../model/effect.js';
import type { Timing } from '../model/vocabulary.js';
import type { StaffCard } from './records.js';
import {
  emperor,
  fillOrder,
  gain,
  krones,
  occupied,
  occupyRoom,
  playStaff,
  prepareRoom,
  vp,
} from './records.js';

export type StaffRecord = Omit<StaffCard, 'number'>;

export function card(cost: number, timing: Timing, parts: Partial<StaffRecord>): StaffRecord {
  return {
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
export const once = (cost: number, ...effects: Effect[]): StaffRecord =>
  card(cost, 'once', { effects });
export const everyRound = (cost: number, ...effects: Effect[]): StaffRecord =>
  card(cost, 'round', { effects });
export const lasting = (cost: number, ability: Ability): StaffRecord =>
  card(cost, 'permanent', { ability });
export const atEnd = (cost: number, amount: number, per: Countable, max?: number): StaffRecord => {
  const final: FinalScoring = max === undefined ? { amount, per } : { amount, per, max };
  return card(cost, 'final', { final });
};

/** Staff by card number, as in the 2021 edition. */
export const STAFF = {
  1: everyRound(4, gain({ strudel: 1 })),
  2: everyRound(6, gain({ cake: 1 })),
  3: everyRound(4, gain({ wine: 1 })),
  4: everyRound(6, gain({ coffee: 1 })),
  5: lasting(4, { onGuestLeaving: { color: 'red', gain: [krones(2)] } }),
  6: lasting(1, { onGuestLeaving: { color: 'blue', gain: [emperor(1)] } }),
  7: lasting(1, { onGuestLeaving: { color: 'yellow', gain: [krones(1)] } }),
  8: lasting(2, { onGuestLeaving: { color: 'green', gain: [vp(2)] } }),
  9: lasting(5, { freeRooms: 'blue' }),
  10: lasting(5, { freeRooms: 'red' }),
  11: lasting(5, { freeRooms: 'yellow' }),
  12: lasting(2, { onDie: { values: [3, 4], gain: [vp(2)] } }),
  13: lasting(2, { onDie: { values: [1, 2], strength: 1 } }),
  14: lasting(2, { onDie: { values: [1, 2], beside: [prepareRoom(0)] } }),
  15: lasting(4, { onDie: { values: [4], both: true } }),
  16: lasting(2, { onDie: { values: [4], gain: [vp(4)] } }),
  17: lasting(5, { onDie: { values: [6], strength: 1, freeSpace: true } }),
  18: lasting(2, { onDie: { values: [5], strength: 2 } }),
  19: lasting(3, { onDie: { values: [3], gain: [vp(5)] } }),
  20: lasting(2, { onDie: { values: [5], beside: [emperor(2)] } }),
  21: once(3, gain({ strudel: 1, cake: 1, wine: 1, coffee: 1 })),
  22: lasting(3, { onDie: { values: [3], beside: [playStaff(0)] } }),
  23: lasting(5, { onRoomOccupied: { byGuestOnly: false, gain: [krones(1)] } }),
  24: lasting(1, { freeServing: true }),
  25: lasting(6, { freeGuests: true }),
  26: lasting(5, { wardCost: 1 }),
  27: atEnd(4, 3, occupied('red')),
  28: atEnd(4, 3, occupied('blue')),
  29: card(5, 'final', { final: 'copyOpponent' }),
  30: atEnd(4, 3, occupied('yellow')),
  31: atEnd(4, 1, occupied()),
  32: atEnd(4, 2, { count: 'staff' }),
  33: lasting(5, { onGuestLeaving: { minGoods: 4, gain: [vp(4)] } }),
  34: atEnd(5, 1, { count: 'tiles' }),
  35: once(2, occupyRoom, occupyRoom),
  36: once(2, gain({ wine: 4 })),
  37: atEnd(3, 2, { count: 'groups' }),
  38: once(5, fillOrder),
  39: once(3, gain({ cake: 4 })),
  40: atEnd(2, 5, { count: 'markers' }),
  41: atEnd(3, 2, { count: 'emperor' }),
  42: lasting(3, { onEmperorBonus: { gain: [vp(5)] } }),
  43: once(3, gain({ coffee: 4 })),
  44: once(2, gain({ strudel: 4 })),
  45: once(1, emperor(3)),
  46: atEnd(2, 5, { count: 'floors' }),
  47: atEnd(4, 5, { count: 'columns' }),
  48: atEnd(4, 4, { count: 'sets' }),
} as const satisfies Record<number, StaffRecord>;

/** What the 2015 cards say differently as long as no module is in play. */
export const STAFF_2015_ALONE: Readonly<Record<number, Partial<StaffRecord>>> = {
  5: { ability: { onOrderComplete: { color: 'red', gain: [krones(2)] } } },
  6: { ability: { onOrderComplete: { color: 'blue', gain: [emperor(1)] } } },
};

/** What the 2015 cards say differently. */
export const STAFF_2015: Readonly<Record<number, Partial<StaffRecord>>> = {
  17: { cost: 3 },
  23: { ability: { onRoomOccupied: { byGuestOnly: true, gain: [krones(1)] } } },
  26: { ability: { wardCost: 0 } },
  32: { final: { amount: 4, per: { count: 'staff' } } },
  41: { final: { amount: 2, per: { count: 'emperor' }, max: 12 } },
};

/** The sets for a first game: A for the start player, then clockwise. */
export const STARTER_SETS: readonly (readonly number[])[] = [
  [3, 6, 9, 38, 39, 48],
  [1, 13, 25, 30, 32, 44],
  [4, 11, 24, 27, 40, 43],
  [2, 7, 10, 28, 36, 41],
];
