import type { Writer } from './io.js';
import { writeLine } from './io.js';

const FIRST_AFTER_MS = 1500;
const EVERY_MS = 500;
const LOG_LINES = 10;

/**
 * Says how far a long run is: on a terminal in a line that is written over, elsewhere, if wanted,
 * in a few lines of a log.
 */
export class Progress {
  private nextAt = performance.now() + FIRST_AFTER_MS;
  private nextLogged: number;
  private shown = false;

  constructor(
    private readonly writer: Writer,
    private readonly total: number,
    private readonly logged: boolean,
  ) {
    this.nextLogged = total / LOG_LINES;
  }

  report(done: number): void {
    const line = `${done} of ${this.total} games`;
    if (this.writer.isTTY) {
      if (performance.now() < this.nextAt) return;
      this.nextAt = performance.now() + EVERY_MS;
      this.shown = true;
      this.writer.write(`\r${line}`);
    } else if (this.logged && done >= this.nextLogged && done < this.total) {
      while (this.nextLogged <= done) this.nextLogged += this.total / LOG_LINES;
      writeLine(this.writer, line);
    }
  }

  /** Removes the line from the terminal. */
  end(): void {
    if (this.shown) this.writer.write('\r\u001B[K');
  }
}
