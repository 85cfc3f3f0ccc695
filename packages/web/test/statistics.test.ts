import 'fake-indexeddb/auto';
import type { KeptGame } from '@gah/analysis';
import { countedGames, statisticsText, Unreadable } from '@gah/analysis';
import { describe, expect, it } from 'vitest';
import type { SaveSummary } from '../src/saves/save.js';
import { summaryOf } from '../src/saves/save.js';
import { stopwatch } from '../src/saves/stopwatch.js';
import type { BookOptions, OpenBook } from '../src/statistics/book.js';
import { GameBook } from '../src/statistics/book.js';
import { entryOfSave } from '../src/statistics/fromSaves.js';
import { entryOfTable } from '../src/statistics/fromTable.js';
import { choiceAt } from '../src/statistics/filters.js';
import { formats, namesAt } from '../src/statistics/format.js';
import { databaseOfGames, memoryOfGames } from '../src/statistics/keptGames.js';
import { COMPUTER, newSession, PERSON, playOn, SMALL } from './support/games.js';

const session = newSession(SMALL, [PERSON, COMPUTER]);
await playOn(session);
const { record } = session;

function save(id: string, more: Partial<SaveSummary> = {}): SaveSummary {
  const base = { id, title: '', created: 1, trial: '', duration: 60_000 };
  const summary = summaryOf({ ...base, players: [PERSON, COMPUTER] }, session.now, 1000);
  return { ...summary, ...more };
}

/** The same game under other names is another game. */
const recordOf = (id: string): unknown => ({
  ...record,
  setup: { ...record.setup, names: [id, 'Béla'] },
});

function bookWith(options: Partial<BookOptions>): { book: GameBook; seen: OpenBook[] } {
  const seen: OpenBook[] = [];
  const book = new GameBook({
    store: memoryOfGames(),
    saves: () => Promise.resolve([]),
    load: (id) => Promise.resolve({ record: recordOf(id) }),
    keepsDeleted: () => true,
    onChange: (now) => seen.push(now),
    ...options,
  });
  return { book, seen };
}

describe('the book of games', () => {
  it('reads finished saves once, and counts those that are not finished', async () => {
    const store = databaseOfGames();
    const saves = [save('a'), save('b'), save('c', { phase: 'turns' })];
    let loaded = 0;
    const options = {
      store,
      saves: () => Promise.resolve(saves),
      load: (id: string) => Promise.resolve({ record: recordOf((loaded++, id)) }),
    };
    const first = bookWith(options).book;
    await first.open();
    expect(first.now.games.map(({ id }) => id)).toEqual(['save:a', 'save:b']);
    expect(first.now).toMatchObject({
      isKnown: true,
      progress: null,
      unfinished: 1,
      unreadable: 0,
    });
    expect(loaded).toBe(2);
    const second = bookWith(options).book;
    await second.open();
    expect(second.now.games).toEqual(first.now.games);
    expect(loaded).toBe(2);
    await second.forget(second.now.games);
    expect(await store.all()).toEqual([]);
  });

  it('shows what is kept before it reads anything', async () => {
    const store = memoryOfGames();
    await store.put([entryOfSave(save('a'), recordOf('a'))]);
    const { book, seen } = bookWith({
      store,
      saves: () => Promise.resolve([save('a'), save('b')]),
    });
    await book.open();
    expect(seen[0]).toMatchObject({ isKnown: true, progress: { done: 0, all: 1 } });
    expect(seen[0]?.games).toHaveLength(1);
    expect(seen.at(-1)?.games).toHaveLength(2);
  });

  it('passes over a save that cannot be played again, and says so', async () => {
    const { book } = bookWith({
      saves: () => Promise.resolve([save('a'), save('b')]),
      load: (id) => Promise.resolve({ record: id === 'a' ? { broken: true } : recordOf(id) }),
    });
    await book.open();
    expect(book.now.unreadable).toBe(1);
    expect(book.now.games).toHaveLength(1);
  });

  it('remembers games whose save is deleted, unless somebody does not want that', async () => {
    const store = memoryOfGames();
    await store.put([entryOfSave(save('gone'), recordOf('gone'))]);
    const kept = bookWith({ store }).book;
    await kept.open();
    expect(kept.now.games).toHaveLength(1);
    const forgetful = bookWith({ store, keepsDeleted: () => false }).book;
    await forgetful.open();
    expect(forgetful.now.games).toEqual([]);
    expect(await store.all()).toEqual([]);
  });

  it('takes a file in once, and refuses one that is none', async () => {
    const games = ['a', 'b'].map((id) => entryOfSave(save(id), recordOf(id)));
    const { book } = bookWith({});
    await book.open();
    expect(await book.import(statisticsText(games))).toEqual({ added: 2, unreadable: 0 });
    expect(await book.import(statisticsText(games))).toEqual({ added: 0, unreadable: 0 });
    expect(book.now.games).toEqual(games);
    await expect(book.import('no file')).rejects.toThrow(Unreadable);
  });

  it('goes on as long as the page is open where the browser stores nothing', async () => {
    const blocked = (): Promise<never> => Promise.reject(new Error('blocked'));
    const { book } = bookWith({
      store: { all: blocked, put: blocked, remove: blocked },
      saves: () => Promise.resolve([save('a')]),
    });
    await book.open();
    expect(book.now.isKept).toBe(false);
    expect(book.now.games).toHaveLength(1);
  });

  it('leaves entries alone that it cannot read', async () => {
    const store = databaseOfGames();
    const [good] = [entryOfSave(save('good'), recordOf('good'))];
    await store.put([good, { ...good, id: 'odd', summary: null } as unknown as KeptGame]);
    expect(await store.all()).toEqual([good]);
  });
});

