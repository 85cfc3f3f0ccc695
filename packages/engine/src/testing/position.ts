import { emptyCafe } from '../rules/cafe.js';
import { contentFor, hotelPlan } from '../content/content.js';
import { advanceToDecision } from '../game/decisions.js';
import { setUpBoard, parseSetup } from '../flow/setup.js';
import { startTurn } from '../flow/turns.js';
import { hasRoom } from '../model/hotel.js';
import { STATEFUL_MODULES } from '../modules/lists.js';
import type { ModuleStates, StatefulModule } from '../modules/types.js';
import type { QueryContext } from '../model/context.js';
import { isAutomatic } from '../rules/seats.js';
import { guestsOfModule, staffOfModule } from './invariants.js';
import { MODULE_TESTING } from './modules.js';
import type { GameSetup, GameState, SeatState } from '../model/state.js';
import { openContext } from '../game/contexts.js';
import { changeTurn } from '../rules/openTasks.js';
import type { TileId } from '../content/cards.js';
import type {
  ByGood,
  GuestNumber,
  PoliticsNumber,
  RoomIndex,
  SeatIndex,
  StaffNumber,
} from '../model/vocabulary.js';
import { QUEUE_PLACES, someGoods, SPACES, VP_SOURCES } from '../model/vocabulary.js';

/** Emperor tiles whose penalties do not make a player think twice about a gain. */
const PLAIN_TILES: readonly TileId[] = ['A2', 'B1', 'C1'];

/** Changes to what the modules in play have laid out. Alone, the opponent is players[1]. */
type ModuleInput = { readonly [M in StatefulModule]?: Partial<NonNullable<ModuleStates[M]>> };

/** A position in words: only what the case needs, everything else empty or plain. */
export interface PositionInput extends Partial<GameSetup>, ModuleInput {
  readonly round?: number;
  readonly startSeat?: SeatIndex;
  /** The seat whose turn it is. */
  readonly turn?: SeatIndex;
  /** In this turn the main action has been done: the turn can be ended. */
  readonly mainDone?: boolean;
  /** The values of the dice on the board. */
  readonly dice?: readonly number[];
  /** Left to right; missing places are filled with guests not used elsewhere. */
  readonly queue?: readonly GuestNumber[];
  /** The next cards to come, first one first. */
  readonly nextGuests?: readonly GuestNumber[];
  readonly nextStaff?: readonly StaffNumber[];
  readonly guestDiscard?: readonly GuestNumber[];
  readonly politics?: readonly PoliticsNumber[];
  readonly claims?: readonly (readonly SeatIndex[])[];
  /** Without a word, tiles for which no gain is ever declined. */
  readonly tiles?: readonly TileId[];
  /** Action spaces of the red, blue and yellow die, counted among the dice. */
  readonly coloredDice?: readonly number[];
  readonly players?: readonly PlayerInput[];
}

export interface PlayerInput {
  readonly krones?: number;
  readonly vp?: number;
  readonly emperor?: number;
  readonly kitchen?: Partial<ByGood<number>>;
  readonly cafe?: readonly (GuestNumber | { guest: GuestNumber; goods: Partial<ByGood<number>> })[];
  readonly hand?: readonly StaffNumber[];
  readonly played?: readonly StaffNumber[];
  readonly used?: readonly StaffNumber[];
  /** Free rooms. */
  readonly free?: readonly RoomIndex[];
  readonly occupied?: readonly RoomIndex[];
  /** Rooms whose group has paid its bonus, besides those of groups that are fully occupied. */
  readonly paidGroups?: readonly RoomIndex[];
  readonly diceTaken?: readonly number[];
  readonly passed?: boolean;
  /** `night` or the letter of a day hotel. */
  readonly hotel?: string;
}

export class PositionError extends Error {
  constructor(message: string) {
    super(`position: ${message}`);
    this.name = 'PositionError';
  }
}

/** Takes cards from a deck, so that every card stays in the game exactly once. */
function take(deck: number[], cards: readonly number[], kind: string): number[] {
  for (const card of cards) {
    const index = deck.indexOf(card);
    if (index < 0) throw new PositionError(`${kind} ${card} is used twice or not in this game`);
    deck.splice(index, 1);
  }
  return cards.slice();
}

function maskOf(rooms: readonly RoomIndex[]): number {
  return rooms.reduce((mask, room) => {
    if (hasRoom(mask, room)) throw new PositionError(`room ${room} is named twice`);
    return mask | (1 << room);
  }, 0);
}

/** Cards not yet laid anywhere, bottom card first. */
interface Decks {
  readonly staff: StaffNumber[];
  readonly guests: GuestNumber[];
}

