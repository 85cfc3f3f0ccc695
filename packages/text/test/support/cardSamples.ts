import type {
  Ability,
  BellCondition,
  Countable,
  Effect,
  EffectKind,
  EffectOf,
  GoodsVector,
  Penalty,
  UseCost,
} from '@gah/engine';
import { FREE, GAINS, GOODS } from '@gah/engine';

/** What cards say: one of every kind, so that a new kind without a sample does not compile. */

const goods: GoodsVector = [2, 1, 0, 0, 0];

export const EFFECTS: { readonly [K in EffectKind]: EffectOf<K> } = {
  vp: { do: 'vp', amount: 2 },
  vpPer: { do: 'vpPer', amount: 2, per: { count: 'staff' } },
  krones: { do: 'krones', amount: 3 },
  emperor: { do: 'emperor', amount: 1 },
  goods: { do: 'goods', goods },
  chooseGoods: { do: 'chooseGoods', amount: 2, except: ['cake', 'wine'] },
  drawStaff: { do: 'drawStaff', amount: 2 },
  playStaff: { do: 'playStaff', discount: 0 },
  drawThree: { do: 'drawThree', discount: 3 },
  prepareRoom: { do: 'prepareRoom', discount: 99, floors: 2, occupy: true },
  occupyRoom: { do: 'occupyRoom', floors: 3 },
  takeGuest: { do: 'takeGuest', fill: true },
  fillOrder: { do: 'fillOrder' },
  fillGood: { do: 'fillGood', good: 'wine' },
  useSpace: { do: 'useSpace' },
  extraTurn: { do: 'extraTurn' },
  mainAction: { do: 'mainAction', space: 3, strength: 2, both: false },
  anyAction: { do: 'anyAction', strength: 1 },
  spendGoods: {
    do: 'spendGoods',
    spend: { amount: 1, upTo: false, champagne: true, exchange: false },
    effects: [{ do: 'vp', amount: 1 }],
  },
  sendDancer: { do: 'sendDancer', discount: 1, shared: false, then: [] },
  joinDancer: { do: 'joinDancer', vpPerDancer: 1, hall: -1, row: -1, space: -1 },
  scoreBallroom: { do: 'scoreBallroom' },
  bell: { do: 'bell', card: 166 },
  takeToken: { do: 'takeToken', half: 'top' },
};
export const effectSamples: readonly Effect[] = [
  ...Object.values(EFFECTS),
  { do: 'chooseGoods', amount: 1 },
  { do: 'takeGuest', fill: false },
  ...GOODS.map((good): Effect => ({ do: 'fillGood', good })),
  { ...EFFECTS.spendGoods, spend: { amount: 4, upTo: true, champagne: false, exchange: true } },
  { ...EFFECTS.spendGoods, spend: { amount: 2, upTo: true, champagne: true, exchange: false } },
  { ...EFFECTS.sendDancer, discount: 0 },
  { ...EFFECTS.sendDancer, discount: FREE, then: [EFFECTS.sendDancer] },
  { ...EFFECTS.sendDancer, shared: true },
  { do: 'takeToken', half: 'bottom' },
];

const COUNTABLES: { readonly [C in Countable['count']]: Extract<Countable, { count: C }> } = {
  occupied: { count: 'occupied', color: 'red' },
  topFloor: { count: 'topFloor' },
  tiles: { count: 'tiles' },
  groups: { count: 'groups' },
  floors: { count: 'floors' },
  columns: { count: 'columns' },
  sets: { count: 'sets' },
  fullColors: { count: 'fullColors' },
  staff: { count: 'staff' },
  markers: { count: 'markers' },
  emperor: { count: 'emperor' },
  krones: { count: 'krones' },
  kitchen: { count: 'kitchen', good: 'champagne' },
  served: { count: 'served', color: 'green', minGoods: 3 },
  dancers: { count: 'dancers' },
};
export const countableSamples: readonly Countable[] = [
  ...Object.values(COUNTABLES),
  { count: 'served' },
];

const BELLS: { readonly [W in BellCondition['when']]: Extract<BellCondition, { when: W }> } = {
  gained: { when: 'gained', what: 'emperor', atLeast: 3 },
  served: { when: 'served', color: 'green', minGoods: 2 },
  group: { when: 'group', minRooms: 4 },
  marker: { when: 'marker' },
};
export const bellSamples: readonly BellCondition[] = Object.values(BELLS);
export const useCostSample: UseCost = { krones: 1, emperor: 2, goods };

export const abilitySamples: Required<Ability> = {
  onDie: {
    values: [1, 2, 3],
    gain: [EFFECTS.vp],
    beside: [EFFECTS.krones],
    strength: 2,
    freeSpace: true,
    both: true,
  },
  onGuestLeaving: { color: 'green', minGoods: 4, gain: [EFFECTS.emperor] },
  onOrderComplete: { color: 'red', gain: [{ do: 'krones', amount: 2 }] },
  onRoomOccupied: { byGuestOnly: true, gain: [EFFECTS.krones] },
  onEmperorBonus: { gain: [EFFECTS.vp] },
  freeRooms: 'blue',
  freeServing: true,
  freeGuests: true,
  wardCost: 2,
  onStaffPlayed: { oncePerRound: true, gain: [EFFECTS.sendDancer] },
  onDancerSent: { gain: [EFFECTS.krones] },
  onMarkerPlaced: { gain: [EFFECTS.goods] },
  onGain: { what: 'vp', gain: [EFFECTS.vp] },
  onChampagnePaid: { gain: [EFFECTS.krones] },
  orderSlack: 1,
  groupBonus: { blue: [4, 8, 13, 20], red: [2, 4, 8, 13], yellow: [2, 4, 8, 13] },
  rowBonusTimes: 2,
  soleMajorityVp: 4,
};
export const moreAbilitySamples: readonly Ability[] = [
  ...GAINS.map((what): Ability => ({ onGain: { what, gain: [EFFECTS.prepareRoom] } })),
  { onStaffPlayed: { oncePerRound: false, gain: [EFFECTS.krones] } },
  { freeRooms: 'any' },
  { rowBonusTimes: 3 },
];

const PENALTIES: { readonly [L in Penalty['lose']]: Extract<Penalty, { lose: L }> } = {
  krones: { lose: 'krones', amount: 1, orVp: 5 },
  handCards: { lose: 'handCards', amount: 1, orVp: 5 },
  freeRooms: { lose: 'freeRooms', amount: 2, orVp: 7 },
  finalStaff: { lose: 'finalStaff', amount: 2, orVp: 10 },
  occupiedRooms: { lose: 'occupiedRooms', sameColumn: true },
  kitchen: { lose: 'kitchen', tablesToo: true },
  champagne: { lose: 'champagne', amount: 2, orVp: 5 },
  kronesAndGood: { lose: 'kronesAndGood', amount: 2, orVp: 5 },
  dancers: { lose: 'dancers', amount: 1, orVp: 7 },
  everything: { lose: 'everything' },
  vp: { lose: 'vp', amount: 8 },
  vpPer: { lose: 'vpPer', amount: 2, per: { count: 'krones' } },
};
export const penaltySamples: readonly Penalty[] = Object.values(PENALTIES);
