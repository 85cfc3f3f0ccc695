/** How much faster or slower than real time the server's time may run to follow a clock. */
const MOST_SLEW = 0.005;
/** A small difference is gone after about so long. */
const FOLLOW_MS = 60_000;

/**
 * The server's time. It never jumps, whatever happens to the clock of the machine: it is measured by
 * what has really passed, and follows a clock that was set so slowly that no game notices.
 */
export class SteadyTime {
  readonly #monotonic: () => number;
  #at: number;
  #since: number;
  #pace = 1;

  constructor(at: number, monotonic: () => number) {
    this.#monotonic = monotonic;
    this.#at = at;
    this.#since = monotonic();
  }

  readonly now = (): number => Math.floor(this.#exact());

  follow(reference: number): void {
    this.#at = this.#exact();
    this.#since = this.#monotonic();
    const slew = (reference - this.#at) / FOLLOW_MS;
    this.#pace = 1 + Math.max(-MOST_SLEW, Math.min(MOST_SLEW, slew));
  }

  #exact(): number {
    return this.#at + (this.#monotonic() - this.#since) * this.#pace;
  }
}
