import type { Move, RefusalCode } from '@gah/engine';
import type { TableSession } from '../session/live.svelte.js';
import { LiveSnapshot } from '../session/live.svelte.js';
import type { OnlineSessionOptions } from './onlineSession.js';
import { OnlineSession } from './onlineSession.js';
import type { PlayingNow } from './tableNow.js';

/** A game at a server; its snapshot redraws what reads it. */
export class LiveOnlineSession extends LiveSnapshot implements TableSession {
  readonly #session: OnlineSession;
  #isSending = $state(false);

  constructor(
    now: PlayingNow,
    options: Omit<OnlineSessionOptions, 'onChange' | 'onSending'>,
  ) {
    const session = new OnlineSession(now, {
      ...options,
      onChange: (snapshot) => {
        this.show(snapshot);
      },
      onSending: (isSending) => {
        this.#isSending = isSending;
      },
    });
    super(session.snapshot);
    this.#session = session;
  }

  /** A move is on its way to the server. */
  get isSending(): boolean {
    return this.#isSending;
  }

  take(now: PlayingNow): void {
    this.#session.take(now);
  }
  reset(now: PlayingNow): void {
    this.#session.reset(now);
  }
  close(): void {
    this.#session.close();
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
  preview(move: Move): ReturnType<TableSession['preview']> {
    return this.#session.preview(move);
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
