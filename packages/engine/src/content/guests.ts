import { FREE } from '../model/vocabulary.js';
import type { MoreOfGuest } from './notation.js';
import {
  anyGoods,
  drawStaff,
  drawThree,
  emperor,
  gain,
  guest,
  krones,
  occupyRoom,
  playStaff,
  prepareRoom,
  spend,
  takeGuest,
  vp,
} from './notation.js';
import type { GuestRecord } from './records.js';

const PROMO: MoreOfGuest = {
  promo: 'box',
  onlyIn: '2021',
  source: { order: 'one public implementation', vp: 'one public implementation' },
};
const RECONSTRUCTED = {
  reward: 'rulebook',
  order: 'reconstructed',
  vp: 'reconstructed',
  color: 'reconstructed',
} as const;
/** Appeared with Let's Waltz!, but need none of its modules. */
const WALTZ_PROMO: MoreOfGuest = { promo: true, source: RECONSTRUCTED };

/** Guests, the promotional ones included. */
export const GUESTS = {
  sculptor: guest(49, 'yellow', { wine: 1 }, 0, [prepareRoom(FREE, 2)]),
  musician: guest(50, 'yellow', { wine: 1 }, 0, [drawStaff(1), prepareRoom(0)]),
  composer: guest(51, 'yellow', { wine: 1 }, 1, [gain({ strudel: 1 })]),
  tailor: guest(52, 'yellow', { wine: 1, coffee: 1 }, 0, [gain({ strudel: 1 }), krones(2)]),
  flamencoDancer: guest(53, 'yellow', { strudel: 1, wine: 1 }, 0, [
    gain({ coffee: 1 }),
    emperor(2),
  ]),
  portraitPainter: guest(54, 'yellow', { wine: 2 }, 0, [anyGoods(1), krones(2)]),
  photographer: guest(55, 'yellow', { wine: 3 }, 7, [drawStaff(2)]),
  vocalist: guest(56, 'yellow', { strudel: 1, wine: 2 }, 0, [gain({ cake: 1 }), playStaff(3)]),
  architect: guest(57, 'yellow', { wine: 2, coffee: 1 }, 1, [prepareRoom(1), prepareRoom(1)]),
  actress: guest(58, 'yellow', { wine: 3, coffee: 1 }, 7, [occupyRoom]),
  poet: guest(59, 'yellow', { strudel: 3, wine: 1 }, 5, [gain({ cake: 1 }), playStaff(2)]),
  jewelryDesigner: guest(60, 'yellow', { cake: 2, wine: 2 }, 5, [gain({ coffee: 1 }), krones(3)]),
  painter: guest(61, 'yellow', { strudel: 1, wine: 3 }, 2, [prepareRoom(1), prepareRoom(0)]),
  operaSinger: guest(62, 'yellow', { strudel: 1, cake: 1, wine: 2 }, 4, [takeGuest, emperor(3)]),
  dame: guest(63, 'blue', { coffee: 1 }, 0, [takeGuest]),
  duchess: guest(64, 'blue', { coffee: 1 }, 0, [playStaff(1)]),
  knightOfTheEmpire: guest(65, 'blue', { coffee: 1 }, 3, []),
  landgrave: guest(66, 'blue', { cake: 1, coffee: 1 }, 3, [playStaff(1), prepareRoom(0)]),
  sovereign: guest(67, 'blue', { coffee: 2 }, 2, [drawStaff(2), emperor(2)], {
    source: { order: 'two public implementations agree' },
  }),
  princess: guest(68, 'blue', { strudel: 2, coffee: 1 }, 4, [emperor(3)]),
  countess: guest(69, 'blue', { cake: 2, coffee: 1 }, 7, [krones(3)]),
  elector: guest(70, 'blue', { strudel: 1, wine: 1, coffee: 1 }, 1, [playStaff(1), emperor(3)]),
  baron: guest(71, 'blue', { strudel: 1, coffee: 2 }, 4, [prepareRoom(FREE)]),
  prince: guest(72, 'blue', { strudel: 1, cake: 1, coffee: 1 }, 7, [occupyRoom]),
  count: guest(73, 'blue', { wine: 1, coffee: 2 }, 4, [playStaff(1), playStaff(1)]),
  earl: guest(74, 'blue', { cake: 1, coffee: 2 }, 10, [krones(1)]),
  baroness: guest(75, 'blue', { wine: 2, coffee: 2 }, 5, [drawThree(3)]),
  duke: guest(76, 'blue', { strudel: 2, coffee: 2 }, 4, [drawThree(FREE)]),
  apothecary: guest(77, 'red', { cake: 1 }, 1, [krones(1)]),
  postCouncillor: guest(78, 'red', { cake: 1 }, 0, [takeGuest]),
  privyCouncillor: guest(79, 'red', { cake: 1 }, 0, [krones(1), emperor(1)]),
  professorEmeritus: guest(80, 'red', { cake: 1, wine: 1 }, 4, [takeGuest]),
  general: guest(81, 'red', { cake: 2 }, 0, [gain({ wine: 1 }), krones(3)]),
  seniorCouncillor: guest(82, 'red', { cake: 1, wine: 1, coffee: 1 }, 7, [occupyRoom]),
  councillorOfCommerce: guest(83, 'red', { strudel: 1, cake: 1, wine: 1 }, 0, [krones(5)]),
  courtCouncillor: guest(84, 'red', { cake: 2, wine: 1 }, 2, [krones(3), takeGuest]),
  major: guest(85, 'red', { strudel: 2, cake: 1 }, 3, [krones(3)]),
  veterinaryCouncillor: guest(86, 'red', { cake: 1, wine: 2 }, 3, [playStaff(3)]),
  medicinalCouncillor: guest(87, 'red', { cake: 2, coffee: 2 }, 3, [
    krones(3),
    takeGuest,
    takeGuest,
  ]),
  procurator: guest(88, 'red', { cake: 1, wine: 3 }, 0, [prepareRoom(FREE), prepareRoom(FREE)]),
  lordHighCommissioner: guest(89, 'red', { strudel: 2, cake: 1, wine: 1 }, 5, [krones(4)]),
  seniorLegalSecretary: guest(90, 'red', { strudel: 1, cake: 3 }, 7, [
    gain({ wine: 1 }),
    krones(3),
  ]),
  tezcatlipoca: guest(91, 'green', { strudel: 1 }, 0, [drawStaff(3)]),
  captGoldhaken: guest(92, 'green', { strudel: 1 }, 0, [krones(1)]),
  mrHorsa: guest(93, 'green', { strudel: 1 }, 0, [emperor(1)]),
  mIngalls: guest(94, 'green', { strudel: 2 }, 0, [playStaff(1)]),
  mrBoydell: guest(95, 'green', { strudel: 1, cake: 1 }, 2, [emperor(2)]),
  mrOundo: guest(96, 'green', { strudel: 1, coffee: 1 }, 0, [playStaff(3)]),
  eGizia: guest(97, 'green', { strudel: 2, wine: 1 }, 4, [{ do: 'useSpace' }]),
  mPolo: guest(98, 'green', { strudel: 3 }, 0, [krones(4)]),
  cramersopholus: guest(99, 'green', { strudel: 1, cake: 2 }, 5, [drawStaff(1), emperor(2)]),
  farmerFranz: guest(100, 'green', { strudel: 1, coffee: 3 }, 4, [emperor(3), occupyRoom]),
  brotherUwe: guest(101, 'green', { strudel: 3, coffee: 1 }, 3, [emperor(3), takeGuest]),
  conductor: guest(102, 'green', { strudel: 1, coffee: 1 }, 0, [emperor(1), occupyRoom]),
  durgoing: guest(103, 'green', { strudel: 1, wine: 1 }, 4, [drawStaff(2)]),
  macleod: guest(104, 'green', { strudel: 2, cake: 2 }, 2, [playStaff(FREE)]),
  magFerdinand: guest(117, 'red', { wine: 2 }, 3, [emperor(3)], PROMO),
  mrMoras: guest(118, 'yellow', { cake: 1, coffee: 1 }, 4, [takeGuest], PROMO),
  missHildegard: guest(188, 'yellow', { strudel: 1, cake: 1, wine: 1 }, 6, [], {
    ...WALTZ_PROMO,
    lodging: 'room',
  }),
  drHagedorn: guest(189, 'green', { strudel: 1, cake: 1, coffee: 1 }, 9, [], {
    ...WALTZ_PROMO,
    lodging: 'pair',
  }),
  // Never leaves: the reward is what one use in each round does.
  mrSchulze: guest(
    190,
    'green',
    {},
    0,
    [spend({ champagne: true }, playStaff(0), vp(1), emperor(1))],
    {
      ...WALTZ_PROMO,
      lodging: 'table',
      source: { ...RECONSTRUCTED, order: 'rulebook' },
    },
  ),
  jKesselhut: guest(
    191,
    'red',
    { strudel: 1, cake: 1 },
    1,
    [{ do: 'fillGood', good: 'wine' }],
    WALTZ_PROMO,
  ),
  mrsKunkel: guest(192, 'yellow', { strudel: 1, cake: 1 }, 5, [], {
    ...WALTZ_PROMO,
    lodging: 'groundFloor',
  }),
} as const satisfies Record<string, GuestRecord>;

/** What the 2015 cards say differently. */
export const GUESTS_2015: Readonly<
  Partial<Record<keyof typeof GUESTS, Partial<Pick<GuestRecord, 'reward'>>>>
> = {
  eGizia: { reward: [{ do: 'extraTurn' }] },
};
