import type { RefusalCode } from '@gah/engine';
import type { GameSession, GameSnapshot } from '../session/session.js';
import type { ReplayOptions, Walked } from './replayWalk.js';
import { beginning, ReplayWalk } from './replayWalk.js';

/**
 * A game that is gone through again, behind the interface of a running one: the table shows it with the
 * same words and motion, and nobody is asked anything. What is shown redraws what reads it.
 */
export class ReplaySession extends ReplayWalk implements GameSession {
  #shown: Walked = $state.raw(super.walked);
  readonly now: GameSnapshot = $derived.by(() => this.snapshot());

  /** Rejects where the source has no answer. */
  static async open(options: ReplayOptions): Promise<ReplaySession> {
    return new ReplaySession(options, await beginning(options));
  }

  override get walked(): Walked {
    return this.#shown;
  }
  protected override change(walked: Walked): void {
    this.#shown = walked;
  }

  play(): RefusalCode {
    return 'not-your-decision';
  }
  playOn(): void {
    // Nobody decides anything here.
  }
  refusal(): RefusalCode {
    return 'not-your-decision';
  }
  undo(): boolean {
    return false;
  }
  undoTurn(): boolean {
    return false;
  }
  replay(): void {
    // What the others did is shown by going there.
  }
  get canReplay(): boolean {
    return false;
  }
}
