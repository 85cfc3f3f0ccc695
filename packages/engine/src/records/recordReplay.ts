import { pending } from '../api/engine.js';
import { decksOf, openViewOf } from '../api/openView.js';
import { viewOf } from '../api/view.js';
import { eventsFor } from '../model/events.js';
import type { Viewer } from '../model/events.js';
import type { GameState } from '../model/state.js';
import { playback } from './playback.js';
import { RecordError } from './problems.js';
import type { PlaybackStep } from './recorded.js';
import { toRecord } from './record.js';
import type { GameRecord } from './record.js';
import type { Perspective, ReplayFrame, ReplaySource, ReplayStep } from './replaySource.js';

/**
 * A record, played once; states share what does not change, so all of them are kept and every jump is as
 * fast as a step. As long as the game is not over, nothing is open, and only through the eyes of those
 * whom the caller names it can be looked at.
 */
export class RecordReplay implements ReplaySource {
  readonly #played: readonly PlaybackStep[];
  readonly #last: GameState;
  readonly #meanwhile: readonly Viewer[] | undefined;

  /** `meanwhile` may look at a game that is not over; without it, everybody. Throws a RecordError. */
  constructor(record: unknown, meanwhile?: readonly Viewer[]) {
    this.#played = [...playback(record)];
    this.#last = this.stateAt(this.#played.length - 1);
    this.#meanwhile = meanwhile;
  }

  get length(): number {
    return this.#played.length;
  }

  get viewers(): readonly Viewer[] {
    const { seats } = this.#last.setup;
    if (this.#meanwhile && !this.isOver) return this.#meanwhile;
    return ['spectator', ...Array.from({ length: seats }, (_, seat) => seat)];
  }

  get canOpen(): boolean {
    return this.isOver;
  }

  get isOver(): boolean {
    return pending(this.#last).length === 0;
  }

  /** By today's rules, the whole game or its first moves. */
  record(ply = this.length - 1): GameRecord {
    return toRecord(this.stateAt(ply));
  }

  /** With everything hidden in it: for whoever plays on from there. */
  stateAt(ply: number): GameState {
    return this.#step(ply).state;
  }

  steps(perspective: Perspective): Promise<readonly ReplayStep[]> {
    return Promise.resolve(
      this.#played.map(({ state, events, move }) => ({
        ply: state.ply,
        seat: move?.seat ?? null,
        round: state.round,
        events: this.#isOpenTo(perspective) ? events : eventsFor(events, perspective.viewer),
        points: state.seats.map(({ vp }) => vp),
      })),
    );
  }

  frame(ply: number, perspective: Perspective): Promise<ReplayFrame> {
    const { viewer } = perspective;
    const { state, move } = this.#step(ply);
    const isOpen = this.#isOpenTo(perspective);
    return Promise.resolve({
      ply,
      view: isOpen ? openViewOf(state, viewer) : viewOf(state, viewer),
      move: isOpen || move?.seat === viewer ? move : null,
      decks: isOpen ? decksOf(state) : null,
    });
  }

  #isOpenTo({ isOpen }: Perspective): boolean {
    return isOpen && this.canOpen;
  }

  #step(ply: number): PlaybackStep {
    const step = this.#played[ply];
    if (!step) throw new RecordError('bad-ply', `0 to ${this.#played.length - 1}`, ply);
    return step;
  }
}
