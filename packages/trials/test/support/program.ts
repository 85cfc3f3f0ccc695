import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'rolldown';
import { afterAll } from 'vitest';

const PACKAGE = fileURLToPath(new URL('../..', import.meta.url));

/** A process of `src/processes` as one file that Node can run, from the sources of all packages. */
export async function program(name: string): Promise<URL> {
  // Inside the checkout, where packages from the registry are found.
  mkdirSync(join(PACKAGE, 'dist'), { recursive: true });
  const folder = mkdtempSync(join(PACKAGE, 'dist', 'test-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  const file = join(folder, `${name}.js`);
  await build({
    input: join(PACKAGE, 'src', 'processes', `${name}.ts`),
    platform: 'node',
    resolve: { conditionNames: ['source', 'import'] },
    external: (id) => /^[^./]/.test(id) && !id.startsWith('@gah/'),
    output: { file, format: 'esm', codeSplitting: false },
  });
  return pathToFileURL(file);
}
