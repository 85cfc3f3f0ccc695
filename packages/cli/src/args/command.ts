import type { Io } from '../io.js';
import type { ExitCode } from '../failure.js';
import type { OptionTable, Values } from './option.js';
import { parse } from './parse.js';

/** A command as `gah` starts and describes it. */
export interface Command {
  readonly summary: string;
  readonly options: OptionTable;
  /** Null when the arguments ask for help. */
  prepare(args: readonly string[]): ((io: Io) => ExitCode | Promise<ExitCode>) | null;
}

export function command<T extends OptionTable>(
  summary: string,
  options: T,
  run: (values: Values<T>, io: Io) => ExitCode | Promise<ExitCode>,
): Command {
  return {
    summary,
    options,
    prepare(args) {
      const values = parse(args, options);
      return values && ((io) => run(values, io));
    },
  };
}
