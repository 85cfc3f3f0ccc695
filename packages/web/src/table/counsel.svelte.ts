import type { Advice, Adviser } from '../players/adviser.js';
import type { TableSession } from '../session/live.svelte.js';
import { anew } from './anew.js';

/** Where a question to the adviser stands. */
export type Counselled = Advice | 'thinking' | 'failed' | null;

/** Advice for the decision that is open; forgotten with it. */
export class Counsel {
  readonly #session: TableSession;
  readonly #adviser: Adviser;
  now: Counselled = $derived.by(() => anew(this.#session.moves, null));

  constructor(session: TableSession, adviser: Adviser) {
    this.#session = session;
    this.#adviser = adviser;
  }

  get canAsk(): boolean {
    return this.#session.seat !== null && this.#session.moves.length > 1;
  }

  async ask(): Promise<void> {
    if (!this.canAsk || this.now === 'thinking') return;
    const { view, moves } = this.#session;
    this.now = 'thinking';
    const answer = await this.#adviser(view, moves).catch((): Counselled => 'failed');
    // The player may have decided meanwhile.
    if (this.#session.moves === moves) this.now = answer;
  }
}
