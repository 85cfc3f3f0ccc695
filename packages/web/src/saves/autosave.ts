import type { Problem } from '../session/problems.js';
import { asProblem } from '../session/problems.js';
import type { Save } from './save.js';
import type { SaveStore } from './store.js';

/** Writes the newest state of a game, one write at a time; what is overtaken is never written. */
export class Autosave {
  readonly #store: SaveStore;
  readonly #onResult: (problem: Problem | null) => void;
  #next: Save | null = null;
  #writing: Promise<void> | null = null;

  constructor(store: SaveStore, onResult: (problem: Problem | null) => void) {
    this.#store = store;
    this.#onResult = onResult;
  }

  save(save: Save): void {
    this.#next = save;
    this.#writing ??= this.#write();
  }

  /** Resolves when everything that was given is written or has failed. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  async #write(): Promise<void> {
    for (let save = this.#take(); save; save = this.#take()) {
      try {
        await this.#store.put(save);
        this.#onResult(null);
      } catch (error) {
        this.#onResult(asProblem(error, 'storage-blocked'));
      }
    }
    this.#writing = null;
  }

  #take(): Save | null {
    const save = this.#next;
    this.#next = null;
    return save;
  }
}
