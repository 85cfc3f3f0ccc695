import { at, last } from '../util/lists.js';
import { contentFor } from '../content/content.js';
import { GUEST_CARDS, STAFF_CARDS } from '../content/cards.js';
import type { GuestRecord } from '../content/records.js';
import type { DataPack } from '../content/pack.js';
import { moves, pending } from '../api/engine.js';
import type { Move } from '../model/moves.js';
import type { RngState } from '../random/small.js';
import { columnOf, countRooms, ROOMS } from '../model/hotel.js';
import { randomInt } from '../random/rng.js';
import type { GameState } from '../model/state.js';
import { MODULE_TESTING } from './modules.js';
import type { ByGood, GoodsVector } from '../model/vocabulary.js';
import { DISHES_AND_DRINKS, GOOD, goodIndex, goodsVector } from '../model/vocabulary.js';
import { waitsFor } from '../rules/reader.js';
import { actionSpace, goodsOfSpace } from '../rules/actionSpaces.js';

/** Chooses a move for the first seat that must decide; null when the game is over or stuck. */
export type RandomPlayer = (state: GameState, rng: RngState) => Move | null;

const pickFrom = (legal: readonly Move[], rng: RngState): Move | null =>
  legal.length === 0 ? null : (legal[randomInt(rng, legal.length)] ?? null);

function decidingMoves(state: GameState, rng: RngState): Move[] {
  const deciding = pending(state);
  const next = deciding.length === 0 ? undefined : deciding[randomInt(rng, deciding.length)];
  return next ? moves(state, next.seat) : [];
}

/** Every legal move equally likely. */
export const uniformPlayer: RandomPlayer = (state, rng) => pickFrom(decidingMoves(state, rng), rng);

/** The cards and tiles that have been used in some way: played, moved in, claimed, taken effect. */
export type Coverage = Map<string, number>;

function guestAt(state: GameState, seat: number, table: number): string | null {
  const guest = state.seats[seat]?.cafe[table];
  return guest ? `guest ${guest.card}` : null;
}

const usedWithModules = (move: Move): string | null =>
  MODULE_TESTING.map(({ usedWith }) => usedWith?.(move)).find((used) => used) ?? null;

const cardOf = (state: GameState, move: Move): string | null => {
  const task = state.tasks.at(-1);
  switch (move.kind) {
    case 'playStaff':
      return `staff ${move.card}`;
    case 'ring':
      return task?.kind === 'bell' ? `bell ${task.card}` : null;
    case 'moveIn':
    case 'moveInPair':
    case 'sendGuest':
    case 'useGuest':
      return guestAt(state, move.seat, move.table);
    case 'takeGuest':
      return `guest ${at(state.queue, move.place)}`;
    case 'claim':
      return `politics ${at(state.politics, move.slot)}`;
    case 'fulfil':
      return `politics ${move.card}`;
    case 'takeToken':
      return task?.kind === 'token' ? `token ${move.token} ${task.half}` : null;
    default:
      return usedWithModules(move);
  }
};

/** What a random player likes to do; higher comes first. */
type Taste = Partial<Record<Move['kind'], number>>;

/** What every taste takes up when it can. */
const CHANCES: Taste = { claim: 9, fulfil: 9, ring: 9, takeToken: 9 };

/** Serves guests, fills rooms and sends dancers. */
const HOST: Taste = {
  ...CHANCES,
  ...(Object.assign({}, ...MODULE_TESTING.map(({ liked }) => liked)) as Taste),
  moveIn: 8,
  moveInPair: 8,
  sendGuest: 8,
  sendDancer: 8,
  joinDancer: 8,
  occupyRoom: 8,
  fillOrder: 8,
  useGuest: 7,
  useTile: 7,
  benefit: 7,
  place: 7,
  useStaff: 6,
  serve: 6,
  prepareRoom: 5,
  playStaff: 5,
  takeGuest: 4.5,
  copy: 4,
  skip: 3.5,
  takeDie: 3,
  takeKey: 3,
  shiftDie: 3,
};

/** Fills one line of rooms after the other. */
const COLUMNS_FIRST: Taste = { ...HOST, sendGuest: 4, sendDancer: 4, prepareRoom: 5.5 };
const FLOORS_FIRST: Taste = { ...COLUMNS_FIRST };

/** Serves guests only to send them to dance. */
const BALL: Taste = { ...HOST, moveIn: 3.5, moveInPair: 3.5, prepareRoom: 3, splitGoods: 5 };

/** Keeps krones and goods together: takes them where it can, buys and serves nothing. */
const MISER: Taste = {
  ...CHANCES,
  moveIn: 8,
  sendGuest: 8,
  useTile: 7.5,
  skip: 7,
  splitKrones: 6,
  splitGoods: 6,
  place: 6,
  takeKey: 4,
  takeDie: 3,
};

const total = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);

const TASTES = [HOST, BALL, COLUMNS_FIRST, MISER, FLOORS_FIRST] as const;
const ROOMS_SPACE = 3;
const KRONES_SPACE = 4;

/** Below this a host looks for money: every serving costs a krone. */
const POOR = 3;
/** Below this a builder prepares rooms. */
const FEW_ROOMS = 3;
const BUILDERS: readonly Taste[] = [COLUMNS_FIRST, FLOORS_FIRST];

