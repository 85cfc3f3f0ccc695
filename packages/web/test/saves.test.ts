import 'fake-indexeddb/auto';
import { fromRecord } from '@gah/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Autosave } from '../src/saves/autosave.js';
import { indexedDbStore } from '../src/saves/indexedDbStore.js';
import type { Save } from '../src/saves/save.js';
import { readSummary, summaryOf } from '../src/saves/save.js';
import { exportText, fileName, importText } from '../src/saves/saveFile.js';
import type { SaveStore } from '../src/saves/store.js';
import { memoryStore } from '../src/saves/store.js';
import { Problem } from '../src/session/problems.js';
import { COMPUTER, newSession, PERSON, playOn, settle, SMALL } from './support/games.js';

const session = newSession(SMALL, [PERSON, COMPUTER]);
await playOn(session, ({ view }) => view.round === 2);

function save(id: string, updated: number, title = ''): Save {
  const base = { id, title, created: 1, trial: '', duration: 1, players: [PERSON, COMPUTER] };
  return { summary: summaryOf(base, session.now, updated), record: session.record };
}

describe.each([
  ['the browser’s database', indexedDbStore],
  ['memory', memoryStore],
])('games kept in %s', (_, newStore: () => SaveStore) => {
  it('are listed newest first, renamed, loaded and deleted', async () => {
    const store = newStore();
    await store.put(save('old', 1000));
    await store.put(save('new', 2000));
    await store.rename('old', 'Evening with Béla');
    expect((await store.list()).map(({ id, title }) => [id, title])).toEqual([
      ['new', ''],
      ['old', 'Evening with Béla'],
    ]);
    const { summary, record } = await store.load('old');
    expect(summary).toMatchObject({ names: ['Anna', 'Béla'], round: 2, phase: 'turns' });
    expect(fromRecord(record).ply).toBe(session.now.view.ply);
    await store.remove('old');
    await store.remove('new');
    expect(await store.list()).toEqual([]);
    await expect(store.load('old')).rejects.toMatchObject({ code: 'save-missing' });
    await expect(store.rename('old', 'x')).rejects.toMatchObject({ code: 'save-missing' });
  });
});

describe('a damaged summary', () => {
  it('is still listed, with what can be read of it', () => {
    const { summary } = save('a', 5, 'Ours');
    expect(readSummary(structuredClone(summary))).toEqual(summary);
    for (const broken of [null, 7, {}, { ...summary, players: 'all', points: null, phase: 9 }]) {
      const read = readSummary(broken);
      expect(read.players).toEqual([]);
      expect(read.points).toEqual([]);
      expect(read.phase).toBe('turns');
    }
    expect(readSummary({ ...summary, modules: ['ballrooms', 'zoo'] }).modules).toEqual([
      'ballrooms',
    ]);
  });
});

describe('a browser that', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('blocks its storage is a problem with a name, and it is tried again later', async () => {
    const working = globalThis.indexedDB;
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('not in private windows', 'SecurityError');
      },
    });
    const store = indexedDbStore();
    await expect(store.list()).rejects.toMatchObject({ code: 'storage-blocked' });
    vi.stubGlobal('indexedDB', working);
    await expect(store.list()).resolves.toEqual([]);
  });

  it('has no space left is told apart', async () => {
    const working = globalThis.indexedDB;
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    await expect(indexedDbStore().put(save('x', 1))).rejects.toMatchObject({
      code: 'storage-full',
    });
    vi.stubGlobal('indexedDB', working);
  });
});

describe('saving after every step', () => {
  it('writes one at a time and only the newest', async () => {
    const written: number[] = [];
    let finish: (() => void) | undefined;
    const store: SaveStore = {
      ...memoryStore(),
      put: async ({ summary }) => {
        await new Promise<void>((resolve) => (finish = resolve));
        written.push(summary.updated);
      },
    };
    const results = vi.fn();
    const autosave = new Autosave(store, results);
    for (const updated of [1, 2, 3]) autosave.save(save('a', updated));
    finish?.();
    await settle();
    finish?.();
    await autosave.settled();
    expect(written).toEqual([1, 3]);
    expect(results.mock.calls).toEqual([[null], [null]]);
  });

  it('reports what went wrong and goes on with the next', async () => {
    let isFull = true;
    const memory = memoryStore();
    const store: SaveStore = {
      ...memory,
      put: (given) =>
        isFull ? Promise.reject(new Problem('storage-full', 'full')) : memory.put(given),
    };
    const results: (string | null)[] = [];
    const autosave = new Autosave(store, (problem) => results.push(problem?.code ?? null));
    autosave.save(save('a', 1));
    await autosave.settled();
    isFull = false;
    autosave.save(save('a', 2));
    await autosave.settled();
    expect(results).toEqual(['storage-full', null]);
  });
});

describe('a game as a file', () => {
  const text = exportText(save('a', 1, 'Our game'));

  it('says of a trial that it is one, and where it was begun', () => {
    const { summary, record } = save('a', 1);
    const trial = '#/replay/save/b/40';
    expect(importText(exportText({ summary: { ...summary, trial }, record }))).toMatchObject({
      trial,
    });
    expect(text).not.toContain('trial');
  });

  it('comes back as it was', () => {
    expect(importText(text)).toEqual({
      title: 'Our game',
      trial: '',
      players: [PERSON, COMPUTER],
      record: session.record,
    });
  });

  it('may be a bare record: then everybody plays here', () => {
    const { players, record } = importText(JSON.stringify(session.record));
    expect(players.map(({ kind }) => kind)).toEqual(['person', 'person']);
    expect(record).toEqual(session.record);
  });

  it.each([
    ['no JSON', 'hello', 'file-unreadable'],
    ['a number', '7', 'file-unreadable'],
    ['something else', '{"a":1}', 'save-damaged'],
    ['a newer file', text.replace('"version": 1', '"version": 2'), 'save-version'],
    ['other rules', text.replace(/"rules": \d+/, '"rules": 99'), 'save-version'],
    ['an unknown level', text.replace('concierge', 'waiter'), 'save-damaged'],
    ['a missing player', text.replace('"kind": "person"', '"kind": "nobody"'), 'save-damaged'],
    ['no moves', text.replace('"moves"', '"motions"'), 'save-damaged'],
  ])('that is %s is refused with a reason', (_, broken, code) => {
    expect(() => importText(broken)).toThrow(expect.objectContaining({ code }));
  });

  it('has a name that every system takes', () => {
    expect(fileName('Анна & Béla: 1/2', Date.UTC(2026, 0, 5))).toBe(
      'Анна-Béla-1-2-2026-01-05.json',
    );
    expect(fileName('', Date.UTC(2026, 0, 5))).toBe('grand-austria-hotel-2026-01-05.json');
  });
});
