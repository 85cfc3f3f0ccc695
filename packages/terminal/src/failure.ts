/** The exit codes of our programs. */
export const EXIT = {
  ok: 0,
  /** A game or a saved game did not pass its checks. */
  failed: 1,
  /** The arguments make no sense. */
  usage: 2,
  /** A file cannot be read, written or understood. */
  file: 3,
  /** Ctrl-C, as shells count it. */
  interrupted: 130,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** An end with a message for the user instead of a stack trace. */
export class Failure extends Error {
  constructor(
    readonly exitCode: ExitCode,
    message: string,
  ) {
    super(message);
    this.name = 'Failure';
  }
}

export const usageFailure = (message: string): Failure => new Failure(EXIT.usage, message);
export const fileFailure = (message: string): Failure => new Failure(EXIT.file, message);