function layPlayer(state: GameState, decks: Decks, seat: SeatState, input: PlayerInput): void {
  const content = contentFor(state.setup.edition, state.setup.dataPack, state.setup.modules);
  seat.krones = input.krones ?? content.board.startKrones;
  const { vp = 0, emperor = 0 } = input;
  seat.vp = vp;
  seat.vpBySource = VP_SOURCES.map((source) => (source === 'guest' ? seat.vp : 0));
  seat.emperor = emperor;
  seat.kitchen = someGoods(input.kitchen ?? {});
  const guests = (input.cafe ?? []).map((entry) => {
    const { guest, goods } = typeof entry === 'number' ? { guest: entry, goods: {} } : entry;
    take(decks.guests, [guest], 'guest');
    return { card: guest, goods: someGoods(goods) };
  });
  seat.cafe = [...guests, ...emptyCafe().slice(guests.length)];
  seat.hand = take(decks.staff, input.hand ?? [], 'staff');
  seat.played = take(decks.staff, input.played ?? [], 'staff');
  seat.used = (input.used ?? []).slice();
  seat.occupied = maskOf(input.occupied ?? []);
  seat.tiles = maskOf([...(input.free ?? []), ...(input.occupied ?? [])]);
  const paid = maskOf(input.paidGroups ?? []);
  for (const [group, { mask }] of hotelPlan(content, seat.hotel).groups.entries()) {
    if ((mask & seat.occupied) === mask || (mask & paid) !== 0) seat.groupsPaid |= 1 << group;
  }
  seat.diceTaken = (input.diceTaken ?? []).slice();
  seat.passed = input.passed ?? false;
}

/** What modules have laid out, changed as the case says; cards they had been given go back. */
function layModules(state: GameState, decks: Decks, input: ModuleInput): void {
  for (const { name, plain } of MODULE_TESTING) {
    const own = state.modules[name];
    if (!own) continue;
    decks.staff.push(...staffOfModule(state, name));
    decks.guests.push(...guestsOfModule(state, name));
    Object.assign(own, plain?.(state), input[name]);
    take(decks.staff, staffOfModule(state, name), 'staff');
    take(decks.guests, guestsOfModule(state, name), 'guest');
  }
}

/** What a seat has when a case does not say; the opponent has no money. */
const plainPlayer = (context: QueryContext, seat: SeatIndex): PlayerInput =>
  isAutomatic(context, seat) ? { krones: 0 } : {};

const isModule = (key: string): boolean => STATEFUL_MODULES.some((name) => name === key);

function fillQueue(decks: Decks, guests: readonly GuestNumber[]): GuestNumber[] {
  const named = take(decks.guests, guests, 'guest');
  while (named.length < QUEUE_PLACES) {
    const filler = decks.guests.shift();
    if (filler === undefined) break;
    named.unshift(filler);
  }
  return named;
}

/** A game in the middle of a turn, for tests and tools; throws a PositionError for an impossible one. */
export function position(input: PositionInput): GameState {
  const {
    round = 1,
    startSeat = 0,
    turn = startSeat,
    mainDone = false,
    dice = [],
    queue = [],
    nextGuests = [],
    nextStaff = [],
    guestDiscard = [],
    politics,
    claims,
    tiles = PLAIN_TILES,
    coloredDice,
    players = [],
    ...rest
  } = input;
  const setup = Object.fromEntries(
    Object.entries(rest).filter(([key]) => !isModule(key)),
  ) as Partial<GameSetup>;
  const state = setUpBoard(
    parseSetup({ seats: Math.max(2, players.length), seed: 'position', ...setup }),
  );
  const context = openContext(state, null);
  for (const setUp of context.hooks.setUp) setUp(context);
  if (coloredDice) state.coloredDice = coloredDice.slice();
  state.phase = 'turns';
  state.round = round;
  state.startSeat = startSeat;
  const decks: Decks = { staff: [...state.staffDeck], guests: [...state.guestDeck] };
  layModules(state, decks, input);
  decks.staff.sort((a, b) => a - b);
  decks.guests.sort((a, b) => a - b);
  for (const [index, seat] of state.seats.entries()) {
    const player = { ...plainPlayer(context, index), ...players[index] };
    const named = context.content.hotels.findIndex(({ key }) => key === player.hotel);
    if (player.hotel !== undefined && named < 0)
      throw new PositionError(`no hotel ${player.hotel}`);
    if (named >= 0) seat.hotel = named;
    layPlayer(state, decks, seat, player);
  }
  const comingGuests = take(decks.guests, nextGuests, 'guest').reverse();
  state.guestDiscard = take(decks.guests, guestDiscard, 'guest');
  state.queue = fillQueue(decks, queue);
  state.guestDeck = [...decks.guests, ...comingGuests];
  const comingStaff = take(decks.staff, nextStaff, 'staff').reverse();
  state.staffDeck = [...decks.staff, ...comingStaff];
  state.staffDeckSeen = state.staffDeck.map(() => 0);
  if (politics) state.politics = politics.slice();
  if (claims) state.claims = claims.map((seats) => seats.slice());
  state.tiles = tiles.slice();
  state.dice = SPACES.map((space) => dice.filter((value) => value === space).length);
  state.history = null;
  startTurn(context, turn, false, 0);
  const task = state.tasks.at(-1);
  if (task?.kind === 'turn') {
    changeTurn(context, task, { mainDone, acted: mainDone });
  }
  advanceToDecision(context);
  return state;
}
