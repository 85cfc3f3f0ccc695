/** A process that has not said for so long that it lives counts as dead. */
const DEAD_AFTER_MS = 7000;

interface Sign {
  readonly isLiving: boolean;
  /** By the clock of this process. */
  readonly at: number;
}

/** Which other processes live. */
export class Census {
  readonly #now: () => number;
  #signs = new Map<string, Sign>();

  constructor(now: () => number) {
    this.#now = now;
  }

  isLiving(process: string): boolean {
    return this.#signs.get(process)?.isLiving ?? false;
  }

  /** When it was last known to live; 0 when it was never heard of. */
  lastSign(process: string): number {
    return this.#signs.get(process)?.at ?? 0;
  }

  /** It has just been heard, or has been silent for so long. */
  note(process: string, silentMs = 0): void {
    this.#signs.set(process, {
      isLiving: silentMs < DEAD_AFTER_MS,
      at: this.#now() - silentMs,
    });
  }

  /** All others; returns those that have died or come to life since the last time. */
  count(silentMs: ReadonlyMap<string, number>): string[] {
    const before = this.#signs;
    const freshAt = this.#now() - DEAD_AFTER_MS;
    // One that has just begun may be known from its notices only.
    this.#signs = new Map([...before].filter(([, { isLiving, at }]) => isLiving && at > freshAt));
    for (const [process, ms] of silentMs) this.note(process, ms);
    return [...new Set([...before.keys(), ...silentMs.keys()])].filter(
      (process) => (before.get(process)?.isLiving ?? false) !== this.isLiving(process),
    );
  }
}
