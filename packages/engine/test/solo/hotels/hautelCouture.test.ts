import type { GameState, GoodsVector } from '@gah/engine';
import {
  contentFor,
  createGame,
  goodAt,
  goodIndex,
  goodsVector,
  guestCard,
  hotelPlan,
  NO_GOODS,
  startGame,
} from '@gah/engine';
import type { Scenario } from '@gah/engine/testing';
import { scenario, guests as guestCards } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import type { SoloState, TurnInput } from '../support.js';
import {
  OPPONENT,
  PLAYER,
  playerTurn,
  pointsOf,
  soloOf,
  takeDie,
  turnOf,
  withHotel,
} from '../support.js';

const content = contentFor('2021', null);
const night = hotelPlan(content, 0);
const [STRUDEL, CAKE, WINE, COFFEE] = [0, 1, 2, 3];
const NONE = -1;

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);
const orderOf = (guest: number): GoodsVector => guestCard(content, guest).order;

/** New games in which the opponent has this hotel. */
const SEEDS = Array.from({ length: 120 }, (_, index) => `couture ${index}`);
const modules = ['ballrooms', 'entrances'] as const;
const games: readonly GameState[] = SEEDS.map((seed) =>
  createGame({ seats: 1, seed, modules }),
).filter((state) => soloOf({ state }).hotel === 'hautelCouture');

/** From the top floor, left to right: the first space of the colour, for a green guest the first empty one. */
function reservedFor(guests: readonly number[]): number[] {
  const rooms = [15, 16, 17, 18, 19, 10, 11, 12, 13, 14, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4];
  const taken: number[] = [];
  for (const guest of guests) {
    const { color } = guestCard(content, guest);
    const fits = (room: number): boolean => color === 'green' || night.colors[room] === color;
    taken.push(rooms.find((room) => !taken.includes(room) && fits(room)) ?? NONE);
  }
  return taken;
}

/** The goods ordered, filled up to 18 in turn. */
function poolFor(guests: readonly number[]): GoodsVector {
  const pool = goodsVector((_, good) => sum(guests.map((guest) => orderOf(guest)[good])));
  for (let turn = 0; sum(pool) < 18; turn++) pool[goodIndex(goodAt(turn % 4))]++;
  return pool;
}

describe('Hautel Couture: set-up', () => {
  it('three guests with 5, 6 or 7 points and no champagne wait, with nothing on them', () => {
    expect(games.length).toBeGreaterThan(15);
    const values = new Set<number>();
    for (const state of games) {
      const { waiting } = soloOf({ state });
      expect(waiting).toHaveLength(3);
      for (const { card, goods } of waiting) {
        const { vp, order } = guestCard(content, card);
        values.add(vp);
        expect(order[4]).toBe(0);
        expect(goods).toEqual([0, 0, 0, 0, 0]);
      }
    }
    expect([...values].sort()).toEqual([5, 7]);
  });

  it('they are in no queue, deck or discard pile', () => {
    for (const state of games) {
      const elsewhere = [...state.queue, ...state.guestDeck, ...state.guestDiscard];
      const { waiting } = soloOf({ state });
      expect(waiting.filter(({ card }) => elsewhere.includes(card))).toEqual([]);
      expect(state.queue).not.toContain(0);
    }
  });

  it('soloHotels.hautelCouture: each has a free room reserved, from the top floor, left to right, in the order revealed', () => {
    const colors = new Set<string>();
    for (const state of games) {
      const { waiting } = soloOf({ state });
      const guests = waiting.map(({ card }) => card);
      for (const guest of guests) colors.add(guestCard(content, guest).color);
      const rooms = reservedFor(guests);
      expect(waiting.map(({ room }) => room)).toEqual(rooms);
      const mask = rooms.reduce((tiles, room) => tiles | (1 << room), 0);
      expect(state.seats[OPPONENT]).toMatchObject({ tiles: mask, occupied: 0 });
    }
    expect(colors.size).toBe(4);
  });

  it('printed points of these spaces count', () => {
    const scored = games.map((state) => {
      const points = sum(soloOf({ state }).waiting.map(({ room }) => night.coverVp[room] ?? 0));
      expect(pointsOf({ state }).cover).toBe(points);
      expect(state.seats[OPPONENT]?.vp).toBe(points);
      return points;
    });
    expect(Math.max(...scored)).toBeGreaterThan(0);
  });

  it('soloHotels.hautelCouture: the pool: the goods ordered, filled up to 18 with strudel, cake, wine, coffee in turn', () => {
    for (const state of games) {
      const { waiting, pool, items } = soloOf({ state });
      expect(sum(pool)).toBe(18);
      expect(pool).toEqual(poolFor(waiting.map(({ card }) => card)));
      expect(items).toEqual(Array.from({ length: 6 }, () => NONE));
    }
  });

  it('the first round begins with a random item of the pool on each space', () => {
    const laid = new Set<number>();
    for (const state of games.slice(0, 10)) {
      const game = scenario(state);
      while (game.state.round === 0) {
        const [move] = game.legal;
        if (!move) throw new Error('stuck');
        game.do(move);
      }
      const { pool, items, waiting } = soloOf(game);
      const counts = pool.map((left, good) => left + items.filter((item) => item === good).length);
      expect(items).not.toContain(NONE);
      expect(counts).toEqual(poolFor(waiting.map(({ card }) => card)));
      for (const item of items) laid.add(item);
    }
    expect([...laid].sort()).toEqual([STRUDEL, CAKE, WINE, COFFEE]);
  });

  it('other hotels have neither guests nor items', () => {
    for (const seed of SEEDS.slice(0, 40)) {
      const { state } = startGame({ seats: 1, seed, modules });
      const solo = soloOf({ state });
      if (solo.hotel === 'hautelCouture') continue;
      expect(solo).toMatchObject({ waiting: [], pool: [0, 0, 0, 0, 0] });
    }
  });
});

