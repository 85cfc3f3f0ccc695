/** For tests of programs: in this process, or bundled and started as a process of its own. */
import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import type { Program } from './command.js';
import { runProgram } from './program.js';

export interface Result {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a program in this process; somebody types these lines. */
export async function runHere(
  program: Program,
  args: readonly string[],
  lines: readonly string[] = [],
): Promise<Result> {
  let out = '';
  let err = '';
  const code = await runProgram(program, args, {
    stdin: Readable.from(lines.map((line) => `${line}\n`)),
    stdout: { write: (text) => (out += text) },
    stderr: { write: (text) => (err += text) },
  });
  return { code, out, err };
}

const PACKAGES = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Sources as files that Node can run, each in its place below `folder`: threads are not started from
 * TypeScript. Files are given as paths in `packages`; returned is the path of the first.
 */
export async function bundle(
  folder: string,
  files: readonly [string, ...string[]],
): Promise<string> {
  await build({
    input: files.map((file) => join(PACKAGES, file)),
    platform: 'node',
    resolve: { conditionNames: ['source', 'import'] },
    output: {
      dir: folder,
      format: 'esm',
      preserveModules: true,
      preserveModulesRoot: PACKAGES,
      entryFileNames: '[name].js',
    },
  });
  // Words are read beside the sources.
  cpSync(join(PACKAGES, 'text/locales'), join(folder, 'text/locales'), { recursive: true });
  return join(folder, files[0].replace(/\.ts$/, '.js'));
}

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

interface Talk {
  /** What is typed. */
  readonly input?: string;
  readonly onErr?: (interrupt: () => void) => void;
}

/** Runs a program as a process of its own. */
export function started(
  path: string,
  args: readonly string[],
  { input = '', onErr }: Talk = {},
): Promise<Ended> {
  const child = spawn(process.execPath, [path, ...args]);
  let out = '';
  let err = '';
  child.stdin.end(input);
  child.stdout.on('data', (text: Buffer) => {
    out += text.toString();
  });
  child.stderr.on('data', (text: Buffer) => {
    err += text.toString();
    onErr?.(() => child.kill('SIGINT'));
  });
  return new Promise((resolve) => {
    child.on('close', (code) => {
      resolve({ code, out, err });
    });
  });
}
