import { GUESTS } from '../content/guests.js';
import type { DataPack } from '../content/pack.js';
import { moves, pending } from '../engine.js';
import type { Move } from '../moves.js';
import type { RngState } from '../rng.js';
import { randomInt } from '../rng.js';
import type { GameState } from '../state.js';
import { DISHES_AND_DRINKS } from '../vocabulary.js';

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

const cardOf = (state: GameState, move: Move): string | null => {
  switch (move.kind) {
    case 'playStaff':
      return `staff ${move.card}`;
    case 'moveIn': {
      const guest = state.seats[move.seat]?.cafe[move.table];
      return guest ? `guest ${guest.card}` : null;
    }
    case 'takeGuest':
      return `guest ${state.queue[move.place] ?? 0}`;
    case 'claim':
      return `politics ${state.politics[move.slot] ?? 0}`;
    default:
      return null;
  }
};

/** What a random player likes to do; higher comes first. */
type Taste = Partial<Record<Move['kind'], number>>;

/** Serves guests and fills rooms. */
const HOST: Taste = {
  claim: 9,
  moveIn: 8,
  occupyRoom: 8,
  fillOrder: 8,
  benefit: 7,
  place: 7,
  useStaff: 6,
  serve: 6,
  prepareRoom: 5,
  playStaff: 5,
  skip: 3.5,
  takeGuest: 4.5,
  takeDie: 3,
};

/** Keeps krones together: takes them where it can and buys nothing. */
const MISER: Taste = { claim: 9, moveIn: 8, skip: 7, splitKrones: 6, place: 6, takeDie: 3 };

const total = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);

const TASTES = [HOST, HOST, MISER] as const;
const KRONES_SPACE = 4;

function liking(move: Move, taste: Taste): number {
  const base = taste[move.kind] ?? 0;
  if (taste === MISER && move.kind === 'splitKrones') return base + move.krones;
  if (taste === MISER && move.kind === 'takeDie') {
    return base + (move.space === KRONES_SPACE ? 1 : 0) - (move.boost ? 1 : 0);
  }
  return base;
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
    const likings = legal.map((move) => liking(move, taste));
    const best = Math.max(...likings);
    return pickFrom(
      legal.filter((_, index) => likings[index] === best),
      rng,
    );
  };
}

/**
 * Printed values that make everything cheap and every order small: hotels fill up within a few
 * rounds, so that what is rare in an ordinary game happens often.
 */
export function generousPack(): DataPack {
  const orders = DISHES_AND_DRINKS.map((good) => ({ order: { [good]: 1 } }));
  return {
    name: 'generous',
    guests: Object.fromEntries(
      Object.keys(GUESTS).map((guest, index) => [guest, orders[index % orders.length] ?? {}]),
    ),
    board: {
      floorCost: [0, 0, 0, 0],
      queueCost: [0, 0, 0, 0, 0],
      startKitchen: { strudel: 9, cake: 9, wine: 9, coffee: 9, champagne: 0 },
    },
  };
}
