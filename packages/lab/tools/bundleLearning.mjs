// Makes a folder that needs nothing but Node and Python: what a course of learning plays and fits with, for a
// machine with many cores on which nothing can be installed. `node packages/lab/tools/bundleLearning.mjs FOLDER`
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const pathOf = (path) => fileURLToPath(new URL(path, import.meta.url));
const folder = process.argv[2] ?? 'var/learning';

mkdirSync(folder, { recursive: true });
await build({
  input: {
    lab: pathOf('../src/learningMain.ts'),
    comparisonWorker: pathOf('../src/comparisons/comparisonWorker.ts'),
    exploiterWorker: pathOf('../src/exploiter/exploiterWorker.ts'),
    matchWorker: pathOf('../src/comparisons/matchWorker.ts'),
    worker: pathOf('../src/arena/worker.ts'),
  },
  platform: 'node',
  resolve: { conditionNames: ['source'] },
  output: {
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'part-[name].js',
  },
});
writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
for (const name of ['fit.py', 'course.py'])
  copyFileSync(pathOf(`../fit/${name}`), join(folder, name));
