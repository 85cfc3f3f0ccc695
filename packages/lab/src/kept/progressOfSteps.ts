import type { Io } from '@gah/terminal';
import { ProgressBar } from '@gah/terminal';

/** A bar for each of the things that a long run does one after the other. */
export class ProgressOfSteps {
  private latest: { readonly doing: string; readonly bar: ProgressBar } | null = null;

  constructor(private readonly io: Io) {}

  report(doing: string, done: number, of: number): void {
    if (this.latest?.doing !== doing || done <= 1) {
      this.end();
      this.latest = { doing, bar: new ProgressBar(this.io.stderr, of, false, `games: ${doing}`) };
    }
    this.latest.bar.report(done);
  }

  end(): void {
    this.latest?.bar.end();
    this.latest = null;
  }
}
