import type { GameRecord } from '@gah/engine';
import type { Guidance, Judgement, Lesson, Run } from '@gah/lessons';
import {
  follow,
  guidanceAt,
  isAnswered,
  isFinished,
  isRecordOf,
  latest,
  recordOf,
  shareDone,
  taskStart,
} from '@gah/lessons';
import { untrack } from 'svelte';
import type { Target } from '../selection/target.js';
import { Session } from '../session/session.js';
import type { SeatedPlayer } from '../session/plan.js';
import { pacedBy } from '../session/pace.js';
import { Timeline } from '../session/timeline.js';
import { settings } from '../settings/settings.svelte.js';
import { READING_MS } from '../settings/values.js';
import type { TableGuide } from '../table/guide.js';
import { judged } from './judges.js';
import { forgetLesson, keepLesson, keptLesson, markDone } from './kept.js';
import { lessonPlayers } from './lessonPlayers.js';
import { litPlaces, tabOfLight } from './places.js';

/** How the answer to the task was judged: not yet, in words of the players, or not at all; where there was none, a closing. */
export type Verdict = Judgement | 'judging' | 'failed' | 'closing' | null;

export interface LessonSeats {
  readonly names: readonly string[];
  readonly players: readonly SeatedPlayer[];
}

/** What was kept of a lesson; null where it was never begun, or is of another version of it or of the rules. */
function resumed(lesson: Lesson): { timeline: Timeline; read: readonly string[] } | null {
  const kept = keptLesson(lesson.id);
  try {
    const timeline = kept && Timeline.resume(kept.record);
    return timeline && isRecordOf(lesson, timeline.record) ? { timeline, read: kept.read } : null;
  } catch {
    return null;
  }
}

/** A lesson at this screen: its game, and the guide that looks on. */
export class LessonGame implements TableGuide {
  readonly lesson: Lesson;
  readonly #seats: LessonSeats;
  #session: Session;
  #run: Run;
  #read: readonly string[];
  #verdict: Verdict = $state.raw(null);
  /** Lets the others play on after the verdict. */
  #release: (() => void) | null = null;

  readonly guidance: Guidance | null = $derived.by(() => guidanceAt(this.#run, this.#read));
  readonly places: readonly Target[] = $derived.by(() =>
    this.guidance ? litPlaces(this.guidance.light, this.session.now.view) : [],
  );
  readonly spots: TableGuide['spots'] = $derived.by(() => this.guidance?.light.spots ?? []);
  isInterrupted: boolean = $state(false);
  readonly turnsTo: TableGuide['turnsTo'] = $derived.by(() => {
    const tab = this.guidance && tabOfLight(this.guidance.light, this.places);
    return tab && { tab };
  });
  /** Nothing more is told; whoever likes plays on. */
  readonly isFinished: boolean = $derived.by(() => isFinished(this.#run, this.#read));
  readonly share: number = $derived.by(() => shareDone(this.#run, this.#read));

  constructor(lesson: Lesson, seats: LessonSeats) {
    this.lesson = lesson;
    this.#seats = seats;
    const kept = resumed(lesson);
    const timeline = kept?.timeline ?? Timeline.resume(recordOf(lesson, seats.names));
    this.#session = $state.raw(this.#sessionOf(timeline));
    this.#run = $state.raw(follow(lesson, this.#session.record));
    this.#read = $state.raw(kept?.read ?? []);
  }

  get isSpeaking(): boolean {
    return this.guidance !== null || this.#verdict !== null;
  }
  get isWaiting(): boolean {
    return this.guidance?.waitsFor === 'next';
  }
  get session(): Session {
    return this.#session;
  }
  get verdict(): Verdict {
    return this.#verdict;
  }

  /** What is said has been read. */
  next(): boolean {
    const { guidance } = this;
    if (!guidance || !this.isWaiting) return false;
    this.#read = [...this.#read, guidance.id];
    this.#keep();
    if (!this.lesson.task && this.isFinished) this.#verdict = 'closing';
    return true;
  }

  /** The game has gone on, or a step back. */
  update(): void {
    const before = this.guidance;
    const known = this.#run;
    const run = follow(this.lesson, this.#session.record, known);
    if (run.moves.length === known.moves.length) return;
    const isOwnMove = latest(run.points).at.deeds.at(-1)?.move.seat === this.lesson.pupil;
    // Whoever plays on has read what was said.
    if (before?.waitsFor === 'next' && isOwnMove && run.moves.length > known.moves.length)
      this.#read = [...this.#read, before.id];
    this.#run = run;
    this.#keep();
    if (!isAnswered(known) && isAnswered(run)) void this.#judge(run);
  }

  /** Once more from where the task began. */
  tryAgain(): void {
    const { record } = this.#session;
    // Where no task has begun yet, from where the lesson does.
    const ply = this.lesson.prologue.length + (taskStart(this.#run) ?? 0);
    this.close();
    this.#open(Timeline.resume({ ...record, moves: record.moves.slice(0, ply) }));
    this.#keep();
  }

  beginAnew(): void {
    this.close();
    forgetLesson(this.lesson.id);
    this.#read = [];
    this.#open(Timeline.resume(recordOf(this.lesson, this.#seats.names)));
  }

  /** After the verdict: the game goes on, without a guide. */
  playOn(): void {
    this.#release?.();
    this.#release = null;
    this.#verdict = null;
  }

  close(): void {
    this.playOn();
    this.#session.close();
  }

  #sessionOf(timeline: Timeline): Session {
    return new Session({
      timeline,
      players: this.#seats.players,
      computers: lessonPlayers(this.lesson),
      pace: pacedBy(() => READING_MS[settings.pace]),
      onStep: () => undefined,
      opening: this.lesson.prologue.length,
    });
  }

  #open(timeline: Timeline): void {
    this.#session = this.#sessionOf(timeline);
    this.#run = follow(this.lesson, this.#session.record);
  }

  #keep(): void {
    const record: GameRecord = this.#session.record;
    keepLesson(this.lesson.id, { record, read: this.#read });
    if (untrack(() => this.isFinished)) markDone(this.lesson.id);
  }

  async #judge(run: Run): Promise<void> {
    this.#verdict = 'judging';
    this.#session.pace.hold(
      new Promise<void>((resolve) => {
        this.#release = resolve;
      }),
    );
    markDone(this.lesson.id);
    const verdict = await judged(run).catch((): Verdict => 'failed');
    // The pupil may have left or begun anew meanwhile.
    if (this.#run === run) this.#verdict = verdict;
  }
}
