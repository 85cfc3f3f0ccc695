import type { Move } from '@gah/engine';
import { sameMove } from '@gah/engine';
import type { Progress } from '../thinking.js';
import type { Answer, ThinkRequest } from './protocol.js';

/** Why no move came back. */
export const THINKING_PROBLEMS = [
  /** The signal of the caller. */
  'cancelled',
  /** The player threw an error. */
  'failed',
  /** The thread ended or could not be started; the next request gets a new one. */
  'crashed',
  /** The player answered with a move that was not offered. */
  'illegal',
  /** The thinkers were closed. */
  'closed',
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

export interface ThinkOptions {
  /** Ends the search; the promise is rejected with the code `cancelled`. */
  readonly signal?: AbortSignal;
  /** The last one told has the best move so far, for callers that cancel in order to play it. */
  readonly onProgress?: (progress: Progress) => void;
}

/** Computer players at work, wherever that is. */
export interface Thinkers {
  /** One of the moves of the request; rejected with a ThinkingError. */
  think(request: ThinkRequest, options?: ThinkOptions): Promise<Move>;
  /** Ends all threads; whatever is still thinking is rejected. */
  close(): Promise<void>;
}

export const cancelled = (signal: AbortSignal): ThinkingError =>
  new ThinkingError('cancelled', String(signal.reason));

/** The caller's own copy of the move that was chosen; its memory is brought up to date. */
export function accept(request: ThinkRequest, { move: chosen, memory }: Answer): Move {
  const move = request.moves.find((each) => sameMove(each, chosen));
  if (!move) throw new ThinkingError('illegal', JSON.stringify(chosen));
  if (request.memory && memory) Object.assign(request.memory, memory);
  return move;
}
