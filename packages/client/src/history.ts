import type { DataPack } from '@gah/engine';
import type { HistoryStep, ProblemCode } from '@gah/protocol';
import { LIMITS, withDataPack } from '@gah/protocol';
import type { HttpClient, TaggedPage } from './http.js';
import { HttpFailure, HttpRefusal } from './http.js';

export interface HistoryOptions {
  readonly http: HttpClient;
  readonly table: string;
  /** Without one the past is what a spectator saw. */
  readonly token: string | null;
  /** Of the table, which pages are without. */
  readonly dataPack: DataPack | null;
  /** Waits before something is asked for again. */
  readonly pause?: (ms: number) => Promise<void>;
}

/** How far a game has come. */
export interface Reached {
  readonly ply: number;
  /** The entry of the log that led there. */
  readonly seq: number;
}

/** What is refused so, or does not arrive, is asked for again a little later. */
const PASSING: readonly ProblemCode[] = ['too-many', 'unavailable', 'shutting-down'];
const FIRST_WAIT_MS = 400;
const MOST_TRIES = 5;
/** Pages that are asked for at the same time. */
const AT_ONCE = 3;
/** Moves can be taken back while pages arrive, but not without end. */
const MOST_ROUNDS = 10;

const mayPass = (error: unknown): boolean =>
  error instanceof HttpFailure
    ? error.kind === 'unreachable'
    : error instanceof HttpRefusal && PASSING.includes(error.problem.code);

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * What one saw of a game at a table, from its beginning. Pages that have arrived are kept: after a lost
 * connection, and when the game has gone on, only what is missing is asked for.
 */
export class History {
  readonly #options: HistoryOptions;
  readonly #pages = new Map<number, TaggedPage>();

  constructor(options: HistoryOptions) {
    this.#options = options;
  }

  /**
   * All steps up to there, without those taken back meanwhile. Rejects with an HttpRefusal or an
   * HttpFailure; asked again, it goes on where it ended.
   */
  async steps(
    reached: Reached,
    onProgress: (share: number) => void = () => undefined,
  ): Promise<readonly HistoryStep[]> {
    const last = Math.floor(reached.ply / LIMITS.historySteps);
    const pages = Array.from({ length: last + 1 }, (_, page) => page);
    let wanted = pages.filter((page) => page === last || !this.#isFull(page));
    for (let round = 0; wanted.length > 0 && round < MOST_ROUNDS; round++) {
      await this.#fetch(wanted, reached.seq, (left) => {
        onProgress(1 - left / pages.length);
      });
      wanted = pages.filter((page) => !this.#follows(page) || !this.#follows(page + 1));
    }
    return this.#joined(pages);
  }

  #isFull(page: number): boolean {
    return this.#pages.get(page)?.page.steps.length === LIMITS.historySteps;
  }

  /** Whether a page, where it is known, goes on where the one before ends: both are of the same moves. */
  #follows(page: number): boolean {
    const [earlier, later] = [this.#pages.get(page - 1)?.page, this.#pages.get(page)?.page];
    return !earlier || !later || (earlier.steps.at(-1)?.seq ?? earlier.before) === later.before;
  }

  #joined(pages: readonly number[]): HistoryStep[] {
    const steps: HistoryStep[] = [];
    for (const page of pages) {
      if (!this.#follows(page)) break;
      steps.push(...(this.#pages.get(page)?.page.steps ?? []));
      if (!this.#isFull(page)) break;
    }
    return steps.map((step) => withDataPack(step, this.#options.dataPack));
  }

  async #fetch(
    wanted: readonly number[],
    at: number,
    onArrival: (left: number) => void,
  ): Promise<void> {
    const waiting = [...wanted];
    let left = wanted.length;
    const lane = async (): Promise<void> => {
      for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
        await this.#patiently(page, at);
        onArrival(--left);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
  }

  async #patiently(page: number, at: number): Promise<void> {
    const { http, table, token, pause = wait } = this.#options;
    for (let tries = 1; ; tries++) {
      try {
        const { tag } = this.#pages.get(page) ?? {};
        const told = await http.history(table, page, { ...(token !== null && { token }), tag, at });
        if (told) this.#pages.set(page, told);
        return;
      } catch (error) {
        if (tries === MOST_TRIES || !mayPass(error)) throw error;
        await pause(FIRST_WAIT_MS * 2 ** (tries - 1));
      }
    }
  }
}
