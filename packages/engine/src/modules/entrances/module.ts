import { freeTable, shelveGuest } from '../../rules/cafe.js';
import type { EntranceKey } from './content/entrances.js';
import {
  ALL_POLITICS_VP,
  ENTRANCES,
  FIRST_ROOM_BONUS,
  PILE_VP,
  SECOND_DIE_BONUS,
} from './content/entrances.js';
import { benefits } from '../../rules/benefits.js';
import { markersOf } from '../../effects/countables.js';
import type { Effect, OwnedAbility } from '../../model/effect.js';
import { ownedAbility, powersOf } from '../../model/effect.js';
import { COLUMN_MASKS, columnOf, FLOOR_MASKS, floorOf } from '../../model/hotel.js';
import { DISHES_AND_DRINKS } from '../../model/vocabulary.js';
import { remembering } from '../../util/lists.js';
import type { RoomIndex, SeatIndex } from '../../model/vocabulary.js';
import type { Move } from '../../model/moves.js';
import { gainVp } from '../../rules/resources.js';
import type { BenefitItem, Task } from '../../model/tasks.js';
import type { GameModule, QueryContext, RuleContext } from '../../model/context.js';
import { hotelOf, seatOf } from '../../rules/seats.js';
import { pushTask } from '../../rules/openTasks.js';
import { auctionStep } from './auction.js';
import { dealEntrances } from './deal.js';
import { addFulfilMoves, addShiftMoves, addTileMoves } from './decisions.js';
import { entranceOf, entrancesOf, owns } from './ownership.js';

/** Every hotel has an entrance of its own. */

const SETUP_PHASES_OVER = 1;

function layOutEntrances(context: RuleContext): void {
  const { state, content } = context;
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
function doveBonus(context: QueryContext, seat: SeatIndex, room: RoomIndex): BenefitItem[] {
  const { occupied } = seatOf(context, seat);
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

function firstRoomBonus(
  context: QueryContext,
  seatIndex: SeatIndex,
  room: RoomIndex,
): BenefitItem[] {
  const seat = seatOf(context, seatIndex);
  const hotel = hotelOf(context, seat);
  const group = hotel.groups[hotel.groupOf[room] ?? 0];
  if (!group || (group.mask & seat.occupied) !== 1 << room) return [];
  return benefits([FIRST_ROOM_BONUS[group.color]], { source: 'entrance', id: 'stroup' }, 'trigger');
}

/** By the sum of both dice; the master key copies the value of the die. */
function secondDieBonus(context: QueryContext, seat: SeatIndex): BenefitItem[] {
  const [first, second, ...none] = seatOf(context, seat).diceTaken;
  if (first === undefined || second === undefined || none.length > 0) return [];
  const sum = (first === 0 ? second : first) + (second === 0 ? first : second);
  return benefits(SECOND_DIE_BONUS[sum] ?? [], { source: 'entrance', id: 'zantMainz' }, 'first');
}

/** The pile of the round scores; then guests that count for politics are kept, the rest is discarded. */
function countPile(context: RuleContext, seat: SeatIndex): void {
  const state = entrancesOf(context);
  const guests = state.pile.length;
  if (guests === 0) return;
  context.events?.push({ type: 'pileCounted', seat, guests });
  gainVp(context, seat, PILE_VP[Math.min(guests, PILE_VP.length - 1)] ?? 0, {
    source: 'entrance',
    id: 'kaufman',
  });
  const { pile } = state;
  state.pile = [];
  for (const guest of pile) shelveGuest(context, seat, guest);
}

function setupRooms(context: QueryContext, seat: SeatIndex): Task[] {
  const extra = entranceOf(context, seat)?.setupRooms;
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

const politicsDone = (context: QueryContext, seat: SeatIndex): number =>
  markersOf(context, seat) + entrancesOf(context).fulfilled.length;

export const entrances: GameModule = {
  name: 'entrances',
  layOut: (context) => {
    layOutEntrances(context);
    for (const seat of context.state.seats) {
      seat.kitchen = seat.kitchen.map((amount, good) =>
        good < DISHES_AND_DRINKS.length ? 0 : amount,
      );
    }
  },
  phases: { auction: auctionStep },
  abilities: {
    powers: powersOf(Object.values(ABILITIES).flat()),
    of: (context, seat) => {
      // What is played when the entrance is gained does not count yet.
      if (context.state.round < SETUP_PHASES_OVER) return NO_ABILITIES;
      return abilitiesBySeat(entrancesOf(context).owned)[seat] ?? NO_ABILITIES;
    },
  },
  afterFirstGuest: (context, seat) =>
    owns(context, seat, 'kaufman') ? [{ kind: 'takeGuest', seat, price: 'free', fill: false }] : [],
  afterSetupRooms: setupRooms,
  afterGuestTaken: (context, seat) => {
    if (!owns(context, seat, 'kaufman') || freeTable(seatOf(context, seat)) < 0) return;
    pushTask(context, { kind: 'takeGuest', seat, price: 'queue', fill: false });
  },
  turnMoves: (context, { seat, mainDone, extra }, moves) => {
    const entrance = entrancesOf(context).owned[seat];
    if (entrance === 'ninas') addFulfilMoves(context, seat, moves);
    else if (entrance === 'wray') addTileMoves(context, seat, moves);
    else if (entrance === 'kozi' && !mainDone) addShiftMoves(context, seat, !extra, moves);
  },
  spaceMoves: (context, seat) => {
    const moves: Move[] = [];
    if (owns(context, seat, 'kozi')) addShiftMoves(context, seat, false, moves);
    return moves;
  },
  onDieTaken: (context, seat) =>
    owns(context, seat, 'zantMainz') ? secondDieBonus(context, seat) : NO_ITEMS,
  onRoomOccupied: (context, seat, room) => {
    if (owns(context, seat, 'dove')) return doveBonus(context, seat, room);
    return owns(context, seat, 'stroup') ? firstRoomBonus(context, seat, room) : [];
  },
  roomEffects: (context, seat) => {
    if (owns(context, seat, 'dove')) return DOVE_EFFECTS;
    return owns(context, seat, 'stroup') ? Object.values(FIRST_ROOM_BONUS) : [];
  },
  paysWithSteps: (context, seat) =>
    owns(context, seat, 'wray') && entrancesOf(context).emperorTiles.length > 0,
  openPolitics: (context, seat) => {
    const { personalPolitics, fulfilled } = entrancesOf(context);
    return owns(context, seat, 'ninas')
      ? personalPolitics.filter((card) => !fulfilled.includes(card))
      : NO_CARDS;
  },
  keepsGuest: (context, seat, guest) => {
    if (!owns(context, seat, 'kaufman')) return false;
    const state = entrancesOf(context);
    state.pile = [...state.pile, guest];
    return true;
  },
  keptGuests: (context, seat) =>
    owns(context, seat, 'kaufman') ? entrancesOf(context).pile : NO_CARDS,
  onTurnStart: (context) => {
    entrancesOf(context).tileUsed = false;
  },
  onRoundEnd: (context) => {
    const seat = entrancesOf(context).owned.indexOf('kaufman');
    if (seat >= 0) countPile(context, seat);
  },
  final: {
    source: 'finalEntrance',
    vp: (context, seat) =>
      owns(context, seat, 'ninas') ? (ALL_POLITICS_VP[politicsDone(context, seat)] ?? 0) : 0,
  },
};
