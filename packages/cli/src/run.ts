import { commandHelp, generalHelp } from './args/help.js';
import { COMMANDS } from './commands/index.js';
import type { ExitCode } from './failure.js';
import { EXIT, Failure } from './failure.js';
import type { Io } from './io.js';
import { printableOnly, writeLine } from './io.js';
import { versionText } from './version.js';

/** Runs `gah` with these arguments and returns its exit code. */
export async function run(args: readonly string[], io: Io): Promise<ExitCode> {
  const [name, ...rest] = args;
  switch (name) {
    case undefined:
      io.stderr.write(generalHelp(COMMANDS));
      return EXIT.usage;
    case '--help':
    case '-h':
    case 'help':
      io.stdout.write(generalHelp(COMMANDS));
      return EXIT.ok;
    case '--version':
      writeLine(io.stdout, versionText());
      return EXIT.ok;
    default:
      return runCommand(name, rest, io);
  }
}

async function runCommand(name: string, args: readonly string[], io: Io): Promise<ExitCode> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    writeLine(io.stderr, `gah: there is no command "${name}". Try gah --help.`);
    return EXIT.usage;
  }
  try {
    const start = command.prepare(args);
    if (start)
      return await start({ stdin: io.stdin, stderr: io.stderr, stdout: printableOnly(io.stdout) });
    io.stdout.write(commandHelp(name, command));
    return EXIT.ok;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    writeLine(printableOnly(io.stderr), `gah ${name}: ${messageOf(name, error)}`);
    return error.exitCode;
  }
}

function messageOf(name: string, { message, exitCode }: Failure): string {
  const sentence = /[.?!]$/.test(message) ? message : `${message}.`;
  return exitCode === EXIT.usage ? `${sentence} Try gah ${name} --help.` : sentence;
}
