import type { Append, AppendOutcome } from './appends.js';

/** Keeps one statement below the number of parameters a database takes. */
const MOST_AT_ONCE = 100;

interface Waiting {
  readonly append: Append;
  readonly resolve: (outcome: AppendOutcome) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Commits entries of many tables together: one write to the disk then serves all that wait. What
 * arrives during a commit goes into the next one, so the group grows by itself under load.
 */
export class GroupCommit {
  readonly #commit: (appends: readonly Append[]) => Promise<AppendOutcome[]>;
  readonly #waiting: Waiting[] = [];
  #isBusy = false;
  #idle: (() => void)[] = [];

  constructor(commit: (appends: readonly Append[]) => Promise<AppendOutcome[]>) {
    this.#commit = commit;
  }

  /** Resolves when the entry is on the disk, or is not going to be. */
  append(append: Append): Promise<AppendOutcome> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject });
      this.#wake();
    });
  }

  /** Resolves when nothing waits any more. */
  async settled(): Promise<void> {
    if (this.#isBusy) await new Promise<void>((resolve) => this.#idle.push(resolve));
  }

  #wake(): void {
    if (this.#isBusy) return;
    this.#isBusy = true;
    // Everything that arrives in this turn of the event loop is taken along.
    setImmediate(() => void this.#work());
  }

  async #work(): Promise<void> {
    while (this.#waiting.length > 0) {
      const group = this.#waiting.splice(0, MOST_AT_ONCE);
      try {
        const outcomes = await this.#commit(group.map(({ append }) => append));
        for (const [index, { resolve }] of group.entries()) resolve(outcomes[index] ?? 'conflict');
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    this.#isBusy = false;
    for (const resolve of this.#idle.splice(0)) resolve();
  }
}
