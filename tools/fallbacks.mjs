// A zero in the place of something that is missing hides mistakes, unless zero is the answer. Counts the
// places in which `?? 0` stands and with --list shows them. Where something is counted by key there is
// `countOf`, for goods `someGoods`, for an entry that must be there `at`, for what may be left out of a
// record a default where it is taken apart.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** Of those each should be an answer. The number may only become smaller. */
const MOST = 59;
const ZERO = /\?\? 0(?![.\w])/g;

const found = readdirSync('packages').flatMap((name) =>
  readdirSync(path.join('packages', name, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name).split(path.sep).join('/'))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          Array.from(line.matchAll(ZERO), () => `${file}:${index + 1}: ${line.trim()}`),
        ),
    ),
);

console.log(`${found.length} zeros in the place of something missing (at most ${MOST})`);
if (process.argv.includes('--list') || found.length > MOST) console.log(found.join('\n'));
if (found.length < MOST)
  console.log(`fewer than allowed: set MOST in tools/fallbacks.mjs to ${found.length}`);
process.exit(found.length > MOST ? 1 : 0);
