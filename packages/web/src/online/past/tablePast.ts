import type { HttpClient, KnownTable } from '@gah/client';
import { History, HistoryReplay } from '@gah/client';
import { RecordError, RecordReplay } from '@gah/engine';
import { makeLink } from '@gah/protocol';
import type { ReplayGame } from '../../replay/replayGame.js';
import { playerOf } from '../parts/players.js';

interface TablePastOptions {
  readonly http: HttpClient;
  readonly table: string;
  /** Without one it is what spectators saw. */
  readonly token: string | null;
  /** A computer player has no name of its own. */
  readonly computerName: (seat: number) => string;
}

/**
 * What happened at a table of a server, to be gone through: as far as the game has come what one saw
 * oneself, and once it is over everything.
 */
export class TablePast {
  readonly #options: TablePastOptions;
  #history: History | null = null;

  constructor(options: TablePastOptions) {
    this.#options = options;
  }

  isOf(table: string, token: string | null): boolean {
    return this.#options.table === table && this.#options.token === token;
  }

  /** Rejects with what `asTrouble` knows. Asked again, it fetches only what is missing. */
  async open(now: KnownTable, onProgress: (share: number) => void): Promise<ReplayGame> {
    const whole = now.info.phase === 'over' ? await this.#whole(now) : null;
    return whole ?? this.#soFar(now, onProgress);
  }

  /** Null where this page does not know the rules the game was played by. */
  async #whole(now: KnownTable): Promise<ReplayGame | null> {
    const { http, table, token } = this.#options;
    const { record } = await http.record(table, token ?? undefined, now.seq);
    try {
      const source = new RecordReplay({ ...record, setup: this.#named(record.setup) });
      return { ...this.#seen(now), source, recordAt: (ply) => source.record(ply) };
    } catch (error) {
      if (error instanceof RecordError) return null;
      throw error;
    }
  }

  async #soFar(now: KnownTable, onProgress: (share: number) => void): Promise<ReplayGame> {
    const { seq, game, dataPack } = now;
    this.#history ??= new History({ ...this.#options, dataPack });
    const steps = await this.#history.steps({ ply: game?.view.ply ?? 0, seq }, onProgress);
    const shown = steps.map((step) => ({
      ...step,
      view: { ...step.view, setup: this.#named(step.view.setup) },
    }));
    const source = new HistoryReplay(shown, now.seat ?? 'spectator');
    return { ...this.#seen(now), source, recordAt: null };
  }

  #seen({ info, seat }: KnownTable): Omit<ReplayGame, 'source' | 'recordAt'> {
    return {
      players: info.seats.map(playerOf),
      perspective: { viewer: seat ?? 'spectator', isOpen: false },
      isAtServer: true,
      addressAt: (ply) => makeLink({ kind: 'moment', table: this.#options.table, ply }),
    };
  }

  #named<T extends { readonly names: readonly string[] }>(setup: T): T {
    const { computerName } = this.#options;
    const names = setup.names.map((name, seat) => (name === '' ? computerName(seat) : name));
    return { ...setup, names };
  }
}
