import type { BellCondition, Effect, UseCost } from '../model/effect.js';
import type { ModuleName } from '../model/vocabulary.js';
import { FREE } from '../model/vocabulary.js';
import {
  drawStaff,
  emperor,
  fillOrder,
  furnishRoom,
  gain,
  goods,
  krones,
  playStaff,
  prepareRoom,
  sendDancer,
  spend,
  takeGuest,
  vp,
} from './records.js';
import type { StaffRecord } from './staff.js';
import { atEnd, card, everyRound, lasting, once } from './staff.js';

const paidUse = (cost: number, useCost: UseCost, ...effects: Effect[]): StaffRecord =>
  card(cost, 'round', { useCost, effects });
const bell = (cost: number, condition: BellCondition, ...effects: Effect[]): StaffRecord =>
  card(cost, 'bell', { bell: condition, effects });
const champagne = (amount: number): Effect => gain({ champagne: amount });

/** What the cards of a module have in common; their costs are printed on the cards only. */
function of(
  module: ModuleName,
  promo: boolean,
  cards: Readonly<Record<number, StaffRecord>>,
): Record<number, StaffRecord> {
  return Object.fromEntries(
    Object.entries(cards).map(([number, record]) => [
      number,
      { ...record, needs: [module], promo, source: { effect: 'rulebook', cost: 'reconstructed' } },
    ]),
  );
}

/** Staff of Let's Waltz! by card number. */
export const STAFF_WALTZ: Readonly<Record<number, StaffRecord>> = {
  ...of('ballrooms', false, {
    119: lasting(3, { onDie: { values: [3], gain: [krones(1)], beside: [sendDancer(0)] } }),
    120: once(3, champagne(3)),
    121: lasting(4, { onDie: { values: [1], gain: [champagne(1), vp(1)] } }),
    122: paidUse(3, { goods: goods({ champagne: 1 }) }, vp(5)),
    123: paidUse(4, { krones: 2 }, champagne(1), vp(3)),
    124: lasting(4, { onDie: { values: [4], gain: [champagne(1), krones(1)] } }),
    125: lasting(3, { onDie: { values: [5], beside: [sendDancer(1)] } }),
    126: atEnd(4, 2, { count: 'dancers' }),
    127: once(4, sendDancer(2, sendDancer(1))),
    128: everyRound(4, spend({}, sendDancer(1))),
    129: everyRound(6, champagne(1)),
    130: lasting(3, { onDancerSent: { gain: [krones(1), drawStaff(1)] } }),
    131: lasting(4, { onDie: { values: [2], gain: [champagne(1), drawStaff(1)] } }),
    132: lasting(1, { onMarkerPlaced: { gain: [champagne(2)] } }),
    133: card(3, 'round', {
      ability: { onStaffPlayed: { oncePerRound: true, gain: [sendDancer(1)] } },
    }),
  }),
  ...of('more', false, {
    166: bell(5, { when: 'gained', what: 'emperor', atLeast: 3 }, furnishRoom(), furnishRoom()),
    167: bell(3, { when: 'served', color: 'blue', minGoods: 3 }, gain({ strudel: 3, cake: 3 })),
    168: bell(3, { when: 'served', color: 'red', minGoods: 3 }, gain({ wine: 3, coffee: 3 })),
    169: bell(3, { when: 'served', color: 'yellow', minGoods: 3 }, krones(6)),
    170: paidUse(3, { goods: goods({ coffee: 1 }) }, vp(3), takeGuest),
    171: paidUse(3, { goods: goods({ cake: 1 }) }, prepareRoom(2)),
    172: bell(3, { when: 'gained', what: 'drinks', atLeast: 3 }, emperor(5)),
    173: paidUse(3, { goods: goods({ strudel: 2 }) }, krones(2), vp(2)),
    174: bell(4, { when: 'gained', what: 'dishes', atLeast: 3 }, { do: 'takeGuest', fill: true }),
    175: everyRound(3, spend({ amount: 2, exchange: true }, vp(2))),
    176: paidUse(3, { goods: goods({ wine: 2 }) }, emperor(2), vp(2)),
    177: paidUse(3, { emperor: 2 }, playStaff(3)),
    178: bell(4, { when: 'group', minRooms: 3 }, playStaff(FREE), playStaff(FREE)),
    179: bell(3, { when: 'marker' }, fillOrder, fillOrder),
  }),
  ...of('ballrooms', true, { 183: lasting(2, { onChampagnePaid: { gain: [krones(1)] } }) }),
};
