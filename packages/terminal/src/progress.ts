import type { Writer } from './io.js';
import { writeLine } from './io.js';

const FIRST_AFTER_MS = 1500;
const EVERY_MS = 500;
const LOG_LINES = 10;
const BAR_WIDTH = 24;

function barOf(share: number): string {
  const filled = Math.floor(BAR_WIDTH * share);
  return `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)}`;
}

/** "1:05:09", without hours where there are none. */
function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (number: number): string => String(number).padStart(2, '0');
  const short = `${hours > 0 ? two(minutes) : minutes}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${short}` : short;
}

/**
 * Says how far a long run is: on a terminal with a bar that is written over, elsewhere, if wanted,
 * in a few lines of a log.
 */
export class ProgressBar {
  private readonly startedAt = performance.now();
  private nextAt = this.startedAt + FIRST_AFTER_MS;
  private nextLogged: number;
  private shown = false;

  constructor(
    private readonly writer: Writer,
    private readonly total: number,
    private readonly logged: boolean,
    private readonly what = 'games',
  ) {
    this.nextLogged = total / LOG_LINES;
  }

  report(done: number): void {
    const line = `${done} of ${this.total} ${this.what}`;
    if (this.writer.isTTY) {
      const now = performance.now();
      if (now < this.nextAt) return;
      this.nextAt = now + EVERY_MS;
      this.shown = true;
      const left = ((now - this.startedAt) / done) * (this.total - done);
      const bar = barOf(done / this.total);
      this.writer.write(`\r${bar} ${line}, ${clockText(left)} left\u001B[K`);
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
