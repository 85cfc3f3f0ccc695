import type { SetupInput } from '@gah/engine';
import { createGame, moves, pending, play, STAFF_DEALS, stateHash } from '@gah/engine';
import { scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';

const start = (setup: Partial<SetupInput> = {}) =>
  createGame({ seats: 3, seed: 'set-up', ...setup });

describe('set-up', () => {
  it('setup.start: gives each seat 10 krones, one of each dish and drink, six staff', () => {
    for (const seat of start().seats) {
      expect(seat).toMatchObject({ krones: 10, kitchen: [1, 1, 1, 1, 0], vp: 0, emperor: 0 });
      expect(seat.hand).toHaveLength(6);
    }
  });

  it('setup.board: lays out five guests and one politics card and one tile of each letter', () => {
    const state = start();
    expect(state.queue.filter((guest) => guest !== 0)).toHaveLength(5);
    expect(state.tiles.map((tile) => tile.charAt(0))).toEqual(['A', 'B', 'C']);
    expect(state.politics.map((card) => Math.floor((card - 105) / 4))).toEqual([0, 1, 2]);
  });

  it('U1: money, kitchen and start player, then staff, first guests, rooms, first round', () => {
    const game = scenario(start({ seats: 2, staff: 'draft' }));
    expect(game.state.seats.map(({ krones, kitchen }) => [krones, kitchen])).toEqual([
      [10, [1, 1, 1, 1, 0]],
      [10, [1, 1, 1, 1, 0]],
    ]);
    const order: string[] = [];
    while (game.state.round === 0) {
      const kind = game.task?.kind ?? 'none';
      if (order.at(-1) !== kind) order.push(kind);
      const [move] = game.legal;
      if (!move) throw new Error('stuck');
      game.do(move);
    }
    expect(order).toEqual(['draft', 'firstGuest', 'setupRooms']);
    expect(game.task).toMatchObject({ kind: 'turn', seat: game.state.startSeat });
  });

  it('U2: first guests are chosen free and counter-clockwise from the right of the start player', () => {
    const game = scenario(start());
    const { startSeat } = game.state;
    const order: number[] = [];
    while (game.task?.kind === 'firstGuest') {
      order.push(game.task.seat);
      game.do({ kind: 'takeGuest', place: 0 });
      expect(game.state.queue).not.toContain(0);
    }
    expect(order).toEqual([2, 1, 0].map((distance) => (startSeat + distance) % 3));
    expect(game.state.seats.every((seat) => seat.krones === 10)).toBe(true);
  });

  it('setup.rooms, editions.rooms: three rooms are prepared from the bottom left, and paid for', () => {
    const game = scenario(start({ seats: 2 }));
    game.do({ kind: 'takeGuest', place: 0 }, { kind: 'takeGuest', place: 0 });
    const first = game.state.startSeat;
    // The first room is always the one bottom left; it lies there already.
    expect(game.seat(first).tiles).toBe(1);
    expect(game.offers({ kind: 'skip' })).toBe(false);
    game.do({ kind: 'prepareRoom', room: 5 }, { kind: 'prepareRoom', room: 10 });
    expect(game.seat(first)).toMatchObject({ krones: 7, tiles: 0b10000100001 });
    game.do({ kind: 'prepareRoom', room: 1 }, { kind: 'prepareRoom', room: 2 });
    expect(game.task).toMatchObject({ kind: 'turn', seat: first });
  });

  it('editions.rooms: in 2015 fewer than three rooms are enough', () => {
    const game = scenario(start({ seats: 2, edition: '2015' }));
    game.do(
      { kind: 'takeGuest', place: 0 },
      { kind: 'takeGuest', place: 0 },
      { kind: 'skip' },
      { kind: 'skip' },
    );
    expect(game.state.seats.map((seat) => seat.tiles)).toEqual([0, 0]);
    expect(game.task?.kind).toBe('turn');
  });

  it('setup.introductory, U3: starter sets go clockwise from the start player; the other sets stay in the deck', () => {
    const state = start({ staff: 'starter' });
    const sets = [0, 1, 2].map((distance) => state.seats[(state.startSeat + distance) % 3]?.hand);
    expect(sets).toEqual([
      [3, 6, 9, 38, 39, 48],
      [1, 13, 25, 30, 32, 44],
      [4, 11, 24, 27, 40, 43],
    ]);
    expect([2, 7, 10, 28, 36, 41].every((card) => state.staffDeck.includes(card))).toBe(true);
  });

  it('setup.expert, U3: in the draft all pick at once, keep one and pass the rest to the left', () => {
    let state = start({ staff: 'draft' });
    const packs = state.draft?.packs.map((pack) => pack.slice()) ?? [];
    expect(pending(state).map(({ seat }) => seat)).toEqual([0, 1, 2]);
    for (const seat of [1, 0, 2]) {
      expect(moves(state, seat)).toHaveLength(6);
      const played = play(state, { seat, kind: 'draft', card: packs[seat]?.[0] ?? 0 });
      if (!played.ok) throw new Error('refused');
      state = played.state;
      if (seat === 1) expect(pending(state).map((entry) => entry.seat)).toEqual([0, 2]);
    }
    expect(state.seats.map((seat) => seat.hand)).toEqual(packs.map((pack) => [pack[0]]));
    expect(state.draft?.packs[1]).toEqual(packs[0]?.slice(1));
    expect(state.draft?.packs[0]).toEqual(packs[2]?.slice(1));
  });

  it('U3: after the draft each has six cards; the last one is not asked for', () => {
    const game = scenario(start({ staff: 'draft' }));
    let picks = 0;
    while (game.task?.kind === 'draft') {
      const [move] = game.legal;
      if (!move) throw new Error('stuck');
      game.do(move);
      picks++;
    }
    expect(picks).toBe(5 * 3);
    expect(game.state.seats.map((seat) => seat.hand.length)).toEqual([6, 6, 6]);
    expect(game.state.draft).toBeNull();
  });

  it('setup.sides: by day every seat has a different hotel, by night the same', () => {
    const day = start({ seats: 4, hotel: 'day' }).seats.map((seat) => seat.hotel);
    expect(new Set(day).size).toBe(4);
    expect(day).not.toContain(0);
    expect(start({ seats: 4 }).seats.map((seat) => seat.hotel)).toEqual([0, 0, 0, 0]);
  });

  it('promo guests take part only when asked for', () => {
    const guests = (promos: boolean) => {
      const state = start({ promos });
      return [...state.guestDeck, ...state.queue].filter((guest) => guest > 104).sort();
    };
    expect(guests(false)).toEqual([]);
    expect(guests(true)).toEqual([117, 118, 188, 189, 190, 191, 192]);
  });

  it('equal seeds give equal games, other seeds others', () => {
    for (const staff of STAFF_DEALS) {
      expect(stateHash(start({ staff }))).toBe(stateHash(start({ staff })));
      expect(stateHash(start({ staff }))).not.toBe(stateHash(start({ staff, seed: 'other' })));
    }
  });
});
