import type { Io } from './io.js';
import type { ExitCode } from './failure.js';
import type { OptionTable, OptionValues } from './option.js';
import { parse } from './parse.js';

/** A command as a program starts and describes it. */
export interface Command {
  readonly summary: string;
  readonly options: OptionTable;
  /** Null when the arguments ask for help. */
  prepare(args: readonly string[]): ((io: Io) => ExitCode | Promise<ExitCode>) | null;
}

export function command<T extends OptionTable>(
  summary: string,
  options: T,
  run: (values: OptionValues<T>, io: Io) => ExitCode | Promise<ExitCode>,
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

/** A program with commands. */
export interface Program {
  /** As it is called. */
  readonly name: string;
  readonly title: string;
  /** Its package.json. */
  readonly packageFile: URL;
  /** In the order of its help. */
  readonly commands: Readonly<Record<string, Command>>;
  /** Commands that are found elsewhere, loaded when one is wanted that is not here. */
  readonly elsewhere?: () => Promise<Readonly<Record<string, Command>>>;
  /** What else its help says. */
  readonly remark?: string;
}
