import type {
  Heading,
  Perspective,
  ReplayFrame,
  ReplaySource,
  ReplayStep,
  Stride,
} from '@gah/engine';
import { headingAt, headingsOf, strideFrom } from '@gah/engine';
import type { Pace } from '@gah/client';
import type { SeatedPlayer } from '../session/plan.js';
import type { GameSnapshot } from '../session/session.js';
import { snapshotOf } from './snapshot.js';

export interface ReplayOptions {
  readonly source: ReplaySource;
  /** Who sat where; alone, without the automatic opponent. */
  readonly players: readonly SeatedPlayer[];
  readonly perspective: Perspective;
  readonly ply: number;
  readonly pace: Pace;
  readonly goToLabel: (line: string) => string;
}

/** Where somebody is in a game, and what is known there. */
export interface Walked {
  readonly perspective: Perspective;
  readonly steps: readonly ReplayStep[];
  readonly headings: readonly Heading[];
  readonly frame: ReplayFrame;
  /** What was shown before, where the way from there can be seen. */
  readonly before: ReplayFrame | null;
  /** It has come here by itself. */
  readonly isStaged: boolean;
  readonly isRunning: boolean;
  /** What comes is not shown: neither curves nor lines, nor who wins. */
  readonly hidesAhead: boolean;
}

/** Rejects where the source has no answer. */
export async function beginning({ source, perspective, ply }: ReplayOptions): Promise<Walked> {
  const [steps, frame] = await Promise.all([
    source.steps(perspective),
    source.frame(Math.max(0, Math.min(ply, source.length - 1)), perspective),
  ]);
  return {
    perspective,
    steps,
    headings: headingsOf(steps),
    frame,
    before: null,
    isStaged: false,
    isRunning: false,
    hidesAhead: false,
  };
}

/** A way through a game: back and forth, by itself or step by step, through the eyes of one or another. */
export class ReplayWalk {
  readonly #options: ReplayOptions;
  #walked: Walked;
  /** The latest wish: a frame that comes later than the next wish is not shown any more. */
  #wish = 0;
  /** Each time it is set going it is another run; an earlier one ends where it is. */
  #run = 0;

  constructor(options: ReplayOptions, walked: Walked) {
    this.#options = options;
    this.#walked = walked;
  }

  get walked(): Walked {
    return this.#walked;
  }
  protected change(walked: Walked): void {
    this.#walked = walked;
  }

  get source(): ReplaySource {
    return this.#options.source;
  }
  get pace(): Pace {
    return this.#options.pace;
  }
  get ply(): number {
    return this.walked.frame.ply;
  }
  get last(): number {
    return this.source.length - 1;
  }
  get heading(): Heading | null {
    return headingAt(this.walked.headings, this.ply);
  }
  /** What is to come lies in the decks. */
  get mayOpen(): boolean {
    return this.source.canOpen && !this.walked.hidesAhead;
  }

  /** Goes to a position, wherever it is. */
  async goTo(ply: number): Promise<void> {
    this.stop();
    await this.#show(ply, this.walked.perspective, false);
  }

  /** Where a stride leads; null where it leads nowhere. */
  strideTo(stride: Stride, direction: 1 | -1): number | null {
    return strideFrom(this.walked.headings, this, stride, direction);
  }

  async stride(stride: Stride, direction: 1 | -1): Promise<void> {
    const ply = this.strideTo(stride, direction);
    if (ply !== null) await this.goTo(ply);
  }

  async look(perspective: Perspective): Promise<void> {
    await this.#show(this.ply, perspective, false);
  }

  /** Through the eyes of the next of those who may look. */
  async lookNext(): Promise<void> {
    const { viewers } = this.source;
    const { viewer, isOpen } = this.walked.perspective;
    const next = viewers[(viewers.indexOf(viewer) + 1) % viewers.length];
    if (next !== undefined) await this.look({ viewer: next, isOpen });
  }

  async toggleOpen(): Promise<void> {
    const { viewer, isOpen } = this.walked.perspective;
    if (isOpen || this.mayOpen) await this.look({ viewer, isOpen: !isOpen });
  }

  async toggleAhead(): Promise<void> {
    const { walked } = this;
    this.change({ ...walked, hidesAhead: !walked.hidesAhead });
    if (this.walked.hidesAhead && this.walked.perspective.isOpen) await this.toggleOpen();
  }

  /** From here on at the pace of the settings; from the beginning once the end is reached. */
  async run(): Promise<void> {
    const run = ++this.#run;
    const { perspective } = this.walked;
    this.change({ ...this.walked, isRunning: true });
    this.pace.begin();
    if (this.ply === this.last) await this.#show(0, perspective, false);
    while (this.#run === run && this.ply < this.last) {
      await this.pace.pause();
      if (this.#run === run) await this.#show(this.ply + 1, this.walked.perspective, true);
    }
    if (this.#run === run) this.stop();
  }

  stop(): void {
    if (!this.walked.isRunning) return;
    this.#run++;
    this.change({ ...this.walked, isRunning: false });
    this.pace.skip();
    this.pace.end();
  }

  close(): void {
    this.#wish++;
    this.stop();
  }

  async #show(ply: number, perspective: Perspective, isStaged: boolean): Promise<void> {
    const wish = ++this.#wish;
    const { source } = this;
    const isSame = perspective === this.walked.perspective;
    const [steps, frame] = await Promise.all([
      isSame ? this.walked.steps : source.steps(perspective),
      source.frame(Math.max(0, Math.min(ply, this.last)), perspective),
    ]);
    if (wish !== this.#wish) return;
    const { walked } = this;
    // Only what is one move away can be seen to happen.
    const isNear = isSame && Math.abs(frame.ply - this.ply) <= 1;
    const before = isNear ? walked.frame : null;
    const headings = isSame ? walked.headings : headingsOf(steps);
    this.change({ ...walked, perspective, steps, headings, frame, before, isStaged });
  }

  /** What the table shows: as in a running game, but nobody is asked. */
  snapshot(): GameSnapshot {
    const { players, goToLabel } = this.#options;
    const { frame, before, steps, isStaged, isRunning, hidesAhead } = this.walked;
    return snapshotOf({
      frame,
      before,
      steps,
      players,
      isRunning,
      retold: {
        story: hidesAhead ? steps.slice(0, frame.ply + 1) : steps,
        isStaged,
        goTo: (ply) => void this.goTo(ply),
        goToLabel,
      },
    });
  }
}
