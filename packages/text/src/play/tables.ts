import type {
  Cause,
  CauseSource,
  Content,
  GameEvent,
  GameEventType,
  GameView,
  MoveKind,
  MoveOf,
  ReasonCode,
  ReasonOf,
  TaskKind,
  TaskOf,
} from '@gah/engine';
import type { MoveReason, PlanStep, PlanStepKind, ReasonKind } from '@gah/ai';
import type { KeyOf } from '../catalogue/say.js';
import type { Language } from '../language.js';
import type { PromptContext, TextContext } from './context.js';
import type { LabelScene } from './scene.js';

/** The shapes of the tables of texts: the game has one of each, and every module its part of it. */

/** A short label for a move that can be played now. */
export type MoveLabels = {
  readonly [K in MoveKind]: (scene: LabelScene, move: MoveOf<K>) => string;
};

/** What the deciding player is asked. */
export type Prompts = {
  readonly [K in TaskKind]: (language: Language, task: TaskOf<K>, context: PromptContext) => string;
};

/** A line of the log; null for an event that others tell. */
export type EventLines = {
  readonly [T in GameEventType]: (
    language: Language,
    event: Extract<GameEvent, { type: T }>,
    context: TextContext,
  ) => string | null;
};

/** The name of what something comes from. */
export type NameOfCause = (language: Language, id: Cause['id'], content: Content) => string;
export type CauseNames = Readonly<Record<CauseSource, NameOfCause>>;

/** When moves of each kind can be made. */
export type MoveMoments = Readonly<Record<MoveKind, KeyOf<'moments'>>>;

/** Why something cannot be done, where that is known precisely. */
export type Refusals = {
  readonly [C in ReasonCode]?: (
    language: Language,
    reason: ReasonOf<C>,
    context: TextContext,
  ) => string;
};

/** Why a computer player finds a move good. */
export type ReasonTexts = {
  readonly [K in ReasonKind]: (
    language: Language,
    reason: Extract<MoveReason, { kind: K }>,
    content: Pick<Content, 'edition'>,
  ) => string;
};

/** What an adviser would do next. */
export type PlanTexts = {
  readonly [K in PlanStepKind]: (
    language: Language,
    step: Extract<PlanStep, { kind: K }>,
    view: GameView,
  ) => string;
};
