import { guests, politics, staff } from '@gah/engine/testing';
import type { Task } from '@gah/engine';
import { NO_GOODS } from '@gah/engine';
import { ownerOf } from '../modules/entrances/support.js';
import type { Example } from './asking.js';
import { asked, BALL, during, KEY, never, onTurn, other, seat, STARS, turn } from './asking.js';

/** An example for each of the more frequent reasons. */

const rooms = (task: Partial<Extract<Task, { kind: 'prepareRoom' }>> = {}): Task => ({
  kind: 'prepareRoom',
  seat,
  left: 1,
  discount: 0,
  floors: 4,
  occupy: false,
  ...task,
});
const die = { seat, kind: 'takeDie', space: 1, die: 'white', boost: false, bonus: false } as const;
/** A guest who wants one coffee, served; blue. */
const SERVED = { guest: guests.knightOfTheEmpire, goods: { coffee: 1 } };

const tileUsed = ownerOf('wray', { emperor: 5 }, { entrances: { emperorTiles: ['B2'] } }).state;
if (tileUsed.modules.entrances) tileUsed.modules.entrances.tileUsed = true;
const over = turn();
over.tasks.length = 0;
const others = turn({}, { turn: 1 });

export const CORE_EXAMPLES: readonly Example[] = [
  [over, { thing: 'pass' }, { code: 'game-over', ...never }],
  [others, { thing: 'pass' }, { code: 'not-your-decision', task: 'turn', seats: [1], ...onTurn }],
  [
    asked(rooms(), { free: [0] }),
    { thing: 'endTurn' },
    { code: 'decide-first', task: 'prepareRoom', remedy: { help: 'decide', task: 'prepareRoom' } },
  ],
  [
    turn({ free: [0] }),
    { thing: 'room', room: 1 },
    {
      code: 'other-moment',
      kind: 'prepareRoom',
      moments: ['prepareRoom'],
      remedy: { help: 'moment', kind: 'prepareRoom', moments: ['prepareRoom'] },
    },
  ],
  [
    turn(),
    { seat, kind: 'draft', card: staff.breakfastServer },
    { code: 'set-up-over', kind: 'draft', ...never },
  ],
  [turn(), { thing: 'key' }, { code: 'not-in-play', module: 'startPlayer', ...never }],
  [
    ownerOf('ninas').state,
    { seat, kind: 'shiftDie', from: 1, to: 2, die: 'white' },
    { code: 'not-your-entrance', entrance: 'kozi', ...never },
  ],
  [
    turn(),
    { seat, kind: 'takeGuest', place: 5 },
    { code: 'no-such-place', what: 'guest', ...other('guest') },
  ],
  [
    turn(),
    { thing: 'skip' },
    { code: 'cannot-skip', task: 'turn', remedy: { help: 'decide', task: 'turn' } },
  ],
  [
    during({ guestTaken: true }),
    { thing: 'queue', place: 4 },
    { code: 'already-taken-guest', ...onTurn },
  ],
  [
    turn({ krones: 9 }, { mainDone: true }),
    { thing: 'queue', place: 4 },
    { code: 'main-action-done', remedy: { help: 'before-die' } },
  ],
  [turn(), { thing: 'endTurn' }, { code: 'main-action-open', remedy: { help: 'after-die' } }],
  [during({}), { thing: 'pass' }, { code: 'already-acted', ...onTurn }],
  [during({ extra: true }), { thing: 'pass' }, { code: 'extra-turn', ...onTurn }],
  [
    turn({}, { ...KEY, startPlayer: { holder: 1 } }),
    { thing: 'key' },
    { code: 'key-taken', by: 1, remedy: { help: 'next-round' } },
  ],
  [
    turn({}, { ...KEY, startPlayer: { hasPassed: [true, false] } }),
    { thing: 'key' },
    { code: 'has-passed', remedy: { help: 'next-round' } },
  ],
  [
    turn({ krones: 1 }),
    { thing: 'queue', place: 0 },
    { code: 'too-expensive', price: 3, missing: 2, remedy: { help: 'krones', amount: 2 } },
  ],
  [
    turn({ krones: 9, cafe: [guests.actress, guests.poet, guests.jewelryDesigner] }),
    { thing: 'queue', place: 4 },
    { code: 'no-free-table', remedy: { help: 'free-table' } },
  ],
  [turn(), { thing: 'table', table: 0 }, { code: 'no-guest-there', ...other('guest') }],
  [
    turn({ cafe: [guests.knightOfTheEmpire] }),
    { seat, kind: 'moveIn', table: 0, room: 0 },
    {
      code: 'order-open',
      guest: guests.knightOfTheEmpire,
      missing: [0, 0, 0, 1, 0],
      remedy: { help: 'goods', goods: [0, 0, 0, 1, 0] },
    },
  ],
  [
    asked({ kind: 'fillOrder', seat }, { cafe: [SERVED] }),
    { thing: 'table', table: 0 },
    { code: 'no-order-open', ...other('guest') },
  ],
  [
    turn({ krones: 3, cafe: [guests.knightOfTheEmpire], kitchen: { wine: 1 } }),
    { seat, kind: 'serve', good: 'wine', table: 0 },
    { code: 'good-not-ordered', good: 'wine', guest: guests.knightOfTheEmpire, ...other('good') },
  ],
  [
    turn({ krones: 3, cafe: [guests.knightOfTheEmpire] }),
    { seat, kind: 'serve', good: 'coffee', table: 0 },
    { code: 'good-not-there', good: 'coffee', remedy: { help: 'good', good: 'coffee', amount: 1 } },
  ],
  [
    asked({
      kind: 'chooseGoods',
      seat,
      left: 1,
      chosen: NO_GOODS,
      except: ['cake'],
      cause: { source: 'staff', id: staff.breakfastServer },
    }),
    { thing: 'good', good: 'cake' },
    { code: 'good-excluded', good: 'cake', ...other('good') },
  ],
  [
    turn({ cafe: [SERVED] }),
    { thing: 'table', table: 0 },
    {
      code: 'no-room-for-guest',
      guest: guests.knightOfTheEmpire,
      color: 'blue',
      remedy: { help: 'free-room', color: 'blue', floors: 4 },
    },
  ],
  [
    turn({ cafe: [guests.knightOfTheEmpire] }),
    { seat, kind: 'useGuest', table: 0 },
    { code: 'guest-leaves', guest: guests.knightOfTheEmpire, ...never },
  ],
  [
    turn({ cafe: [SERVED], free: [0, 1] }),
    { seat, kind: 'moveInPair', table: 0, room: 0 },
    {
      code: 'guest-takes-one-room',
      guest: guests.knightOfTheEmpire,
      remedy: { help: 'free-room', color: 'blue', floors: 4 },
    },
  ],
  [turn(), { thing: 'space', space: 3 }, { code: 'no-die-there', die: 'any', ...other('die') }],
  [
    turn(),
    { seat, kind: 'useSpace', space: 1, boost: false },
    { code: 'needs-die', space: 1, remedy: { help: 'take-die', space: 1 } },
  ],
  [turn(), { ...die, bonus: true }, { code: 'no-bonus', space: 1, ...other('die') }],
  [
    asked({ kind: 'useSpace', seat }, { krones: 5 }),
    { seat, kind: 'useSpace', space: 1, boost: true },
    { code: 'no-boost', ...never },
  ],
  [
    asked({ kind: 'copy', seat, strength: 1, optional: false }),
    { thing: 'space', space: 6 },
    { code: 'copy-itself', ...other('space') },
  ],
  [
    asked({ kind: 'splitKrones', seat, strength: 2 }),
    { seat, kind: 'splitKrones', krones: 3 },
    { code: 'bad-split', amount: 2, ...other('split') },
  ],
  [
    asked(rooms(), { krones: 9, free: [0] }),
    { thing: 'room', room: 7 },
    { code: 'room-not-adjacent', room: 7, remedy: { help: 'room-beside', room: 7 } },
  ],
  [
    asked(rooms(), { krones: 9, free: [0] }),
    { thing: 'room', room: 0 },
    { code: 'room-already-there', room: 0, ...other('room') },
  ],
  [
    asked(rooms({ floors: 1 }), { krones: 9, free: [0] }),
    { thing: 'room', room: 5 },
    { code: 'room-too-high', room: 5, floors: 1, ...other('room') },
  ],
  [
    turn({ occupied: [0] }),
    { thing: 'room', room: 0 },
    { code: 'room-not-free', room: 0, is: 'occupied', ...other('room') },
  ],
  [
    turn({ cafe: [SERVED], free: [0, 1] }),
    { seat, kind: 'moveIn', table: 0, room: 1 },
    {
      code: 'room-wrong-color',
      room: 1,
      guest: guests.knightOfTheEmpire,
      color: 'blue',
      remedy: { help: 'free-room', color: 'blue', floors: 4 },
    },
  ],
  [
    asked(
      { kind: 'removeOccupiedRooms', seat, first: -1, sameColumn: true },
      { occupied: [0], free: [1] },
    ),
    { thing: 'room', room: 1 },
    { code: 'room-not-occupied', room: 1, ...other('room') },
  ],
  [
    asked({ kind: 'removeFreeRooms', seat, left: 1 }, { free: [0, 5] }),
    { thing: 'room', room: 0 },
    { code: 'room-not-highest', room: 0, ...other('room') },
  ],
  [
    asked({ kind: 'removeOccupiedRooms', seat, first: 5, sameColumn: true }, { occupied: [0, 1] }),
    { thing: 'room', room: 1 },
    { code: 'room-other-column', room: 1, ...other('room') },
  ],
  [
    asked({ kind: 'playStaff', seat, discount: 0 }, { hand: [staff.waitress] }),
    { seat, kind: 'playStaff', card: staff.poolAttendant },
    { code: 'not-in-hand', card: 45, from: 'hand', ...other('card') },
  ],
  [
    turn({ hand: [staff.poolAttendant] }),
    { seat, kind: 'useStaff', card: staff.poolAttendant },
    {
      code: 'staff-not-in-play',
      card: 45,
      remedy: { help: 'moment', kind: 'playStaff', moments: ['playStaff'] },
    },
  ],
  [
    turn({}, { politics: [politics.fullPurse, politics.twoFloors, politics.threeOfEachColour] }),
    { thing: 'objective', slot: 0 },
    {
      code: 'condition-not-met',
      card: 105,
      conditions: [{ per: { count: 'krones' }, atLeast: 20, have: 10, missing: 10 }],
      remedy: {
        help: 'progress',
        conditions: [{ per: { count: 'krones' }, atLeast: 20, have: 10, missing: 10 }],
      },
    },
  ],
  [
    turn(
      {},
      {
        politics: [politics.fullPurse, politics.twoFloors, politics.threeOfEachColour],
        claims: [[0], [], []],
      },
    ),
    { thing: 'objective', slot: 0 },
    { code: 'already-claimed', card: 105, ...never },
  ],
  [
    turn(
      {},
      {
        seats: 4,
        politics: [politics.fullPurse, politics.twoFloors, politics.threeOfEachColour],
        claims: [[1, 2, 3], [], []],
      },
    ),
    { thing: 'objective', slot: 0 },
    { code: 'no-claim-left', card: 105, ...never },
  ],
  [
    asked(
      {
        kind: 'sendDancer',
        seat,
        discount: 0,
        shared: false,
        then: [],
        cause: { source: 'staff', id: staff.breakfastServer },
      },
      { kitchen: {} },
      { ...BALL, ballrooms: { halls: [0, 1, 2], sections: [[3], [3]] } },
    ),
    { thing: 'row', hall: 2, row: 2 },
    {
      code: 'champagne-missing',
      price: 3,
      missing: 3,
      remedy: { help: 'champagne', amount: 3 },
    },
  ],
  [
    asked(
      { kind: 'pickDancer', seat, hall: 0, row: 0, items: [] },
      {},
      { ...BALL, ballrooms: { sections: [[0, 3], [3]] } },
    ),
    { thing: 'section', section: 0 },
    { code: 'section-empty', section: 0, ...other('section') },
  ],
  [
    asked({ kind: 'removeDancers', seat, left: 1 }, {}, BALL),
    { thing: 'row', hall: 0, row: 0 },
    { code: 'no-dancer-there', hall: 0, row: 0, ...other('row') },
  ],
  [
    turn({}, { ...STARS, celebrities: { lounge: ['freud', null, null] } }),
    { thing: 'celebrity', celebrity: 'freud' },
    {
      code: 'celebrity-elsewhere',
      celebrity: 'freud',
      with: null,
      remedy: { help: 'colored-die', die: 'red' },
    },
  ],
  [
    turn({}, { ...STARS, celebrities: { lounge: [null, null, null], owned: [['freud'], []] } }),
    { thing: 'celebrity', celebrity: 'freud' },
    { code: 'works-by-itself', cause: { source: 'celebrity', id: 'freud' }, ...never },
  ],
  [
    turn(
      { kitchen: { wine: 1 } },
      {
        ...STARS,
        celebrities: { lounge: [null, null, null], owned: [['einstein'], []], used: ['einstein'] },
      },
    ),
    { thing: 'celebrity', celebrity: 'einstein' },
    { code: 'celebrity-used', celebrity: 'einstein', remedy: { help: 'next-round' } },
  ],
  [
    turn({}, { ...STARS, celebrities: { lounge: [null, null, null], owned: [['einstein'], []] } }),
    { thing: 'celebrity', celebrity: 'einstein' },
    { code: 'goods-missing', amount: 1, missing: 1, remedy: { help: 'any-goods', amount: 1 } },
  ],
  [
    ownerOf('wray', {}, { entrances: { emperorTiles: ['B2'] } }).state,
    { thing: 'emperorTile', tile: 'B2' },
    { code: 'steps-missing', price: 2, missing: 2, remedy: { help: 'steps', amount: 2 } },
  ],
  [tileUsed, { thing: 'emperorTile', tile: 'B2' }, { code: 'tile-used', ...onTurn }],
  [
    ownerOf('wray', { emperor: 5 }).state,
    { seat, kind: 'useTile', tile: 'B2' },
    { code: 'tile-gone', tile: 'B2', ...never },
  ],
  [
    ownerOf(
      'ninas',
      {},
      {
        entrances: {
          personalPolitics: [politics.theEmperorsFavour],
          fulfilled: [politics.theEmperorsFavour],
        },
      },
    ).state,
    { thing: 'personalObjective', card: 108 },
    { code: 'already-fulfilled', card: 108, ...never },
  ],
  [
    ownerOf('kozi', {}, { dice: [1] }).state,
    { seat, kind: 'shiftDie', from: 1, to: 3, die: 'white' },
    { code: 'not-neighbouring', from: 1, to: 3, ...other('space') },
  ],
];
