import type { GameView, Move, SeatIndex, SetupInput } from '@gah/engine';
import type { Condition } from './conditions.js';
import type { Deed, Moment } from './moment.js';
import type { Light } from './places.js';
import type { Said, Topic } from './say.js';

/** An answer to a move that was not the suggested one. The first that fits is given. */
export interface Answer {
  readonly when: (deed: Deed, at: Moment) => boolean;
  readonly says: (deed: Deed, at: Moment) => Said;
}

/**
 * One idea. It is told at the first moment at which it has something to say, after those before it in the
 * list; until then it waits. What is already done is passed over.
 */
export interface Step {
  readonly id: string;
  /** What must be true; without it, that the pupil is asked something. */
  readonly when?: Condition;
  /** What counts as done. A step without it is only read. */
  readonly done?: Condition;
  /** Made from the position; null where there is nothing to say now. */
  readonly says: (at: Moment) => Said | null;
  readonly lights?: (at: Moment) => Light;
  /** A move that does what is said; it is lit too. */
  readonly suggests?: (at: Moment) => Move | null;
  /** For moves that are not the suggested one, before those of the lesson. */
  readonly answers?: readonly Answer[];
  /** Where the rules say more: a paragraph. */
  readonly more?: string;
}

/** A small task at the end: a turn that is judged by what the players expect of it. */
export interface Task {
  /** From this moment on the pupil is on their own. */
  readonly begins: Condition;
  readonly says: (at: Moment) => Said;
  readonly lights?: (at: Moment) => Light;
  /** The answer is complete. */
  readonly ends: Condition;
}

/** Friendly choices of the others; null where any will do. */
export type Script = (view: GameView, moves: readonly Move[]) => Move | null;

export interface Lesson {
  /** As in the address, and the topic of its words. */
  readonly id: Topic;
  readonly minutes: number;
  readonly setup: Omit<SetupInput, 'names'>;
  /** Moves from the set-up to the position with which the lesson begins, in notation. */
  readonly prologue: readonly string[];
  readonly pupil: SeatIndex;
  readonly script?: Script;
  readonly steps: readonly Step[];
  readonly answers?: readonly Answer[];
  readonly task?: Task;
  /** The guided part is over; what is told after that are the last steps. */
  readonly ends: Condition;
}
