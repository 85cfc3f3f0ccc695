import {
  atEnd,
  card,
  emperor,
  everyRound,
  fillOrder,
  gain,
  krones,
  lasting,
  occupied,
  occupyRoom,
  once,
  playStaff,
  prepareRoom,
  vp,
} from './notation.js';
import type { StaffRecord } from './records.js';

/** Staff as in the 2021 edition. */
export const STAFF = {
  breakfastServer: everyRound(1, 4, gain({ strudel: 1 })),
  waitress: everyRound(2, 6, gain({ cake: 1 })),
  barkeeper: everyRound(3, 4, gain({ wine: 1 })),
  sousChef: everyRound(4, 6, gain({ coffee: 1 })),
  groom: lasting(5, 4, { onGuestLeaving: { color: 'red', gain: [krones(2)] } }),
  stableman: lasting(6, 1, { onGuestLeaving: { color: 'blue', gain: [emperor(1)] } }),
  masseuse: lasting(7, 1, { onGuestLeaving: { color: 'yellow', gain: [krones(1)] } }),
  tourGuide: lasting(8, 2, { onGuestLeaving: { color: 'green', gain: [vp(2)] } }),
  butler: lasting(9, 5, { freeRooms: 'blue' }),
  chauffeur: lasting(10, 5, { freeRooms: 'red' }),
  florist: lasting(11, 5, { freeRooms: 'yellow' }),
  executiveHousekeeper: lasting(12, 2, { onDie: { values: [3, 4], gain: [vp(2)] } }),
  restaurantManager: lasting(13, 2, { onDie: { values: [1, 2], strength: 1 } }),
  decorator: lasting(14, 2, { onDie: { values: [1, 2], beside: [prepareRoom(0)] } }),
  bootblack: lasting(15, 4, { onDie: { values: [4], both: true } }),
  laundress: lasting(16, 2, { onDie: { values: [4], gain: [vp(4)] } }),
  kitchenHand: lasting(17, 5, { onDie: { values: [6], strength: 1, freeSpace: true } }),
  checker: lasting(18, 2, { onDie: { values: [5], strength: 2 } }),
  interiorArchitect: lasting(19, 3, { onDie: { values: [3], gain: [vp(5)] } }),
  detective: lasting(20, 2, { onDie: { values: [5], beside: [emperor(2)] } }),
  chef: once(21, 3, gain({ strudel: 1, cake: 1, wine: 1, coffee: 1 })),
  staffManager: lasting(22, 3, { onDie: { values: [3], beside: [playStaff(0)] } }),
  custodian: lasting(23, 5, { onRoomOccupied: { byGuestOnly: false, gain: [krones(1)] } }),
  chiefWaiter: lasting(24, 1, { freeServing: true }),
  deliveryBoy: lasting(25, 6, { freeGuests: true }),
  conferenceManager: lasting(26, 5, { wardCost: 1 }),
  bookingManager: atEnd(27, 4, 3, occupied('red')),
  concierge: atEnd(28, 4, 3, occupied('blue')),
  secretary: card(29, 5, 'final', { final: 'copyOpponent' }),
  receptionClerk: atEnd(30, 4, 3, occupied('yellow')),
  chambermaid: atEnd(31, 4, 1, occupied()),
  assistantManager: atEnd(32, 4, 2, { count: 'staff' }),
  maleFloorHousekeeper: lasting(33, 5, { onGuestLeaving: { minGoods: 4, gain: [vp(4)] } }),
  receptionist: atEnd(34, 5, 1, { count: 'tiles' }),
  pageBoy: once(35, 2, occupyRoom, occupyRoom),
  sommelier: once(36, 2, gain({ wine: 4 })),
  roomService: atEnd(37, 3, 2, { count: 'groups' }),
  porter: once(38, 5, fillOrder),
  confectioner: once(39, 3, gain({ cake: 4 })),
  marketingDirector: atEnd(40, 2, 5, { count: 'markers' }),
  operator: atEnd(41, 3, 2, { count: 'emperor' }),
  gardener: lasting(42, 3, { onEmperorBonus: { gain: [vp(5)] } }),
  barista: once(43, 3, gain({ coffee: 4 })),
  larderCook: once(44, 2, gain({ strudel: 4 })),
  poolAttendant: once(45, 1, emperor(3)),
  femaleFloorHousekeeper: atEnd(46, 2, 5, { count: 'floors' }),
  liftboy: atEnd(47, 4, 5, { count: 'columns' }),
  hotelManager: atEnd(48, 4, 4, { count: 'sets' }),
} as const satisfies Record<string, StaffRecord>;

/** What the 2015 cards say differently as long as no module is in play. */
export const STAFF_2015_ALONE: Readonly<Partial<Record<keyof typeof STAFF, Partial<StaffRecord>>>> =
  {
    groom: { ability: { onOrderComplete: { color: 'red', gain: [krones(2)] } } },
    stableman: { ability: { onOrderComplete: { color: 'blue', gain: [emperor(1)] } } },
  };

/** What the 2015 cards say differently. */
export const STAFF_2015: Readonly<Partial<Record<keyof typeof STAFF, Partial<StaffRecord>>>> = {
  kitchenHand: { cost: 3 },
  custodian: { ability: { onRoomOccupied: { byGuestOnly: true, gain: [krones(1)] } } },
  conferenceManager: { ability: { wardCost: 0 } },
  assistantManager: { final: { amount: 4, per: { count: 'staff' } } },
  operator: { final: { amount: 2, per: { count: 'emperor' }, max: 12 } },
};

/** The sets for a first game: A for the start player, then clockwise. */
export const STARTER_SETS: readonly (readonly (keyof typeof STAFF)[])[] = [
  ['barkeeper', 'stableman', 'butler', 'porter', 'confectioner', 'hotelManager'],
  [
    'breakfastServer',
    'restaurantManager',
    'deliveryBoy',
    'receptionClerk',
    'assistantManager',
    'larderCook',
  ],
  ['sousChef', 'florist', 'chiefWaiter', 'bookingManager', 'marketingDirector', 'barista'],
  ['waitress', 'masseuse', 'chauffeur', 'concierge', 'sommelier', 'operator'],
];
