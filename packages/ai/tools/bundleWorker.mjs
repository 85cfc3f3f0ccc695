// Makes the worker of the computer players one file that needs nothing else: for pages without a bundler.
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const pathOf = (path) => fileURLToPath(new URL(path, import.meta.url));

await build({
  input: pathOf('../src/worker/webWorker.ts'),
  platform: 'browser',
  resolve: { conditionNames: ['source'] },
  output: { file: pathOf('../dist/standaloneWorker.js'), format: 'iife', minify: true },
});
