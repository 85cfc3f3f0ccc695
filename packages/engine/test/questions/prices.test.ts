import { describe, expect, it } from 'vitest';
import type {
  Currency,
  GameEvent,
  GameState,
  GameView,
  Move,
  Price,
  PricePart,
  PricePartName,
  SetupInput,
} from '../../src/index.js';
import {
  CURRENCIES,
  DIFFICULTIES,
  EDITIONS,
  GOODS,
  makeMove,
  MODULES,
  moves,
  modulesFor,
  pending,
  play,
  priceOf,
  PRICE_PARTS,
  seedRng,
  ALONE,
  spaceTerms,
  startGame,
  strengthOf,
  STRENGTH_PARTS,
  viewOf,
} from '../../src/index.js';
import { eagerPlayer, generousPack } from '../../src/testing.js';

const GAMES = 12;
/** Games alone are short, and the opponent has many hotels. */
const SEATS: readonly number[] = [1, 2, 1, 3, 1, 4];
const GENEROUS = generousPack();
/** Too rare for so few games; examples show them. */
const RARE: readonly PricePartName[] = ['token', 'ward'];

/** Alone and with two to four seats, in both editions, with plain and with generous cards. */
const setupOf = (game: number): SetupInput => {
  const seats = SEATS[game % SEATS.length] ?? ALONE;
  const common = {
    seed: `prices ${game}`,
    edition: EDITIONS[Math.floor(game / SEATS.length) % EDITIONS.length] ?? '2021',
    promos: true,
    dataPack: game % 3 < 2 ? GENEROUS : null,
  } as const;
  return seats === ALONE
    ? {
        ...common,
        seats,
        difficulty: DIFFICULTIES[game % 3] ?? 'medium',
        modules: modulesFor(seats),
      }
    : { ...common, seats, modules: MODULES };
};

/** After these a seat has paid; what follows is another move that was the only one. */
const PAID_BY: Partial<Record<Move['kind'], GameEvent['type']>> = {
  takeGuest: 'guestTaken',
  prepareRoom: 'roomPrepared',
  playStaff: 'staffPlayed',
  shiftDie: 'dieShifted',
};

/** What happened until a move was paid for and before the emperor looked. */
function untilPaid({ kind }: Move, events: readonly GameEvent[]): readonly GameEvent[] {
  const last = events.findIndex(({ type }) => type === PAID_BY[kind]);
  const scoring = events.findIndex(({ type }) => type === 'emperorScoring');
  const end = Math.min(
    ...[last < 0 ? events.length : last + 1, scoring < 0 ? events.length : scoring],
  );
  return events.slice(0, end);
}

const paysGoodsAtOnce = (state: GameState, move: Move): boolean =>
  move.kind === 'sendGuest' ||
  move.kind === 'sendDancer' ||
  (move.kind === 'useStaff' && priceOf(state, move).goods.some((amount) => amount > 0));

type Charges = Partial<Record<Currency, number>>;

/** What the rules took from the seat for its move; bids and goods of choice are paid later. */
function chargesOf(state: GameState, move: Move, events: readonly GameEvent[]): Charges {
  const charges: Charges = {};
  const charge = (currency: Currency, amount: number): void => {
    if (amount !== 0) charges[currency] = (charges[currency] ?? 0) + amount;
  };
  let goods = paysGoodsAtOnce(state, move);
  for (const event of untilPaid(move, events)) {
    if (!('seat' in event) || event.seat !== move.seat) continue;
    if (event.type === 'kronesPaid' && event.reason !== 'bid') charge('krones', event.amount);
    if (event.type === 'emperorStepBack') charge('steps', event.from - event.to);
    if (event.type === 'vpGained' && event.amount < 0 && event.cause.source === 'solo')
      charge('vp', -event.amount);
    if (event.type === 'goodsPaid' && goods) {
      for (const [index, good] of GOODS.entries()) charge(good, event.goods[index] ?? 0);
      goods = false;
    }
  }
  return charges;
}

const asCharges = ({ krones, steps, vp, goods }: Price): Charges =>
  Object.fromEntries(
    CURRENCIES.map((currency): [Currency, number] => {
      if (currency === 'krones') return [currency, krones];
      if (currency === 'steps') return [currency, steps];
      if (currency === 'vp') return [currency, vp];
      return [currency, goods[GOODS.indexOf(currency)] ?? 0];
    }).filter(([, amount]) => amount !== 0),
  );

