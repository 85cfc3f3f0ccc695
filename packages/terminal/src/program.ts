import { readFileSync } from 'node:fs';
import { RULES_VERSION } from '@gah/engine';
import type { Command, Program } from './command.js';
import type { ExitCode } from './failure.js';
import { EXIT, Failure } from './failure.js';
import { commandHelp, generalHelp } from './help.js';
import type { Io } from './io.js';
import { printableOnly, writeLine } from './io.js';

function versionText({ name, packageFile }: Program): string {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  return `${name} ${version} (rules version ${RULES_VERSION})`;
}

/** Runs a program with these arguments and returns its exit code. */
export async function runProgram(
  program: Program,
  args: readonly string[],
  io: Io,
): Promise<ExitCode> {
  const [name, ...rest] = args;
  switch (name) {
    case undefined:
      io.stderr.write(generalHelp(program));
      return EXIT.usage;
    case '--help':
    case '-h':
    case 'help':
      io.stdout.write(generalHelp(program));
      return EXIT.ok;
    case '--version':
      writeLine(io.stdout, versionText(program));
      return EXIT.ok;
    default:
      return runCommand(program, name, rest, io);
  }
}

async function findCommand(program: Program, name: string): Promise<Command | undefined> {
  const { commands, elsewhere } = program;
  if (Object.hasOwn(commands, name)) return commands[name];
  const others = (await elsewhere?.()) ?? {};
  return Object.hasOwn(others, name) ? others[name] : undefined;
}

async function runCommand(
  program: Program,
  name: string,
  args: readonly string[],
  io: Io,
): Promise<ExitCode> {
  const { name: called } = program;
  const command = await findCommand(program, name);
  if (!command) {
    writeLine(io.stderr, `${called}: there is no command "${name}". Try ${called} --help.`);
    return EXIT.usage;
  }
  try {
    const start = command.prepare(args);
    if (start)
      return await start({ stdin: io.stdin, stderr: io.stderr, stdout: printableOnly(io.stdout) });
    io.stdout.write(commandHelp(`${called} ${name}`, command));
    return EXIT.ok;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const message = messageOf(`${called} ${name}`, error);
    writeLine(printableOnly(io.stderr), `${called} ${name}: ${message}`);
    return error.exitCode;
  }
}

function messageOf(called: string, { message, exitCode }: Failure): string {
  const sentence = /[.?!]$/.test(message) ? message : `${message}.`;
  return exitCode === EXIT.usage ? `${sentence} Try ${called} --help.` : sentence;
}

/** Runs it as the program of this process. */
export async function startProgram(program: Program): Promise<void> {
  // The reader of a pipe may stop early, as `head` does: that is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  process.exitCode = await runProgram(program, process.argv.slice(2), process);
}