/*
 * Waiting here: 69 (blue, two cakes and a coffee, 7 points), 60 (yellow, two cakes and two wine, 5
 * points), 99 (green, a strudel and two cakes, 5 points), in the rooms 15, 13 and 16.
 */
type Waiting = SoloState['waiting'][number];
const noble = (goods: GoodsVector = NO_GOODS): Waiting => ({
  card: guestCards.countess,
  room: 15,
  goods,
});
const artist = (goods: GoodsVector = NO_GOODS): Waiting => ({
  card: guestCards.jewelryDesigner,
  room: 13,
  goods,
});
const tourist = (goods: GoodsVector = NO_GOODS): Waiting => ({
  card: guestCards.cramersopholus,
  room: 16,
  goods,
});
const POOL: GoodsVector = [3, 3, 3, 3, 0];

function house(waiting: Waiting[], items: number[], input: TurnInput = {}): TurnInput {
  const { solo, opponent, ...rest } = input;
  return {
    ...withHotel('hautelCouture', { waiting, items, pool: POOL, ...solo }),
    ...rest,
    opponent: { free: waiting.map(({ room }) => room), ...opponent },
  };
}
const goodsOf = (game: Scenario, card: number): readonly number[] | undefined =>
  soloOf(game).waiting.find((guest) => guest.card === card)?.goods;

