import { guests, staff } from '@gah/engine/testing';
import type { BenefitItem, Task } from '@gah/engine';
import type { Example } from './asking.js';
import { asked, BALL, ENTRANCES, never, nextRound, other, seat, STARS, turn } from './asking.js';

/** An example for each of the rarer reasons, most of them of modules and promotional cards. */

const PROMOS = { promos: true } as const;
const item = (item: Partial<BenefitItem>): BenefitItem => ({
  effect: { do: 'vp', amount: 1 },
  cause: { source: 'staff', id: staff.breakfastServer },
  part: 'trigger',
  ...item,
});
const benefits = (...items: BenefitItem[]): Task => ({
  kind: 'benefits',
  seat,
  items,
  rewardBegun: false,
  leaving: 0,
});
/** A reaction that works once per round. */
const LATE = { source: 'staff', id: staff.danubeSteamshipCaptain } as const;
const PAIR = { guest: guests.drHagedorn, goods: { strudel: 1, cake: 1, coffee: 1 } };
const DANCER = { guest: guests.eDoolittle, goods: { strudel: 1, wine: 1, champagne: 1 } };
const NOT_DANCING = { guest: guests.thePope, goods: { strudel: 1, wine: 1, champagne: 1 } };
const dancing = { ...BALL, promos: true, ballrooms: { halls: [0, 1, 2], sections: [[3], [3]] } };
const shifted: Task = { kind: 'shifted', seat, space: 1, withDie: true, mayBoost: true };
const full = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1];

const withoutDeck = asked(benefits(item({}), item({ effect: { do: 'drawStaff', amount: 1 } })));
withoutDeck.staffDeck = [];

