import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'rolldown';
import { afterAll } from 'vitest';

const PACKAGE = fileURLToPath(new URL('../..', import.meta.url));

/** The thread in which computer players think, found beside the program that starts it. */
const THREAD = join(PACKAGE, '..', 'ai', 'src', 'worker', 'nodeWorker.ts');

async function bundle(input: string, file: string): Promise<void> {
  await build({
    input,
    platform: 'node',
    resolve: { conditionNames: ['source', 'import'] },
    external: (id) => /^[^./]/.test(id) && !id.startsWith('@gah/'),
    output: { file, format: 'esm', codeSplitting: false },
  });
}

/** A process of `src/processes` as one file that Node can run, from the sources of all packages. */
export async function program(name: string): Promise<URL> {
  // Inside the checkout, where packages from the registry are found.
  mkdirSync(join(PACKAGE, 'dist'), { recursive: true });
  const folder = mkdtempSync(join(PACKAGE, 'dist', 'test-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  const file = join(folder, `${name}.js`);
  await bundle(join(PACKAGE, 'src', 'processes', `${name}.ts`), file);
  await bundle(THREAD, join(folder, 'nodeWorker.js'));
  return pathToFileURL(file);
}