/** Sums by currency, nothing left out but nothing. */
const sumOf = (parts: readonly PricePart[]): Charges =>
  Object.fromEntries(
    CURRENCIES.map((currency): [Currency, number] => [
      currency,
      parts.reduce((sum, part) => sum + (part.currency === currency ? part.amount : 0), 0),
    ]).filter(([, amount]) => amount !== 0),
  );

const strengthsIn = (events: readonly GameEvent[]): number[] =>
  events.flatMap((event) =>
    event.type === 'dieTaken' || event.type === 'spaceUsed' ? [event.strength] : [],
  );

const seenParts = new Set<string>();
const seenStrengths = new Set<string>();

/** Charges for a move are what its price says, to whoever asks. */
function checkMove(
  state: GameState,
  views: readonly GameView[],
  move: Move,
  events: readonly GameEvent[],
): void {
  const label = makeMove(move);
  const price = priceOf(state, move);
  const strength = strengthOf(state, move);
  for (const { part, amount } of price.parts) {
    seenParts.add(part);
    expect(amount, label).not.toBe(0);
  }
  for (const { part } of strength.parts) seenStrengths.add(part);
  expect([label, sumOf(price.parts)]).toEqual([label, asCharges(price)]);
  if (move.kind !== 'auction' && move.kind !== 'bid' && move.kind !== 'spendGood')
    expect([label, asCharges(price)]).toEqual([label, chargesOf(state, move, events)]);
  if (move.kind === 'takeDie' || move.kind === 'useSpace')
    expect([label, strength.strength]).toEqual([label, strengthsIn(events)[0] ?? 0]);
  for (const view of views)
    expect([label, priceOf(view, move), strengthOf(view, move)]).toEqual([label, price, strength]);
}

/** A bid is a promise: whoever wins pays what the last one said. */
function auctioneer(): (state: GameState, move: Move, events: readonly GameEvent[]) => void {
  let bid = 0;
  return (state, move, events) => {
    if (move.kind === 'auction' || move.kind === 'bid') bid = priceOf(state, move).krones;
    for (const event of events)
      if (event.type === 'kronesPaid' && event.reason === 'bid') expect(event.amount).toBe(bid);
  };
}

/** Goods of choice are paid together: those chosen before, this one, and others without a choice. */
function checkSpending(state: GameState, move: Move, events: readonly GameEvent[]): void {
  const task = state.tasks.at(-1);
  const paid = events.find((event) => event.type === 'goodsPaid');
  if (move.kind !== 'spendGood' || task?.kind !== 'spendGoods' || !paid) return;
  const { goods } = priceOf(state, move);
  for (const [good, amount] of goods.entries())
    expect(paid.goods[good]).toBeGreaterThanOrEqual((task.spent[good] ?? 0) + amount);
}

/** What the terms of a space say is what the moves are offered for. */
function checkTerms(state: GameState, legal: readonly Move[]): void {
  for (const move of legal) {
    if (move.kind !== 'takeDie' || !move.boost || !move.bonus) continue;
    const [, boosted] = spaceTerms(state, move.seat, move.space, move.die);
    expect(boosted).toMatchObject({
      price: priceOf(state, move),
      strength: strengthOf(state, move),
      isPayable: true,
      isWithoutEffect: false,
    });
  }
}

function playGame(setup: SetupInput): void {
  const rng = seedRng(`moves ${setup.seed}`);
  const eager = eagerPlayer(new Map());
  const bids = auctioneer();
  let { state } = startGame(setup);
  for (let [next] = pending(state); next; [next] = pending(state)) {
    const legal = moves(state, next.seat);
    checkTerms(state, legal);
    const views = [viewOf(state, next.seat), viewOf(state, 'spectator')];
    for (const move of legal) {
      const tried = play(state, move);
      if (!tried.ok) throw new Error(tried.refusal.code);
      checkMove(state, views, move, tried.events);
      checkSpending(state, move, tried.events);
    }
    const chosen = eager(state, rng);
    const played = chosen && play(state, chosen);
    if (!chosen || !played?.ok) throw new Error('no move');
    bids(state, chosen, played.events);
    state = played.state;
  }
}

describe('prices and strengths', () => {
  it.each(Array.from({ length: GAMES }, (_, game) => game))(
    'are what the rules charge for every move of game %i',
    (game) => {
      playGame(setupOf(game));
    },
    60_000,
  );

  it('were made of all kinds of parts', () => {
    const missing = PRICE_PARTS.filter((part) => !seenParts.has(part));
    expect(missing.filter((part) => !RARE.includes(part))).toEqual([]);
    expect(STRENGTH_PARTS.filter((part) => !seenStrengths.has(part))).toEqual([]);
  });
});
