// The system's Chromium for tests in a browser; installs Debian's package where that is possible.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The shell without windows comes first: it is a fifth faster. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function find() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function install() {
  if (process.getuid?.() !== 0) return;
  console.log('Installing Chromium for the tests in a browser (apt-get) …');
  const aptGet = (...args) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  aptGet('update');
  aptGet('install', '-y', '--no-install-recommends', 'chromium');
}

/** The path of a Chromium; `CHROMIUM` names another one. Ends the program when there is none. */
export function chromium() {
  const given = process.env.CHROMIUM ?? find();
  if (given) return given;
  install();
  const installed = find();
  if (installed) return installed;
  console.error(
    'The tests in a browser need Chromium: install it (Debian: apt-get install chromium), or name one with CHROMIUM=/path.',
  );
  process.exit(1);
}
