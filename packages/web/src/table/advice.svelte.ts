import type { AdvisedMove, Advice, Adviser } from '../players/adviser.js';
import { tapPathOf } from '../selection/selection.js';
import type { Target } from '../selection/target.js';
import type { GameSession } from '../session/session.js';
import { resetOn } from './resetOn.js';

/** Where a question to the adviser stands. */
export type AdviceStatus = Advice | 'thinking' | 'failed' | null;

/** Advice for the decision that is open; forgotten with it. */
export class AskedAdvice {
  readonly #session: GameSession;
  readonly #adviser: Adviser;
  now: AdviceStatus = $derived.by(() => resetOn(this.#session.now.moves, null));
  /** Which of the ways is looked at; the best until another one is chosen. */
  chosen: number = $derived.by(() => resetOn(this.now, 0));
  readonly lit: AdvisedMove | null = $derived.by(() =>
    this.now === null || typeof this.now === 'string' ? null : (this.now[this.chosen] ?? null),
  );
  /** Where the way that is looked at would be played. */
  readonly places: readonly Target[] = $derived.by(() =>
    this.lit ? tapPathOf(this.lit.move, this.#session.now.view).steps : [],
  );

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
    const answer = await this.#adviser(view, moves).catch((): AdviceStatus => 'failed');
    // The player may have decided meanwhile.
    if (this.#session.now.moves === moves) this.now = answer;
  }
}
