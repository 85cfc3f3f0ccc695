import type { TableSession } from '@gah/client';

/** What players wait for. */
export const waitingText = (players: Iterable<TableSession>): string =>
  [...players]
    .map(({ table, connection: { status, unanswered } }) => {
      const line = `${status}, ${unanswered} unanswered`;
      if (!table) return `nowhere: ${line}`;
      const { info, seat, seq, game, chat } = table;
      const moves = game ? `${game.moves.length} moves` : 'no game';
      return `${info.id} seat ${seat ?? 'none'}: entry ${seq}, ${line}, ${moves}, ${chat.length} chat lines`;
    })
    .join('\n');

/** Notices that nothing goes on any more, so that a trial fails instead of waiting for ever. */
export class Watchdog {
  readonly stalled: Promise<never>;
  readonly #timer: NodeJS.Timeout;
  #last = performance.now();

  constructor(patienceMs: number, describe: () => string) {
    let fail: (error: Error) => void;
    this.stalled = new Promise((_, reject) => {
      fail = reject;
    });
    this.stalled.catch(() => undefined);
    this.#timer = setInterval(() => {
      if (performance.now() - this.#last < patienceMs) return;
      fail(new Error(`nothing has happened for ${patienceMs / 1000} s: ${describe()}`));
    }, 1000);
    this.#timer.unref();
  }

  feed(): void {
    this.#last = performance.now();
  }

  end(): void {
    clearInterval(this.#timer);
  }
}
