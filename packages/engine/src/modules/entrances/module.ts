import { freeTable, shelveGuest } from '../../cafe.js';
import type { EntranceKey } from '../../content/entrances.js';
import {
  ALL_POLITICS_VP,
  ENTRANCES,
  FIRST_ROOM_BONUS,
  PILE_VP,
  SECOND_DIE_BONUS,
} from '../../content/entrances.js';
import { benefits } from '../../effects/benefits.js';
import { markersOf } from '../../effects/countables.js';
import type { Effect, OwnedAbility } from '../../effects/effect.js';
import { ownedAbility, powersOf } from '../../effects/effect.js';
import { COLUMN_MASKS, columnOf, FLOOR_MASKS, floorOf } from '../../hotel.js';
import { DISHES_AND_DRINKS } from '../../vocabulary.js';
import { remembering } from '../../lists.js';
import type { RoomIndex, SeatIndex } from '../../vocabulary.js';
import type { Move } from '../../moves.js';
import { gainVp } from '../../resources.js';
import type { BenefitItem, Task } from '../../tasks.js';
import type { GameModule, QueryContext, Table } from '../../table.js';
import { hotelOf, pushTask, seatOf } from '../../table.js';
import { auctionStep } from './auction.js';
import { dealEntrances } from './deal.js';
import { addFulfilMoves, addShiftMoves, addTileMoves } from './decisions.js';
import { entranceOf, entrancesOf, owns } from './ownership.js';

/** Every hotel has an entrance of its own. */

const SETUP_PHASES_OVER = 1;

function layOutEntrances(table: Table): void {
  const { state, content } = table;
  state.modules.entrances = {
    ...dealEntrances(state, content, state.rng),
    owned: state.seats.map(() => null),
    starter: state.startSeat,
    auction: null,
    fulfilled: [],
    tileUsed: false,
    pile: [],
  };
}

const DOVE_EFFECTS: readonly Effect[] = [
  { do: 'takeToken', half: 'top' },
  { do: 'takeToken', half: 'bottom' },
];

/** Lines of rooms that this room completes. */
function doveBonus(table: QueryContext, seat: SeatIndex, room: RoomIndex): BenefitItem[] {
  const { occupied } = seatOf(table, seat);
  const column = COLUMN_MASKS[columnOf(room)] ?? 0;
  const floor = FLOOR_MASKS[floorOf(room)] ?? 0;
  const halves = [
    ...((column & occupied) === column ? (['top'] as const) : []),
    ...((floor & occupied) === floor ? (['bottom'] as const) : []),
  ];
  return benefits(
    halves.map((half) => ({ do: 'takeToken', half })),
    { source: 'entrance', id: 'dove' },
    'trigger',
  );
}

function firstRoomBonus(table: QueryContext, seatIndex: SeatIndex, room: RoomIndex): BenefitItem[] {
  const seat = seatOf(table, seatIndex);
  const hotel = hotelOf(table, seat);
  const group = hotel.groups[hotel.groupOf[room] ?? 0];
  if (!group || (group.mask & seat.occupied) !== 1 << room) return [];
  return benefits([FIRST_ROOM_BONUS[group.color]], { source: 'entrance', id: 'stroup' }, 'trigger');
}

/** By the sum of both dice; the master key copies the value of the die. */
function secondDieBonus(table: QueryContext, seat: SeatIndex): BenefitItem[] {
  const [first, second, ...none] = seatOf(table, seat).diceTaken;
  if (first === undefined || second === undefined || none.length > 0) return [];
  const sum = (first === 0 ? second : first) + (second === 0 ? first : second);
  return benefits(SECOND_DIE_BONUS[sum] ?? [], { source: 'entrance', id: 'zantMainz' }, 'first');
}

/** The pile of the round scores; then guests that count for politics are kept, the rest is discarded. */
function countPile(table: Table, seat: SeatIndex): void {
  const state = entrancesOf(table);
  const guests = state.pile.length;
  if (guests === 0) return;
  table.events?.push({ type: 'pileCounted', seat, guests });
  gainVp(table, seat, PILE_VP[Math.min(guests, PILE_VP.length - 1)] ?? 0, {
    source: 'entrance',
    id: 'kaufman',
  });
  const { pile } = state;
  state.pile = [];
  for (const guest of pile) shelveGuest(table, seat, guest);
}

function setupRooms(table: QueryContext, seat: SeatIndex): Task[] {
  const extra = entranceOf(table, seat)?.setupRooms;
  if (!extra) return [];
  return [
    {
      kind: 'prepareRoom',
      seat,
      left: extra.amount,
      discount: extra.discount,
      floors: FLOOR_MASKS.length,
      occupy: false,
    },
  ];
}

