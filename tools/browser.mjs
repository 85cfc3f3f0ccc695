// Runs a script of the web client that needs a browser and the built client, for example
// `node tools/browser.mjs e2e`. Further arguments are handed on.
import { spawnSync } from 'node:child_process';
import { chromium } from './chromium.mjs';

const [script, ...rest] = process.argv.slice(2);
const { status } = spawnSync(
  `npm run --silent ${script} --workspace @gah/web -- ${rest.join(' ')}`,
  { shell: true, stdio: 'inherit', env: { ...process.env, CHROMIUM: chromium() } },
);
process.exit(status ?? 1);
