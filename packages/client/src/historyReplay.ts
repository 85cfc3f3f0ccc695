import type { Perspective, ReplayFrame, ReplaySource, ReplayStep, Viewer } from '@gah/engine';
import type { HistoryStep } from '@gah/protocol';

/** A game at a table that goes on, as far as it has come and as one viewer saw it. */
export class HistoryReplay implements ReplaySource {
  readonly #steps: readonly HistoryStep[];
  readonly #viewer: Viewer;

  /** From the set-up on, all as the same viewer saw them. */
  constructor(steps: readonly HistoryStep[], viewer: Viewer) {
    this.#steps = steps;
    this.#viewer = viewer;
  }

  get length(): number {
    return this.#steps.length;
  }

  /** What others see is not told to anybody here. */
  get viewers(): readonly Viewer[] {
    return [this.#viewer];
  }

  get canOpen(): boolean {
    return false;
  }

  get isOver(): boolean {
    return this.#steps.at(-1)?.view.pending.length === 0;
  }

  steps(_perspective: Perspective): Promise<readonly ReplayStep[]> {
    return Promise.resolve(
      this.#steps.map(({ ply, seat, round, events, view }) => ({
        ply,
        seat,
        round,
        events,
        points: view.seats.map(({ vp }) => vp),
      })),
    );
  }

  frame(ply: number, _perspective: Perspective): Promise<ReplayFrame> {
    const step = this.#steps[ply];
    return step
      ? Promise.resolve({ ply, view: step.view, move: step.move, decks: null })
      : Promise.reject(new RangeError(`0 to ${this.length - 1} moves, not ${ply}`));
  }
}
