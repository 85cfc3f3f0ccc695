import type { GameView, Move } from '@gah/engine';
import { sameMove } from '@gah/engine';
import type { Outlook } from '../model/reason.js';
import type { Option } from '../reasons/counsel.js';
import type { MoveReason } from '../reasons/reason.js';
import type { Progress } from '../search/budget.js';
import type { AskOptions } from '../threads/pool.js';
import { THREAD_PROBLEMS } from '../threads/pool.js';
import type {
  ChosenMove,
  CounselRequest,
  WorkerQuestion,
  Replies,
  Reply,
  ThinkRequest,
} from './protocol.js';

/** Why no answer came back. */
export const THINKING_PROBLEMS = [
  ...THREAD_PROBLEMS,
  /** The player answered with a move that was not offered. */
  'illegal',
] as const;
export type ThinkingProblem = (typeof THINKING_PROBLEMS)[number];

export class ThinkingError extends Error {
  constructor(
    readonly code: ThinkingProblem,
    readonly detail: string,
  ) {
    super(`thinking: ${code} (${detail})`);
    this.name = 'ThinkingError';
  }
}

/**
 * The deadline is a safety net: moves depend on the clock only where it is used. The last progress told
 * has the best move so far, for callers that cancel in order to play it.
 */
export type ThinkOptions = AskOptions<Progress>;

/** Computer players at work, wherever that is. What they reject with is a ThinkingError. */
export interface Thinkers {
  /** One of the moves of the request. */
  think(request: ThinkRequest, options?: ThinkOptions): Promise<Move>;
  /** The best ways to go on, as `counsel`: all of them moves of the request. */
  counsel(request: CounselRequest, options?: ThinkOptions): Promise<readonly Option[]>;
  /** Why a move is good, as `explain`. */
  explain(view: GameView, move: Move, options?: ThinkOptions): Promise<readonly MoveReason[]>;
  /** What every seat can expect, as `evaluate`. */
  evaluate(view: GameView, options?: ThinkOptions): Promise<readonly Outlook[]>;
  /** Ends all threads; whatever is still thinking is rejected. */
  close(): Promise<void>;
}

/** The caller's own copy of the move that was chosen; its memory is brought up to date. */
function accept(request: ThinkRequest, { move: chosen, memory }: ChosenMove): Move {
  const move = request.moves.find((each) => sameMove(each, chosen));
  if (!move) throw new ThinkingError('illegal', JSON.stringify(chosen));
  if (request.memory && memory) Object.assign(request.memory, memory);
  return move;
}

/** The interface around whatever gets questions answered. */
export function thinkersWith(
  ask: (question: WorkerQuestion, options: ThinkOptions) => Promise<Reply>,
  close: () => Promise<void>,
): Thinkers {
  const answered = async <K extends WorkerQuestion['ask']>(
    question: Extract<WorkerQuestion, { ask: K }>,
    options: ThinkOptions = {},
  ): Promise<Replies[K]> => (await ask(question, options)) as Replies[K];
  return {
    think: async (request, options) =>
      accept(request, await answered<'choose'>({ ask: 'choose', request }, options)),
    counsel: (request, options) => answered<'counsel'>({ ask: 'counsel', request }, options),
    explain: (view, move, options) => answered<'explain'>({ ask: 'explain', view, move }, options),
    evaluate: (view, options) => answered<'evaluate'>({ ask: 'evaluate', view }, options),
    close,
  };
}
