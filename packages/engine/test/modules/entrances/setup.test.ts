import type { EntranceKey, ModuleName, SetupInput } from '@gah/engine';
import { createGame, MODULES, viewOf } from '@gah/engine';
import type { Scenario } from '@gah/engine/testing';
import { scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { amounts } from '../../staff/support.js';
import { entrancesIn, gaining, offering, upTo } from './support.js';

const start = (modules: readonly ModuleName[], setup: Partial<SetupInput> = {}): Scenario =>
  scenario(createGame({ seats: 3, seed: 'entrances', modules, ...setup }));

const kitchens = (game: Scenario): Record<string, number>[] =>
  game.state.seats.map(({ kitchen }) => amounts(kitchen));

describe('the kitchen before the auction', () => {
  it('entrances.kitchen: is empty', () => {
    expect(kitchens(start(['entrances']))).toEqual([{}, {}, {}]);
  });

  it('W9: holds one champagne with ballrooms', () => {
    const one = { champagne: 1 };
    expect(kitchens(start(['entrances', 'ballrooms']))).toEqual([one, one, one]);
  });

  it('W9: then holds the goods of the entrance and that champagne', () => {
    const game = gaining('stroup', { modules: ['ballrooms'] });
    expect(amounts(game.seat(game.state.startSeat).kitchen)).toEqual({
      strudel: 1,
      cake: 1,
      wine: 1,
      coffee: 1,
      champagne: 1,
    });
  });

  it('holds the usual goods when entrances are not in play', () => {
    const others = MODULES.filter((module) => module !== 'entrances');
    const usual = { strudel: 1, cake: 1, wine: 1, coffee: 1, champagne: 1 };
    expect(kitchens(start(others))).toEqual([usual, usual, usual]);
  });
});

describe('the entrances laid out', () => {
  it.each([2, 3, 4])(
    'entrances.laidOut, U2: are as many as the %i players, all different',
    (seats) => {
      const { offered, owned } = entrancesIn(start(['entrances'], { seats }));
      expect(new Set(offered).size).toBe(seats);
      expect(owned).toEqual(Array(seats).fill(null));
    },
  );

  const laidOut = (modules: readonly ModuleName[]): EntranceKey[] => {
    const keys = Array.from({ length: 60 }, (_, number) =>
      entrancesIn(start(modules, { seats: 4, seed: `random ${number}` })),
    ).flatMap(({ offered }) => offered);
    return [...new Set(keys)].sort();
  };
  const WITHOUT_REN = [
    'dove',
    'kaufman',
    'kozi',
    'mayenfels',
    'ninas',
    'paulwei',
    'stroup',
    'wray',
    'zantMainz',
  ];

  it('U2, U4: are drawn at random, without ballrooms never The Ren', () => {
    expect(laidOut(['entrances'])).toEqual(WITHOUT_REN);
    expect(laidOut(MODULES.filter((module) => module !== 'ballrooms'))).toEqual(WITHOUT_REN);
  });

  it('U4: with ballrooms The Ren takes part', () => {
    expect(laidOut(['entrances', 'ballrooms'])).toEqual([...WITHOUT_REN, 'ren'].sort());
  });

  it('are the same for the same seed', () => {
    expect(entrancesIn(start(['entrances']))).toEqual(entrancesIn(start(['entrances'])));
  });

  it('entrances.laidOut: lie open, with everything that belongs to them', () => {
    const game = offering(['dove', 'ninas', 'wray']);
    const shown = viewOf(game.state, 'spectator').modules.entrances;
    expect(shown).toEqual(entrancesIn(game));
    expect(shown?.tokens).toHaveLength(5);
    expect(shown?.personalPolitics).toHaveLength(3);
    expect(shown?.emperorTiles).toHaveLength(6);
  });
});

/** Goes through the set-up; returned are the phases, and who decided what, repetitions left out. */
function setUp(game: Scenario): { readonly phases: string[]; readonly decisions: string[] } {
  const phases = new Set<string>();
  const decisions = new Set<string>();
  while (game.state.round === 0) {
    const [first] = game.legal;
    if (!first || !game.task) throw new Error('stuck');
    phases.add(game.state.phase);
    decisions.add(`${game.task.kind} ${first.seat}`);
    game.do(game.offers({ kind: 'skip' }) ? { kind: 'skip' } : first);
  }
  return { phases: [...phases], decisions: [...decisions] };
}

describe('the order of set-up', () => {
  const all: Partial<SetupInput> = { modules: MODULES, staff: 'draft', promos: true };

  it('waltz.order, U1: with all modules: money and kitchen, staff, entrances, rehearsal rooms, first guests, rooms', () => {
    const game = offering(['stroup', 'paulwei', 'kozi'], all);
    const { startSeat } = game.state;
    const money = [0, 1, 2].map((distance) => game.seat((startSeat + distance) % 3).krones);
    expect(money).toEqual([9, 10, 11]);
    expect(kitchens(game)).toEqual([{ champagne: 1 }, { champagne: 1 }, { champagne: 1 }]);
    expect(setUp(game).phases).toEqual(['draft', 'auction', 'rehearsal', 'firstGuests', 'rooms']);
    expect(game.task).toMatchObject({ kind: 'turn', seat: startSeat });
  });

  it('U2: rehearsal rooms and first guests go counter-clockwise from the right of the start player', () => {
    const game = offering(['stroup', 'zantMainz', 'kozi'], all);
    const { startSeat } = game.state;
    const { decisions } = setUp(game);
    const around = [2, 1, 0].map((distance) => (startSeat + distance) % 3);
    // The last rehearsal room needs no decision.
    expect(decisions.filter((who) => who.startsWith('rehearsal'))).toEqual(
      around.slice(0, 2).map((seat) => `rehearsal ${seat}`),
    );
    expect(decisions.filter((who) => who.startsWith('firstGuest'))).toEqual(
      around.map((seat) => `firstGuest ${seat}`),
    );
    expect(decisions.filter((who) => who.startsWith('setupRooms'))).toEqual(
      [0, 1, 2].map((distance) => `setupRooms ${(startSeat + distance) % 3}`),
    );
  });

  it('U1: the auction follows the draft: cards are known when bids are made', () => {
    const game = offering(['stroup', 'kozi'], { staff: 'draft' });
    upTo(game, 'auction');
    expect(game.state.seats.map(({ hand }) => hand.length)).toEqual([6, 6]);
    expect(game.state.seats.every(({ cafe }) => cafe.every((guest) => guest === null))).toBe(true);
  });

  it('U1: a rehearsal room is chosen when all entrances are sold', () => {
    const game = gaining('stroup', { modules: ['ballrooms'] });
    expect(entrancesIn(game).offered).toEqual([]);
    expect(game.task?.kind).toBe('rehearsal');
  });
});

describe('start goods', () => {
  it.each([
    { key: 'paulwei', goods: { cake: 1, wine: 1, coffee: 1 } },
    { key: 'zantMainz', goods: { strudel: 1, wine: 1 } },
    { key: 'dove', goods: { strudel: 1, wine: 1 } },
    { key: 'kaufman', goods: { strudel: 1, cake: 1, wine: 1, coffee: 1 } },
    { key: 'mayenfels', goods: { cake: 1, coffee: 1 } },
    { key: 'ninas', goods: { strudel: 1, cake: 1, wine: 1, coffee: 1 } },
    { key: 'stroup', goods: { strudel: 1, cake: 1, wine: 1, coffee: 1 } },
    { key: 'wray', goods: { strudel: 1 } },
    { key: 'kozi', goods: { cake: 1, coffee: 1 } },
  ] as const)('entrances.kitchen: of $key', ({ key, goods }) => {
    const game = gaining(key);
    expect(amounts(game.seat(game.state.startSeat).kitchen)).toEqual(goods);
    expect(game.eventsOf('entranceGained')[0]).toMatchObject({ entrance: key, bid: 0 });
  });

  it('W9: of ren: two champagne in all', () => {
    const game = gaining('ren', { modules: ['ballrooms'] });
    expect(amounts(game.seat(game.state.startSeat).kitchen)).toEqual({
      strudel: 1,
      cake: 1,
      wine: 1,
      champagne: 2,
    });
  });

  it('the loser of the only auction has the goods of the last entrance', () => {
    const game = gaining('stroup');
    const other = 1 - game.state.startSeat;
    expect(amounts(game.seat(other).kitchen)).toEqual({ cake: 1, wine: 1, coffee: 1 });
  });
});
