/** How long one piece of work may keep everybody else waiting. */
const SLICE_MS = 8;

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Long work in slices. All of it shares one measure, so that however many tables are opened at the
 * same time, after each slice everything else has its turn.
 */
export class TimeSlices {
  #sliceEnd = 0;
  #turn: Promise<void> = Promise.resolve();

  /** Goes on at once within a slice, else when others have had their turn. */
  async breathe(): Promise<void> {
    if (performance.now() < this.#sliceEnd) return;
    // Whoever waits has a turn of the event loop of its own.
    this.#turn = this.#turn.then(nextTurn);
    await this.#turn;
    this.#sliceEnd = performance.now() + SLICE_MS;
  }
}
