// What a first visit loads: the page, what it imports, and the words of the largest language.
import { readFileSync } from 'node:fs';

const APP = 'dist/app/';
const PAGE = ['index.html'];
const WORDS = ['words/ru/game', 'words/ru/pages'];
const TABLE = ['src/app/GameScreen.svelte', 'words/ru/table'];

const manifest = JSON.parse(readFileSync(`${APP}.vite/manifest.json`, 'utf8'));

/** The files of these entries and of everything they import at once. */
function filesOf(entries, seen = new Set()) {
  for (const name of entries) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`the build has no ${name}`);
    if (seen.has(chunk.file)) continue;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) seen.add(file);
    filesOf(chunk.imports ?? [], seen);
  }
  return seen;
}

const paths = (entries) => [...filesOf(entries)].map((file) => APP + file);

export default [
  { name: 'start page', path: paths([...PAGE, ...WORDS]), limit: '140 kB' },
  {
    name: 'start page and table',
    path: paths([...PAGE, ...WORDS, ...TABLE]),
    limit: '200 kB',
  },
];