describe('Hautel Couture: the player takes a die', () => {
  const CAKE_ON_ONE = [CAKE, NONE, NONE, NONE, NONE, NONE];

  it('soloHotels.hautelCouture: the item goes to the guest whom it fits, not to the player', () => {
    const game = playerTurn(house([noble()], CAKE_ON_ONE, { dice: [1, 1] }));
    takeDie(game, 1);
    expect(goodsOf(game, 69)).toEqual([0, 1, 0, 0, 0]);
    expect(soloOf(game).items).toEqual([NONE, NONE, NONE, NONE, NONE, NONE]);
    expect(game.seat(PLAYER).kitchen).toEqual([2, 0, 0, 0, 0]);
    expect(game.eventsOf('itemGiven')).toEqual([
      { type: 'itemGiven', seat: PLAYER, guest: guestCards.countess, good: 'cake' },
    ]);
  });

  it('the player chooses among those whom it fits', () => {
    const waiting = [noble(), tourist([0, 2, 0, 0, 0]), artist()];
    const game = playerTurn(house(waiting, CAKE_ON_ONE, { dice: [1, 1] }));
    game.do({ kind: 'takeDie', space: 1, boost: false });
    expect(game.task).toEqual({ kind: 'giveItem', seat: PLAYER, good: 'cake' });
    expect(game.legal).toEqual([
      { seat: PLAYER, kind: 'place', good: 'cake', table: 0 },
      { seat: PLAYER, kind: 'place', good: 'cake', table: 2 },
    ]);
    game.do({ kind: 'place', table: 2 });
    expect(goodsOf(game, 60)).toEqual([0, 1, 0, 0, 0]);
    expect(goodsOf(game, 69)).toEqual([0, 0, 0, 0, 0]);
  });

  it('an item that fits nobody goes back to the supply', () => {
    const game = playerTurn(house([noble([0, 2, 0, 0, 0])], CAKE_ON_ONE, { dice: [1, 1] }));
    takeDie(game, 1);
    expect(goodsOf(game, 69)).toEqual([0, 2, 0, 0, 0]);
    expect(soloOf(game)).toMatchObject({ pool: POOL, items: [NONE, NONE, NONE, NONE, NONE, NONE] });
    expect(game.eventsOf('itemGiven')).toEqual([]);
  });

  it('a space has one item: the next die there brings none', () => {
    const game = playerTurn(
      house([noble()], CAKE_ON_ONE, {
        dice: [1, 1, 1],
        startSeat: OPPONENT,
        turn: PLAYER,
        opponent: { free: [15], diceTaken: [6] },
      }),
    );
    takeDie(game, 1).do({ kind: 'endTurn' });
    takeDie(game, 1);
    expect(goodsOf(game, 69)).toEqual([0, 1, 0, 0, 0]);
  });

  it('without effect, too: the item of space 6 is taken with a die that cannot be paid for', () => {
    const items = [NONE, NONE, NONE, NONE, NONE, CAKE];
    const game = playerTurn(house([noble()], items, { dice: [6, 6], player: { krones: 0 } }));
    game.do({ kind: 'takeDie', space: 6 });
    expect(game.eventsOf('dieWithoutEffect')).toHaveLength(1);
    expect(goodsOf(game, 69)).toEqual([0, 1, 0, 0, 0]);
  });

  it('the use of a space without a die leaves the item', () => {
    // E. Gizia.
    const game = playerTurn(
      house([noble()], [NONE, NONE, NONE, CAKE, NONE, NONE], {
        dice: [4, 4, 5],
        player: { cafe: [{ guest: guestCards.eGizia, goods: { strudel: 2, wine: 1 } }], free: [0] },
      }),
    );
    game.do({ kind: 'moveIn', table: 0, room: 0 }, { kind: 'useSpace', space: 4 });
    expect(soloOf(game).items[3]).toBe(CAKE);
    expect(goodsOf(game, 69)).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('Hautel Couture: a completed guest', () => {
  const complete = (waiting: Waiting[], opponent: TurnInput['opponent'] = {}): Scenario => {
    const free = { free: waiting.map(({ room }) => room), ...opponent };
    const items = [CAKE, NONE, NONE, NONE, NONE, NONE];
    return takeDie(playerTurn(house(waiting, items, { dice: [1, 1], opponent: free })), 1);
  };

  it('soloHotels.hautelCouture: scores its points for the opponent and occupies its reserved room', () => {
    const game = complete([noble([0, 1, 0, 1, 0])]);
    expect(soloOf(game).waiting).toEqual([]);
    expect(pointsOf(game).guest).toBe(7);
    expect(game.seat(OPPONENT).occupied).toBe(1 << 15);
    expect(game.seat(PLAYER).vp).toBe(0);
    expect(game.state.guestDiscard).toContain(guestCards.countess);
  });

  it('brings no reward, no group bonus and no points of the space again', () => {
    // 69 gives three krones; rooms 10 and 15 are a group of blue ones.
    const game = complete([noble([0, 1, 0, 1, 0])], { occupied: [10], free: [15] });
    expect(game.seat(OPPONENT)).toMatchObject({ krones: 0, vp: 7 });
    expect(pointsOf(game)).toMatchObject({ cover: 0, group: 0 });
    expect(game.eventsOf('groupCompleted')).toEqual([]);
  });

  it('the others go on waiting', () => {
    const game = complete([noble(), artist([0, 1, 2, 0, 0])].reverse());
    expect(game.task?.kind).toBe('turn');
    expect(soloOf(game).waiting.map(({ card }) => card)).toEqual([69]);
  });

  it('who was not completed counts nothing at the end', () => {
    const game = playerTurn(
      house([noble(), tourist([1, 1, 0, 0, 0])], [NONE, NONE, NONE, NONE, NONE, NONE], {
        round: 7,
        tiles: ['A1', 'B1', 'C1'],
        mainDone: true,
        player: { emperor: 8 },
        opponent: { vp: 30 },
      }),
    ).do({ kind: 'endTurn' });
    expect(game.state.phase).toBe('over');
    expect(game.seat(OPPONENT).vp).toBe(30);
  });
});

describe('Hautel Couture: the items', () => {
  it('stay when the opponent takes a die', () => {
    const items = [CAKE, NONE, NONE, NONE, NONE, NONE];
    const game = turnOf(193, house([noble()], items, { dice: [1, 2, 2] }));
    expect(game.seat(OPPONENT).diceTaken).toEqual([6, 1]);
    expect(soloOf(game).items).toEqual(items);
    expect(goodsOf(game, 69)).toEqual([0, 0, 0, 0, 0]);
  });

  const nextRound = (items: number[], pool: GoodsVector): SoloState =>
    soloOf(
      playerTurn(
        house([noble()], items, {
          solo: { pool },
          startSeat: OPPONENT,
          turn: PLAYER,
          mainDone: true,
        }),
      ).do({ kind: 'endTurn' }),
    );

  it('are refilled from the pool at the start of a round, on empty spaces only', () => {
    const solo = nextRound([WINE, NONE, WINE, NONE, NONE, WINE], [4, 0, 0, 0, 0]);
    expect(solo.items).toEqual([WINE, STRUDEL, WINE, STRUDEL, STRUDEL, WINE]);
    expect(solo.pool).toEqual([1, 0, 0, 0, 0]);
  });

  it('are missing when the pool is empty', () => {
    const solo = nextRound([NONE, WINE, NONE, NONE, WINE, WINE], [0, 0, 0, 2, 0]);
    expect(solo.items.filter((item) => item === COFFEE)).toHaveLength(2);
    expect(solo.items.filter((item) => item === NONE)).toHaveLength(1);
    expect(solo.pool).toEqual([0, 0, 0, 0, 0]);
  });
});
