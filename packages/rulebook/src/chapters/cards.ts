import { chapter } from '../chapter.js';

/** The staff and its moments. */
export const staff = chapter('staff', {
  'staff.timings': {
    proves: ['staff.values', 'staff.onceOnly', 'staff.finalOnly'],
    picture: { is: 'signs', signs: ['once', 'round', 'permanent', 'final', 'bell'] },
  },
  'staff.deck': { proves: ['S1', 'S2'] },
  'staff.goods': {
    proves: ['staff.dailyGood', 'staff.goods', 'staff.poolAttendant'],
    picture: { is: 'staffCards', cards: [1, 2, 3, 4, 21, 36, 39, 43, 44, 45] },
  },
  'staff.leaving': {
    proves: ['staff.leaving', 'staff.bigOrders', 'editions.leaving', 'editions.modules'],
    picture: { is: 'staffCards', cards: [5, 6, 7, 8, 33] },
  },
  'staff.prices': {
    proves: ['staff.freeColor', 'staff.chiefWaiter', 'staff.deliveryBoy'],
    picture: { is: 'staffCards', cards: [9, 10, 11, 24, 25] },
  },
  'staff.dice': {
    proves: [
      'staff.diePoints',
      'staff.dieStrength',
      'staff.decorator',
      'staff.bootblack',
      'staff.kitchenHand',
      'staff.detective',
      'staff.staffManager',
      'editions.kitchenHand',
      'T6',
      'T7',
    ],
    picture: { is: 'staffCards', cards: [12, 13, 14, 15, 16, 17, 18, 19, 20, 22] },
  },
  'staff.house': {
    proves: [
      'staff.custodian',
      'staff.pageBoy',
      'staff.porter',
      'staff.gardener',
      'editions.custodian',
    ],
    picture: { is: 'staffCards', cards: [23, 26, 35, 38, 42] },
  },
  'staff.final': {
    proves: [
      'staff.roomsOfColor',
      'staff.chambermaid',
      'staff.assistantManager',
      'staff.receptionist',
      'staff.roomService',
      'staff.marketingDirector',
      'staff.operator',
      'staff.floors',
      'staff.liftboy',
      'staff.hotelManager',
      'editions.assistantManager',
      'editions.operator',
    ],
    picture: { is: 'staffCards', cards: [27, 28, 30, 31, 32, 34, 37, 40, 41, 46, 47, 48] },
  },
  'staff.secretary': {
    proves: ['staff.secretary', 'S3'],
    picture: { is: 'staffCards', cards: [29] },
  },
});

/** The guests and their rewards. */
export const guests = chapter('guests', {
  'guests.card': { proves: ['guests.values'], picture: { is: 'guest', card: 53 } },
  'guests.colors': {
    proves: ['additional.moveIn'],
    picture: { is: 'signs', signs: ['blue', 'red', 'yellow', 'green'] },
  },
  'guests.served': { proves: ['G3'] },
  'guests.rewards': { proves: ['guests.gains', 'guests.chosenGood', 'G4'] },
  'guests.rooms': {
    proves: ['guests.rooms', 'guests.lowRoom', 'guests.furtherRoom'],
    picture: { is: 'guestCards', cards: [49, 57, 58] },
  },
  'guests.staff': {
    proves: ['guests.staff', 'guests.draw', 'S2'],
    picture: { is: 'guestCards', cards: [73, 75, 76] },
  },
  'guests.queue': {
    proves: ['guests.queue', 'G9'],
    picture: { is: 'guestCards', cards: [63, 87] },
  },
  'guests.gizia': {
    proves: ['guests.gizia', 'editions.gizia'],
    picture: { is: 'guestCards', cards: [97] },
  },
});

/** Objective cards. */
export const objectives = chapter('objectives', {
  'objectives.claim': { proves: ['additional.claim', 'S4'] },
  'objectives.when': { proves: ['politics.ownTurn', 'F2'] },
  'objectives.cards': {
    proves: ['politics.conditions', 'politics.letters'],
    picture: {
      is: 'objectives',
      cards: [105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116],
    },
  },
});

/** Emperor tiles. */
export const tiles = chapter('tiles', {
  'tiles.first': {
    proves: ['tiles.a1', 'tiles.a2', 'tiles.a3', 'tiles.a4'],
    picture: { is: 'tiles', tiles: ['A1', 'A2', 'A3', 'A4'] },
  },
  'tiles.second': {
    proves: ['tiles.b1', 'tiles.b2', 'tiles.b3', 'tiles.b4', 'editions.b4'],
    picture: { is: 'tiles', tiles: ['B1', 'B2', 'B3', 'B4'] },
  },
  'tiles.third': {
    proves: ['tiles.c1', 'tiles.c2', 'tiles.c3', 'tiles.c4', 'editions.c2'],
    picture: { is: 'tiles', tiles: ['C1', 'C2', 'C3', 'C4'] },
  },
});
