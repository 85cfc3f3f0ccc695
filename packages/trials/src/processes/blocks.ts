/** Figures are too long by up to this. */
const TICK_MS = 5;

/** How long a process was deaf to everybody. */
export interface Block {
  readonly ms: number;
  /** The part in which it worked; in the rest the computer gave its time to other programs. */
  readonly workMs: number;
}

/** Watches for times in which a process does not get round to anything else. */
export class Blocks {
  #longest: Block = { ms: 0, workMs: 0 };
  #timer: NodeJS.Timeout | undefined;
  #at = 0;
  #cpu = process.cpuUsage();

  /** Since it was last begun; each figure for itself. */
  get longest(): Block {
    if (this.#timer) this.#look();
    return this.#longest;
  }

  begin(): void {
    this.#look();
    this.#longest = { ms: 0, workMs: 0 };
    this.#timer ??= setInterval(() => {
      this.#look();
    }, TICK_MS).unref();
  }

  #look(): void {
    const { user, system } = process.cpuUsage(this.#cpu);
    this.#cpu = process.cpuUsage();
    const ms = performance.now() - this.#at;
    this.#at += ms;
    // Other threads of the process may have worked meanwhile.
    const workMs = Math.min(ms, (user + system) / 1000);
    this.#longest = {
      ms: Math.max(this.#longest.ms, ms),
      workMs: Math.max(this.#longest.workMs, workMs),
    };
  }
}
