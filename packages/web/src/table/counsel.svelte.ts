import type { Advice, Adviser } from '../players/adviser.js';
import type { GameSession } from '../session/session.js';
import { anew } from './anew.js';

/** Where a question to the adviser stands. */
export type Counselled = Advice | 'thinking' | 'failed' | null;

/** Advice for the decision that is open; forgotten with it. */
export class Counsel {
  readonly #session: GameSession;
  readonly #adviser: Adviser;
  now: Counselled = $derived.by(() => anew(this.#session.now.moves, null));

  constructor(session: GameSession, adviser: Adviser) {
    this.#session = session;
    this.#adviser = adviser;
  }

  get canAsk(): boolean {
    return this.#session.now.seat !== null && this.#session.now.moves.length > 1;
  }

  async ask(): Promise<void> {
    if (!this.canAsk || this.now === 'thinking') return;
    const { view, moves } = this.#session.now;
    this.now = 'thinking';
    const answer = await this.#adviser(view, moves).catch((): Counselled => 'failed');
    // The player may have decided meanwhile.
    if (this.#session.now.moves === moves) this.now = answer;
  }
}
