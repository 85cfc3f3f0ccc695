import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = new URL('./serviceWorker.js', import.meta.url);
const OUTPUT = 'sw.js';

/** The manifest of the build is no part of the page. */
const isForTools = (folder: string): boolean => folder.split(sep).at(-1) === '.vite';

/** After a build: a service worker that keeps exactly the files of this build. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) throw new Error('the build has no folder');
      const entries = await readdir(dir, { recursive: true, withFileTypes: true });
      const paths = entries
        .filter((entry) => entry.isFile() && entry.name !== OUTPUT && !isForTools(entry.parentPath))
        .map((entry) => join(entry.parentPath, entry.name))
        .sort();
      const hash = createHash('sha256');
      const files = paths.map((path) => `./${relative(dir, path).split(sep).join('/')}`);
      hash.update(files.join());
      for (const path of paths) hash.update(await readFile(path));
      const version = hash.digest('hex').slice(0, 12);
      const head = `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(files)};\n`;
      await writeFile(join(dir, OUTPUT), head + (await readFile(SOURCE, 'utf8')));
    },
  };
}
