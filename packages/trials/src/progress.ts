const EVERY_MS = 10_000;

/** Says now and then how far a long trial is. */
export class Progress {
  readonly #total: number;
  readonly #what: string;
  #nextAt = performance.now() + EVERY_MS;

  constructor(total: number, what: string) {
    this.#total = total;
    this.#what = what;
  }

  report(done: number): void {
    if (performance.now() < this.#nextAt) return;
    this.#nextAt = performance.now() + EVERY_MS;
    process.stderr.write(`${done} of ${this.#total} ${this.#what}\n`);
  }
}
