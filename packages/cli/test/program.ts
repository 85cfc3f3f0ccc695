import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { afterAll } from 'vitest';

const PACKAGES = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The sources as files that Node can run, each in its place: threads are not started from TypeScript.
 * Returns the path of the program.
 */
export async function program(workers: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'gah-cli-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  await build({
    input: ['cli/src/main.ts', ...workers].map((file) => join(PACKAGES, file)),
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
  cpSync(join(PACKAGES, 'text/locales'), join(folder, 'text/locales'), { recursive: true });
  return join(folder, 'cli/src/main.js');
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

/** Runs `gah` as a process of its own. */
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
