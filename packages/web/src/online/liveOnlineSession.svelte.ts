import type { Move, RefusalCode } from '@gah/engine';
import type { TableSession } from '../session/live.svelte.js';
import { LiveSnapshot } from '../session/live.svelte.js';
import type { OnlineSession } from './onlineSession.js';

/** A game at a server; its snapshot redraws what reads it. */
export class LiveOnlineSession extends LiveSnapshot implements TableSession {
  readonly #session: OnlineSession;
  /** A move is on its way to the server. */
  isSending: boolean = $state(false);

  constructor(session: OnlineSession) {
    super(session.snapshot);
    this.#session = session;
  }

  play(move: Move): RefusalCode | null {
    return this.#session.play(move);
  }
  playOn(next: () => Move | null): void {
    this.#session.playOn(next);
  }
  refusal(move: Move): RefusalCode | null {
    return this.#session.refusal(move);
  }
  undo(): boolean {
    return this.#session.undo();
  }
  undoTurn(): boolean {
    return this.#session.undoTurn();
  }
  hurry(): void {
    this.#session.hurry();
  }
}