const NO_ITEMS: readonly BenefitItem[] = [];
const NO_CARDS: readonly number[] = [];
const NO_ABILITIES: readonly OwnedAbility[] = [];
const ABILITIES = Object.fromEntries(
  ENTRANCES.map(({ key, ability }) => [
    key,
    ability ? [ownedAbility({ source: 'entrance', id: key }, ability)] : NO_ABILITIES,
  ]),
) as Readonly<Record<EntranceKey, readonly OwnedAbility[]>>;

const abilitiesBySeat = remembering((owned: readonly (EntranceKey | null)[]) =>
  owned.map((key) => (key ? ABILITIES[key] : NO_ABILITIES)),
);

const politicsDone = (table: QueryContext, seat: SeatIndex): number =>
  markersOf(table, seat) + entrancesOf(table).fulfilled.length;

export const entrances: GameModule = {
  name: 'entrances',
  layOut: (table) => {
    layOutEntrances(table);
    for (const seat of table.state.seats) {
      seat.kitchen = seat.kitchen.map((amount, good) =>
        good < DISHES_AND_DRINKS.length ? 0 : amount,
      );
    }
  },
  phases: { auction: auctionStep },
  abilities: {
    powers: powersOf(Object.values(ABILITIES).flat()),
    of: (table, seat) => {
      // What is played when the entrance is gained does not count yet.
      if (table.state.round < SETUP_PHASES_OVER) return NO_ABILITIES;
      return abilitiesBySeat(entrancesOf(table).owned)[seat] ?? NO_ABILITIES;
    },
  },
  afterFirstGuest: (table, seat) =>
    owns(table, seat, 'kaufman') ? [{ kind: 'takeGuest', seat, price: 'free', fill: false }] : [],
  afterSetupRooms: setupRooms,
  afterGuestTaken: (table, seat) => {
    if (!owns(table, seat, 'kaufman') || freeTable(seatOf(table, seat)) < 0) return;
    pushTask(table, { kind: 'takeGuest', seat, price: 'queue', fill: false });
  },
  turnMoves: (table, { seat, mainDone, extra }, moves) => {
    const entrance = entrancesOf(table).owned[seat];
    if (entrance === 'ninas') addFulfilMoves(table, seat, moves);
    else if (entrance === 'wray') addTileMoves(table, seat, moves);
    else if (entrance === 'kozi' && !mainDone) addShiftMoves(table, seat, !extra, moves);
  },
  spaceMoves: (table, seat) => {
    const moves: Move[] = [];
    if (owns(table, seat, 'kozi')) addShiftMoves(table, seat, false, moves);
    return moves;
  },
  onDieTaken: (table, seat) =>
    owns(table, seat, 'zantMainz') ? secondDieBonus(table, seat) : NO_ITEMS,
  onRoomOccupied: (table, seat, room) => {
    if (owns(table, seat, 'dove')) return doveBonus(table, seat, room);
    return owns(table, seat, 'stroup') ? firstRoomBonus(table, seat, room) : [];
  },
  roomEffects: (table, seat) => {
    if (owns(table, seat, 'dove')) return DOVE_EFFECTS;
    return owns(table, seat, 'stroup') ? Object.values(FIRST_ROOM_BONUS) : [];
  },
  paysWithSteps: (table, seat) =>
    owns(table, seat, 'wray') && entrancesOf(table).emperorTiles.length > 0,
  openPolitics: (table, seat) => {
    const { personalPolitics, fulfilled } = entrancesOf(table);
    return owns(table, seat, 'ninas')
      ? personalPolitics.filter((card) => !fulfilled.includes(card))
      : NO_CARDS;
  },
  keepsGuest: (table, seat, guest) => {
    if (!owns(table, seat, 'kaufman')) return false;
    const state = entrancesOf(table);
    state.pile = [...state.pile, guest];
    return true;
  },
  keptGuests: (table, seat) => (owns(table, seat, 'kaufman') ? entrancesOf(table).pile : NO_CARDS),
  onTurnStart: (table) => {
    entrancesOf(table).tileUsed = false;
  },
  onRoundEnd: (table) => {
    const seat = entrancesOf(table).owned.indexOf('kaufman');
    if (seat >= 0) countPile(table, seat);
  },
  final: {
    source: 'finalEntrance',
    vp: (table, seat) =>
      owns(table, seat, 'ninas') ? (ALL_POLITICS_VP[politicsDone(table, seat)] ?? 0) : 0,
  },
};
