/** What can go wrong around a game; each has its words and its way out. */
export type GameProblemCode =
  | 'save-damaged'
  | 'save-version'
  | 'save-missing'
  | 'storage-full'
  | 'storage-blocked'
  | 'file-unreadable'
  | 'player-failed'
  | 'unexpected';

export class Problem extends Error {
  constructor(
    readonly code: GameProblemCode,
    readonly detail: string,
    options?: ErrorOptions,
  ) {
    super(`${code}: ${detail}`, options);
    this.name = 'Problem';
  }
}

/** Anything thrown, as a problem; what is one already stays as it is. */
export const asProblem = (error: unknown, code: GameProblemCode = 'unexpected'): Problem =>
  error instanceof Problem
    ? error
    : new Problem(code, error instanceof Error ? error.message : String(error), { cause: error });
