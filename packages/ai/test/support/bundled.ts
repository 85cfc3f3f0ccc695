import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { afterAll } from 'vitest';

const SOURCES = new URL('../../src/', import.meta.url);

/**
 * Sources as files that Node can run, in a folder of their own: threads are not started from
 * TypeScript. Returns the path of that folder.
 */
export async function bundled(
  files: readonly string[],
  format: 'esm' | 'iife' = 'esm',
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'gah-ai-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  await build({
    input: files.map((file) => fileURLToPath(new URL(file, SOURCES))),
    platform: format === 'esm' ? 'node' : 'browser',
    resolve: { conditionNames: ['source'] },
    output: { dir: folder, format, entryFileNames: '[name].js' },
  });
  return folder;
}
