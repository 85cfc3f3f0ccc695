import type { GameSession, GameSnapshot, SessionOptions } from './session.js';
import { Session } from './session.js';
import { showAgain } from './showAgain.js';

/** A game at this screen; its snapshot redraws what reads it. */
export class LiveSession extends Session implements GameSession {
  #now: GameSnapshot = $state.raw(this.snapshot);

  constructor(options: Omit<SessionOptions, 'onChange'>) {
    super({
      ...options,
      onChange: (snapshot) => {
        this.#now = snapshot;
      },
    });
    this.begin();
  }

  get now(): GameSnapshot {
    return this.#now;
  }

  /** The record of the game knows everything. */
  get canReplay(): boolean {
    return true;
  }

  replay(): void {
    const show = (moment: GameSnapshot): void => {
      this.#now = moment;
    };
    void showAgain(this.recentMoments(), this.pace, show, () => this.snapshot);
  }
}