describe('an entry of statistics', () => {
  it('of a save knows who sat here, and marks what was only tried', () => {
    const { summary } = entryOfSave(save('a'), record);
    expect(summary).toMatchObject({ own: [0], where: 'screen', isTrial: false, duration: 60_000 });
    expect(summary.seats[1]?.player).toEqual({ kind: 'computer', level: 'concierge' });
    expect(entryOfSave(save('b', { trial: '#/replay/save/a/40' }), record).summary.isTrial).toBe(
      true,
    );
  });

  const table = {
    seat: 1,
    info: { id: 't', createdAt: 5, seats: [{ kind: 'person' }, { kind: 'person' }] },
  } as unknown as Parameters<typeof entryOfTable>[0];

  it('of an online game is that of the own seat, and the same game as its record', () => {
    const entry = entryOfTable(table, session.now, 7);
    const saved = entryOfSave(save('a'), record);
    expect(entry).toMatchObject({
      id: 'table:t',
      summary: { own: [1], where: 'online', played: 7 },
    });
    expect(entry?.summary.fingerprint).toBe(saved.summary.fingerprint);
    expect(countedGames(entry ? [saved, entry] : [])).toHaveLength(1);
  });

  it('of an online game of which the beginning was not seen has no course', () => {
    const late = { ...session.now, log: session.now.log.slice(5) };
    const entry = entryOfTable(table, late, null);
    expect(entry?.summary).toMatchObject({ played: 5, moves: null });
    expect(entry?.summary.seats[0]?.course).toBeNull();
  });

  it('is not made of games that were watched or are not over', () => {
    expect(entryOfTable({ ...table, seat: null }, session.now, 7)).toBeNull();
    expect(entryOfTable(table, { ...session.now, isOver: false }, 7)).toBeNull();
  });
});

describe('time at a game', () => {
  it('is counted between steps, without long pauses', () => {
    const watch = stopwatch(1000, 0);
    expect(watch(500)).toBe(1500);
    expect(watch(500 + 60 * 60_000)).toBe(1500);
    expect(watch(60 * 60_000 + 700)).toBe(1700);
  });

  it('stays unknown where it was unknown at first', () => {
    expect(stopwatch(null, 0)(500)).toBeNull();
  });
});

describe('the address', () => {
  it('says whose games are looked at', () => {
    expect(choiceAt('#/statistics').subject).toEqual({ kind: 'me' });
    expect(choiceAt('#/statistics/B%C3%A9la').subject).toEqual({ kind: 'named', name: 'Béla' });
    expect(choiceAt('#/statistics/%').subject).toEqual({ kind: 'named', name: '%' });
  });
});

describe('figures', () => {
  it('are written as the language does', () => {
    expect(formats('en').share(0.256)).toBe('26%');
    expect(formats('de').points(-3.25)).toMatch(/^−3,[23]$/);
    expect(formats('ru').share(null)).toBe('–');
    expect(formats('en').duration(95 * 60_000)).toBe('1 hr 35 min');
  });

  it('name everybody at the table', () => {
    const { summary } = entryOfSave(save('a'), record);
    expect(namesAt('en', summary)).toEqual(['Anna', 'Béla']);
    const nameless = { ...summary, seats: summary.seats.map((seat) => ({ ...seat, name: '' })) };
    expect(namesAt('de', nameless)).toEqual(['Spieler 1', 'Portier']);
  });
});