export const RARE_EXAMPLES: readonly Example[] = [
  [
    asked(
      {
        kind: 'spendGoods',
        seat,
        spent: [1, 1, 1, 0, 0],
        spend: { amount: 4, upTo: true, champagne: false, exchange: true },
        effects: [],
        cause: { source: 'celebrity', id: 'einstein' },
      },
      { kitchen: { strudel: 1, cake: 1, wine: 1, coffee: 1 } },
    ),
    { thing: 'good', good: 'coffee' },
    { code: 'kind-needed-back', good: 'coffee', ...other('good') },
  ],
  [
    turn({ cafe: [guests.mrSchulze] }, PROMOS),
    { seat, kind: 'moveIn', table: 0, room: 0 },
    { code: 'guest-stays', guest: guests.mrSchulze, ...never },
  ],
  [
    turn(
      { cafe: [guests.mrSchulze], hand: [staff.waitress], kitchen: { wine: 1 }, used: [190] },
      PROMOS,
    ),
    { thing: 'table', table: 0 },
    { code: 'guest-used', guest: guests.mrSchulze, ...nextRound },
  ],
  [
    turn({ cafe: [DANCER], free: [0] }, dancing),
    { seat, kind: 'moveIn', table: 0, room: 0 },
    { code: 'guest-dances', guest: guests.eDoolittle, ...never },
  ],
  [
    turn({ cafe: [NOT_DANCING], kitchen: { champagne: 9 } }, dancing),
    { seat, kind: 'sendGuest', table: 0, hall: 0, row: 0 },
    { code: 'guest-not-dancing', guest: guests.thePope, ...never },
  ],
  [
    turn({ cafe: [PAIR], free: [0] }, PROMOS),
    { seat, kind: 'moveIn', table: 0, room: 0 },
    { code: 'guest-takes-pair', guest: guests.drHagedorn, remedy: { help: 'room-pair' } },
  ],
  [
    turn({ cafe: [PAIR], free: [0] }, PROMOS),
    { seat, kind: 'moveInPair', table: 0, room: 0 },
    { code: 'room-without-neighbour', room: 0, remedy: { help: 'room-pair' } },
  ],
  [
    asked(shifted, {}, ENTRANCES),
    { thing: 'space', space: 6 },
    { code: 'other-space', space: 1, remedy: { help: 'space', space: 1 } },
  ],
  [
    asked({ kind: 'discardDie', seat }, {}, { ...STARS, coloredDice: [6, 0, 0] }),
    { thing: 'die', space: 6, die: 'red' },
    { code: 'white-dice-first', ...other('die') },
  ],
  [
    asked(
      benefits(
        item({}),
        item({ effect: { do: 'prepareRoom', discount: 0, floors: 1, occupy: false } }),
      ),
      { free: [0, 1, 2, 3, 4] },
    ),
    { thing: 'benefit', item: 1 },
    { code: 'no-space-for-room', floors: 1, ...other('benefit') },
  ],
  [
    asked(benefits(item({}), item({ effect: { do: 'occupyRoom', floors: 4 } }))),
    { thing: 'benefit', item: 1 },
    { code: 'no-free-room', remedy: { help: 'free-room', color: 'any', floors: 4 } },
  ],
  [
    asked(benefits(item({}), item({ effect: { do: 'playStaff', discount: 0 } }))),
    { thing: 'benefit', item: 1 },
    { code: 'hand-empty', remedy: { help: 'hand-card' } },
  ],
  [withoutDeck, { thing: 'benefit', item: 1 }, { code: 'deck-empty', ...other('benefit') }],
  [
    asked(
      benefits(
        item({ part: 'main', effect: { do: 'mainAction', space: 4, strength: 1, both: false } }),
        item({ part: 'first', effect: { do: 'krones', amount: 1 } }),
      ),
    ),
    { thing: 'benefit', item: 0 },
    { code: 'comes-first', item: 1, remedy: { help: 'benefit', item: 1 } },
  ],
  [
    asked(benefits(item({}), item({}))),
    { thing: 'benefit', item: 1 },
    { code: 'same-benefit', item: 0, remedy: { help: 'benefit', item: 0 } },
  ],
  [
    asked({ kind: 'rehearsal', seat }, {}, { ...BALL, ballrooms: { offered: [0, 1] } }),
    { seat, kind: 'chooseRehearsal', room: 2 },
    { code: 'rehearsal-room-taken', room: 2, ...other('rehearsalRoom') },
  ],
  [
    asked(
      {
        kind: 'sendDancer',
        seat,
        discount: 9,
        shared: false,
        then: [],
        cause: { source: 'staff', id: staff.breakfastServer },
      },
      {},
      {
        ...BALL,
        ballrooms: {
          halls: [0, 1, 2],
          sections: [[3], [3]],
          floor: [
            [full, [], []],
            [[], [], []],
            [[], [], []],
          ],
        },
      },
    ),
    { thing: 'row', hall: 0, row: 0 },
    { code: 'row-full', hall: 0, row: 0, ...other('row') },
  ],
  [
    asked(
      {
        kind: 'sendDancer',
        seat,
        discount: 9,
        shared: false,
        then: [],
        cause: { source: 'staff', id: staff.breakfastServer },
      },
      {},
      { ...BALL, ballrooms: { halls: [0, 1, 2], sections: [[0], [3]] } },
    ),
    { thing: 'row', hall: 0, row: 0 },
    { code: 'no-dancer-left', ...never },
  ],
  [
    asked(
      {
        kind: 'joinDancer',
        seat,
        vpPerDancer: 1,
        hall: -1,
        row: -1,
        space: -1,
        cause: { source: 'guest', id: guests.eDoolittle },
      },
      {},
      dancing,
    ),
    { thing: 'section', section: 0 },
    { code: 'cannot-join', ...never },
  ],
  [
    asked({ kind: 'auction', seat }, {}, { ...ENTRANCES, entrances: { offered: ['ren'] } }),
    { seat, kind: 'auction', entrance: 'kozi', bid: 0 },
    { code: 'entrance-sold', entrance: 'kozi', ...other('entrance') },
  ],
  [
    asked(
      { kind: 'bid', seat },
      { krones: 9 },
      {
        ...ENTRANCES,
        entrances: { auction: { entrance: 'kozi', bid: 3, bidder: 1, waiting: [0] } },
      },
    ),
    { seat, kind: 'bid', amount: 3 },
    { code: 'bid-too-low', least: 4, remedy: { help: 'bid', amount: 4 } },
  ],
  [
    asked({ kind: 'pickEntrance', seat }, {}, { ...ENTRANCES, entrances: { offered: ['kozi'] } }),
    { seat, kind: 'auction', entrance: 'kozi', bid: 1 },
    { code: 'no-bidding', remedy: { help: 'bid', amount: 0 } },
  ],
  [
    asked({ kind: 'token', seat, half: 'top' }, {}, { ...ENTRANCES, entrances: { tokens: [1] } }),
    { seat, kind: 'takeToken', token: 0 },
    { code: 'token-gone', ...other('token') },
  ],
  [
    turn({ played: [staff.pianist], used: [staff.pianist] }, BALL),
    { thing: 'played', card: 129 },
    { code: 'staff-not-ready', card: 129, ...nextRound },
  ],
  [
    asked({ kind: 'dismissStaff', seat }, { played: [staff.leadingDancer, staff.pianist] }, BALL),
    { thing: 'played', card: 129 },
    { code: 'staff-not-final', card: 129, ...other('card') },
  ],
  [
    asked(
      benefits(item({}), item({ effect: { do: 'krones', amount: 1 }, cause: LATE })),
      { played: [staff.danubeSteamshipCaptain], used: [staff.danubeSteamshipCaptain] },
      BALL,
    ),
    { thing: 'benefit', item: 1 },
    { code: 'reaction-used', cause: LATE, ...never },
  ],
];
