import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KeptGame } from '../src/index.js';
import {
  countedGames,
  merged,
  parseStatistics,
  statisticsText,
  summaryOf,
  Unreadable,
} from '../src/index.js';
import { seenFrom, summaryOfSeen } from '../src/summary/summaryOf.js';
import { FORTUNES, GAMES, OCCASION, recordedGame } from './games.js';

const SUMMARIES = GAMES.map(({ setup }) => summaryOf(recordedGame(setup), OCCASION));

/** Entries with few ids, so that they meet, and with everything that differs between sights of a game. */
const keptGame = fc
  .record({
    id: fc.constantFrom('save:a', 'save:b', 'table:c', 'file:d'),
    stamp: fc.integer({ min: 0, max: 3 }),
    counts: fc.boolean(),
    game: fc.constantFrom(...SUMMARIES),
    where: fc.constantFrom('screen' as const, 'online' as const, 'file' as const),
    fortunes: fc.constantFrom(null, FORTUNES),
    own: fc.constantFrom([0], [1], [0, 1]),
  })
  .map(({ id, stamp, counts, game, where, fortunes, own }): KeptGame => ({
    id,
    stamp,
    counts,
    summary: { ...game, where, fortunes, own },
  }));
const ledger = fc.array(keptGame, { maxLength: 8 }).map((games) => merged([], games));

describe('the ledger of games', () => {
  it('does not change when the same games come again', () => {
    fc.assert(
      fc.property(ledger, ledger, (a, b) => {
        expect(merged(a, a)).toEqual(a);
        const both = merged(a, b);
        expect(merged(both, b)).toEqual(both);
        expect(new Set(both.map(({ id }) => id)).size).toBe(both.length);
      }),
    );
  });

  it('takes the later sight of a game, and keeps what was worked out', () => {
    const [summary] = SUMMARIES;
    if (!summary) throw new Error('no games');
    const early = {
      id: 'save:a',
      stamp: 1,
      counts: true,
      summary: { ...summary, fortunes: FORTUNES },
    };
    const late = { id: 'save:a', stamp: 2, counts: true, summary: { ...summary, duration: 5 } };
    const [game] = merged([early], [late]);
    expect(game?.summary).toEqual({ ...summary, duration: 5, fortunes: FORTUNES });
  });

  it('counts every finished game once, however often it was seen', () => {
    fc.assert(
      fc.property(ledger, (games) => {
        const prints = countedGames(games).map(({ fingerprint }) => fingerprint);
        expect(new Set(prints).size).toBe(prints.length);
        for (const { counts, summary } of games)
          if (!counts) expect(prints).not.toContain(summary.fingerprint);
      }),
    );
  });

  it('completes what was seen online with what a file tells', () => {
    const seen = seenFrom(recordedGame(GAMES[0].setup));
    const online = summaryOfSeen(
      { ...seen, events: null },
      { ...OCCASION, where: 'online', own: [1] },
    );
    const file = summaryOfSeen(seen, { ...OCCASION, where: 'file', own: [0, 1], played: null });
    const [game] = countedGames([
      { id: 'file:1', stamp: 1, counts: true, summary: file },
      { id: 'table:1', stamp: 1, counts: true, summary: online },
    ]);
    expect(game).toEqual({ ...online, moves: file.moves, seats: file.seats });
  });
});

describe('a file of statistics', () => {
  it('gives back what was written', () => {
    fc.assert(
      fc.property(ledger, (games) => {
        expect(parseStatistics(statisticsText(games))).toEqual({ games, unreadable: 0 });
      }),
    );
  });

  it.each(['', '{', '[]', '{"format":"something"}', '{"format":"grand-austria-hotel-statistics"}'])(
    'is refused when it is none: %s',
    (text) => {
      expect(() => parseStatistics(text)).toThrow(Unreadable);
    },
  );

  it('is read as far as its entries can be read', () => {
    const [summary] = SUMMARIES;
    const entry = { id: 'save:a', stamp: 1, counts: true, summary };
    const text = JSON.stringify({
      format: 'grand-austria-hotel-statistics',
      version: 1,
      games: [
        entry,
        { ...entry, summary: { ...summary, version: 99 } },
        {
          ...entry,
          summary: { ...summary, seats: summary?.seats.map((seat) => ({ ...seat, points: 999 })) },
        },
        null,
      ],
    });
    const { games, unreadable } = parseStatistics(text);
    expect(games).toEqual([entry]);
    expect(unreadable).toBe(3);
  });
});