/** How many of each good the guests of a seat still wait for. */
function missingGoods(state: GameState, seat: number): GoodsVector {
  const content = contentFor(state.setup.edition, state.setup.dataPack, state.setup.modules);
  const { cafe } = at(state.seats, seat);
  return goodsVector((_, good) =>
    total(cafe.map((guest) => (guest ? waitsFor(content, guest, good) : 0))),
  );
}

function freeRooms(state: GameState, seat: number): number {
  const { tiles = 0, occupied = 0 } = state.seats[seat] ?? {};
  return countRooms(tiles & ~occupied);
}

/** Builders look for what their guests order and fill lines of rooms. */
function builderLiking(state: GameState, move: Move, taste: Taste): number {
  switch (move.kind) {
    case 'takeDie': {
      if (move.space === ROOMS_SPACE) return freeRooms(state, move.seat) < FEW_ROOMS ? 1.5 : 0;
      const missing = missingGoods(state, move.seat);
      const { goods } = actionSpace(move.space);
      return goods?.some((good) => missing[goodIndex(good)] > 0) ? 1 : 0;
    }
    case 'splitGoods': {
      const task = last(state.tasks);
      if (task.kind !== 'splitGoods') return 0;
      const second = goodIndex(goodsOfSpace(task.space)[1]);
      return Math.min(move.second, missingGoods(state, move.seat)[second]) - move.third;
    }
    case 'chooseGood':
      return missingGoods(state, move.seat)[goodIndex(move.good)] > 0 ? 1 : 0;
    case 'prepareRoom':
    case 'occupyRoom':
    case 'moveIn':
      return -(taste === COLUMNS_FIRST ? columnOf(move.room) : move.room) / ROOMS;
    default:
      return 0;
  }
}

/** What a taste does not name leaves it cold. */
const likingFor = (taste: Taste, { kind }: Move): number => taste[kind] ?? 0;

function liking(state: GameState, move: Move, taste: Taste): number {
  const wantsMoney = taste === MISER || at(state.seats, move.seat).krones < POOR;
  const base =
    likingFor(taste, move) + (BUILDERS.includes(taste) ? builderLiking(state, move, taste) : 0);
  switch (move.kind) {
    case 'takeDie':
      return base + (wantsMoney && move.space === KRONES_SPACE ? 2 : 0) - (move.boost ? 1 : 0);
    case 'splitKrones':
      return base + (wantsMoney ? move.krones : 0);
    case 'splitGoods':
      return base + (taste === BALL || taste === MISER ? move.third : 0);
    default:
      return base;
  }
}

/**
 * Mostly plays what gets a hotel going, prefers cards that have not been used yet, and sometimes
 * does anything at all: so rare cards and rare situations come up.
 */
export function eagerPlayer(coverage: Coverage): RandomPlayer {
  return (state, rng) => {
    const legal = decidingMoves(state, rng);
    const [first] = legal;
    if (!first || randomInt(rng, 10) === 0) return pickFrom(legal, rng);
    const fresh = legal.filter((move) => {
      const card = cardOf(state, move);
      return card !== null && !coverage.has(card);
    });
    if (fresh.length > 0 && randomInt(rng, 4) === 0) return pickFrom(fresh, rng);
    const taste = TASTES[(total(state.politics) + first.seat) % TASTES.length] ?? HOST;
    const likings = legal.map((move) => liking(state, move, taste));
    const best = Math.max(...likings);
    return pickFrom(
      legal.filter((_, index) => likings[index] === best),
      rng,
    );
  };
}

/** Guests who stay at their table have no order. */
const GUESTS_WHO_LEAVE: readonly GuestRecord[] = Object.values<GuestRecord>(GUEST_CARDS)
  .filter(({ lodging }) => lodging !== 'table')
  .sort((one, other) => one.number - other.number);
const BIG_ORDER_EVERY = 5;

/** One good; for some guests three, as some cards ask for such orders. */
function smallOrder(index: number, champagne: boolean): Partial<ByGood<number>> {
  if (index % BIG_ORDER_EVERY === 0)
    return { strudel: 1, cake: 1, [champagne ? 'champagne' : 'wine']: 1 };
  const good = at(DISHES_AND_DRINKS, index % DISHES_AND_DRINKS.length);
  return { [champagne ? 'champagne' : good]: 1 };
}

/**
 * Printed values that make everything cheap and every order small: hotels and halls fill up
 * within a few rounds, so that what is rare in an ordinary game happens often.
 */
export function generousPack(): DataPack {
  return {
    name: 'generous',
    staff: Object.fromEntries(
      Object.values(STAFF_CARDS)
        .filter(({ needs }) => needs.length > 0)
        .map(({ number }) => [number, { cost: 0 }]),
    ),
    guests: Object.fromEntries(
      GUESTS_WHO_LEAVE.map(({ number, order }, index) => [
        number,
        { order: smallOrder(index, order[GOOD.champagne] > 0) },
      ]),
    ),
    board: {
      floorCost: [0, 0, 0, 0],
      queueCost: [0, 0, 0, 0, 0],
      startKitchen: { strudel: 9, cake: 9, wine: 9, coffee: 9, champagne: 9 },
    },
  };
}
