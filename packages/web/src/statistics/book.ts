import type { KeptGame } from '@gah/analysis';
import { merged, parseStatistics } from '@gah/analysis';
import type { SaveSummary } from '../saves/save.js';
import { entryOfSave, newSaves, orphansOf } from './fromSaves.js';
import type { KeptGames } from './keptGames.js';
import { memoryOfGames } from './keptGames.js';

/** What the book says at a moment. Never changes; a new one replaces it. */
export interface OpenBook {
  readonly games: readonly KeptGame[];
  /** Whether it has been asked what is kept. */
  readonly isKnown: boolean;
  /** False where the browser stores nothing. */
  readonly isKept: boolean;
  /** How far the reading of new saves has come; null when nothing is left to read. */
  readonly progress: { readonly done: number; readonly all: number } | null;
  /** Finished saves that cannot be played again. */
  readonly unreadable: number;
  readonly unfinished: number;
}

export interface BookOptions {
  readonly store: KeptGames;
  readonly saves: () => Promise<readonly SaveSummary[]>;
  readonly load: (id: string) => Promise<{ readonly record: unknown }>;
  /** Whether games are remembered whose save is deleted. */
  readonly keepsDeleted: () => boolean;
  readonly onChange: (now: OpenBook) => void;
}

/** Work is done in portions; between two of them the page can do what it has to. */
const PORTION_MS = 30;
/** Figures that change more often than this are only restless. */
const SHOWN_MS = 1000;
const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));

/** All games of this browser, for statistics: those that are kept, and those that saves add. */
export class GameBook {
  readonly #options: BookOptions;
  #store: KeptGames;
  #now: OpenBook = {
    games: [],
    isKnown: false,
    isKept: true,
    progress: null,
    unreadable: 0,
    unfinished: 0,
  };

  constructor(options: BookOptions) {
    this.#options = options;
    this.#store = options.store;
  }

  get now(): OpenBook {
    return this.#now;
  }

  /** What is kept is shown at once; then saves are read that are not in it yet. */
  async open(): Promise<void> {
    const games = await this.#tryToKeep((store) => store.all());
    const saves = await this.#options.saves();
    const unread = newSaves(saves, games);
    this.#show({
      games,
      isKnown: true,
      unfinished: saves.filter(({ phase }) => phase !== 'over').length,
      progress: unread.length > 0 ? { done: 0, all: unread.length } : null,
    });
    if (!this.#options.keepsDeleted()) await this.forget(orphansOf(games, saves));
    await this.#read(unread);
  }

  /** Adds a file of statistics; rejects with `Unreadable`. */
  async import(text: string): Promise<{ readonly added: number; readonly unreadable: number }> {
    const { games, unreadable } = parseStatistics(text);
    const before = this.#now.games;
    const after = merged(before, games);
    this.#show({ games: after });
    await this.#tryToKeep((store) => store.put(after));
    return { added: after.length - before.length, unreadable };
  }

  /** Replaces entries by what is known of the same games now. */
  async update(changed: readonly KeptGame[]): Promise<void> {
    const byId = new Map(changed.map((game) => [game.id, game]));
    this.#show({ games: this.#now.games.map((game) => byId.get(game.id) ?? game) });
    await this.#tryToKeep((store) => store.put(changed));
  }

  async forget(games: readonly KeptGame[]): Promise<void> {
    if (games.length === 0) return;
    const ids = new Set(games.map(({ id }) => id));
    this.#show({ games: this.#now.games.filter(({ id }) => !ids.has(id)) });
    await this.#tryToKeep((store) => store.remove([...ids]));
  }

  async #read(saves: readonly SaveSummary[]): Promise<void> {
    let found: KeptGame[] = [];
    let [begun, shown] = [performance.now(), performance.now()];
    for (const [index, save] of saves.entries()) {
      try {
        found.push(entryOfSave(save, (await this.#options.load(save.id)).record));
      } catch {
        this.#show({ unreadable: this.#now.unreadable + 1 });
      }
      const done = index + 1;
      const now = performance.now();
      if (done === saves.length || now - shown > SHOWN_MS) {
        await this.#add(found, done === saves.length ? null : { done, all: saves.length });
        [found, shown] = [[], performance.now()];
      }
      if (now - begun < PORTION_MS) continue;
      await nextTask();
      begun = performance.now();
    }
  }

  async #add(found: readonly KeptGame[], progress: OpenBook['progress']): Promise<void> {
    this.#show({ games: merged(this.#now.games, found), progress });
    await this.#tryToKeep((store) => store.put(found));
  }

  #show(news: Partial<OpenBook>): void {
    this.#now = { ...this.#now, ...news };
    this.#options.onChange(this.#now);
  }

  /** Where the browser stores nothing, games are known as long as the page is open. */
  async #tryToKeep<T>(task: (store: KeptGames) => Promise<T>): Promise<T> {
    try {
      return await task(this.#store);
    } catch {
      this.#show({ isKept: false });
      this.#store = memoryOfGames();
      return task(this.#store);
    }
  }
}
