import type { EntranceKey, SetupInput } from '@gah/engine';
import type { Scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { entrancesIn, offering } from './support.js';

/** Entrances that leave the rest of the set-up alone. */
const THREE: readonly EntranceKey[] = ['stroup', 'paulwei', 'kozi'];

interface Auctions {
  readonly game: Scenario;
  /** Seats clockwise from the start player. */
  readonly seats: readonly number[];
  readonly krones: () => number[];
}

function auctions(keys: readonly EntranceKey[] = THREE, setup: Partial<SetupInput> = {}): Auctions {
  const game = offering(keys, setup);
  const seats = keys.map((_, distance) => (game.state.startSeat + distance) % keys.length);
  return { game, seats, krones: () => seats.map((seat) => game.seat(seat).krones) };
}

const open = (entrance: EntranceKey, bid: number) => ({ kind: 'auction', entrance, bid }) as const;
const raise = (amount: number) => ({ kind: 'bid', amount }) as const;
const out = { kind: 'skip' } as const;

const bids = ({ legal }: Scenario): number[] =>
  legal.flatMap((move) => (move.kind === 'bid' ? [move.amount] : []));
const openings = ({ legal }: Scenario, entrance: EntranceKey): number[] =>
  legal.flatMap((move) =>
    move.kind === 'auction' && move.entrance === entrance ? [move.bid] : [],
  );

describe('the auction of the rulebook', () => {
  it('entrances.auction, W7: Anton pays 8, Carla 5, Bettina nothing; 2, 10 and 5 krones are left', () => {
    const { game, seats, krones } = auctions(['mayenfels', 'wray', 'kozi']);
    const [anton, bettina, carla] = seats;
    expect(game.task).toEqual({ kind: 'auction', seat: anton });
    game.do(open('mayenfels', 5));
    expect(game.task).toEqual({ kind: 'bid', seat: bettina });
    game.do(raise(7));
    expect(game.task).toEqual({ kind: 'bid', seat: carla });
    game.do(out);
    expect(game.task).toEqual({ kind: 'bid', seat: anton });
    game.do(raise(8));
    expect(game.task).toEqual({ kind: 'bid', seat: bettina });
    game.do(out);
    // Mayenfels lets Anton play a card; he does not.
    expect(game.task).toMatchObject({ kind: 'playStaff', seat: anton });
    game.do({ kind: 'skip' });
    expect(game.task).toEqual({ kind: 'auction', seat: bettina });
    game.do(open('kozi', 0), raise(1), raise(2), raise(3), raise(4), raise(5), out);
    expect(game.eventsOf('entranceGained')).toEqual([
      { type: 'entranceGained', seat: anton, entrance: 'mayenfels', bid: 8 },
      { type: 'entranceGained', seat: carla, entrance: 'kozi', bid: 5 },
      { type: 'entranceGained', seat: bettina, entrance: 'wray', bid: 0 },
    ]);
    expect(krones()).toEqual([2, 10, 5]);
    expect(game.task?.kind).toBe('firstGuest');
  });
});

describe('an auction', () => {
  it('W7: is opened by the start player with any entrance and 0 or more krones', () => {
    const { game, seats } = auctions();
    expect(game.task).toEqual({ kind: 'auction', seat: seats[0] });
    for (const key of THREE) {
      expect(openings(game, key)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    }
    expect(game.offers({ kind: 'skip' })).toBe(false);
  });

  it('W7: each bid is at least 1 higher, up to what the player has', () => {
    const { game } = auctions();
    game.do(open('stroup', 0));
    expect(bids(game)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    game.do(raise(4));
    expect(bids(game)).toEqual([5, 6, 7, 8, 9, 10]);
    game.do(raise(9));
    expect(bids(game)).toEqual([10]);
  });

  it('W7: a bid of all krones ends it: nobody can raise', () => {
    const { game, seats, krones } = auctions();
    game.do(open('stroup', 10));
    expect(krones()).toEqual([0, 10, 10]);
    expect(game.task).toEqual({ kind: 'auction', seat: seats[1] });
    expect(game.eventsOf('bidDropped').map(({ seat }) => seat)).toEqual(seats.slice(1));
  });

  it('W7: with the start player module the limit differs from player to player', () => {
    const { game, seats } = auctions(THREE, { modules: ['startPlayer'] });
    expect(openings(game, 'kozi').at(-1)).toBe(9);
    game.do(open('kozi', 9));
    expect(bids(game)).toEqual([10]);
    game.do(raise(10));
    expect(bids(game)).toEqual([11]);
    game.do(raise(11));
    expect(game.eventsOf('entranceGained')[0]).toMatchObject({ seat: seats[2], bid: 11 });
  });

  it('W7: goes clockwise until all but one are out', () => {
    const { game, seats } = auctions(['stroup', 'paulwei', 'kozi', 'zantMainz']);
    const order: number[] = [];
    const ask = (amount: number | null): void => {
      if (game.task && 'seat' in game.task) order.push(game.task.seat);
      game.do(amount === null ? out : raise(amount));
    };
    game.do(open('stroup', 0));
    for (const amount of [1, null, 2, 3, 4, null, 5, null]) ask(amount);
    expect(order).toEqual([1, 2, 3, 0, 1, 3, 0, 1].map((distance) => seats[distance]));
    expect(game.eventsOf('entranceGained')).toMatchObject([{ seat: seats[0], bid: 5 }]);
  });

  it('W7: who is out does not come back to this auction, but to the next one', () => {
    const { game, seats } = auctions();
    game.do(open('stroup', 0), out, raise(1), raise(2));
    expect(game.task).toEqual({ kind: 'bid', seat: seats[2] });
    game.do(out);
    expect(entrancesIn(game).owned[seats[0] ?? 0]).toBe('stroup');
    game.do(open('kozi', 0));
    expect(game.task).toEqual({ kind: 'bid', seat: seats[2] });
  });

  it('W7: is won for nothing when nobody raises', () => {
    const { game, seats, krones } = auctions();
    game.do(open('paulwei', 0), out, out);
    expect(entrancesIn(game).offered).not.toContain('paulwei');
    expect(entrancesIn(game).owned[seats[0] ?? 0]).toBe('paulwei');
    expect(krones()).toEqual([10, 10, 10]);
    expect(game.eventsOf('kronesPaid')).toEqual([]);
  });

  it('entrances.auction: is paid by the winner only, and only the last bid', () => {
    const { game, krones } = auctions();
    game.do(open('paulwei', 2), raise(3), raise(6), out, out);
    expect(krones()).toEqual([10, 10, 4]);
    expect(game.eventsOf('kronesPaid')).toMatchObject([{ amount: 6, reason: 'bid' }]);
  });
});

describe('the next auction', () => {
  it('W7: a starter who did not win starts again', () => {
    const { game, seats } = auctions();
    game.do(open('stroup', 0), raise(1), out, out);
    expect(entrancesIn(game).owned[seats[1] ?? 0]).toBe('stroup');
    expect(game.task).toEqual({ kind: 'auction', seat: seats[0] });
    expect(openings(game, 'stroup')).toEqual([]);
  });

  it('W7: after a starter who won comes the next player without an entrance', () => {
    const { game, seats } = auctions(['stroup', 'paulwei', 'kozi', 'zantMainz']);
    // The second player wins the first auction, the start player the second one.
    game.do(open('stroup', 0), raise(1), out, out, out);
    game.do(open('kozi', 0), out, out);
    expect(game.task).toEqual({ kind: 'auction', seat: seats[2] });
  });

  it('W7: who has won no longer takes part', () => {
    const { game, seats } = auctions();
    game.do(open('stroup', 0), raise(1), out, out);
    game.do(open('kozi', 0));
    expect(game.task).toEqual({ kind: 'bid', seat: seats[2] });
    game.do(out);
    expect(entrancesIn(game).owned).toEqual(
      [0, 1, 2].map(
        (seat) =>
          (['kozi', 'stroup', 'paulwei'] as const)[seats.findIndex((other) => other === seat)],
      ),
    );
  });

  it('W7: there is none for the last entrance: it is free', () => {
    const { game, seats, krones } = auctions(['stroup', 'kozi']);
    game.do(open('stroup', 0), raise(3), raise(7), out);
    expect(entrancesIn(game)).toMatchObject({ offered: [], auction: null });
    expect(krones()).toEqual([3, 10]);
    expect(game.eventsOf('entranceGained')).toEqual([
      { type: 'entranceGained', seat: seats[0], entrance: 'stroup', bid: 7 },
      { type: 'entranceGained', seat: seats[1], entrance: 'kozi', bid: 0 },
    ]);
  });

  it('W7: has the krones left from what was gained before as its limit', () => {
    const { game, seats } = auctions(['mayenfels', 'stroup', 'kozi']);
    game.do(open('mayenfels', 1), raise(2), out, out);
    // The second player gained Mayenfels and plays a card for 3 krones less; the start player goes on.
    expect(game.task).toMatchObject({ kind: 'playStaff', seat: seats[1] });
    game.do({ kind: 'skip' });
    expect(game.task).toEqual({ kind: 'auction', seat: seats[0] });
    expect(openings(game, 'kozi').at(-1)).toBe(10);
  });
});
