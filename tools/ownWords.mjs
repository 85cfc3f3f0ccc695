// Our texts are our own: no eight words in a row are those of a rulebook. Looks at the catalogues of words and
// at the documents, where the rulebooks lie beside the project; they are not part of it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const RULEBOOKS = join(ROOT, '../shared/rules');
const IN_A_ROW = 8;

const files = (folder, ending) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending) && !path.includes('node_modules'))
    .map((path) => join(folder, path));

/** Letters only: numbers, amounts and signs are facts. Soft hyphens and line ends do not part a word. */
const wordsIn = (text) =>
  text
    .replace(/\u00ad|-\n/g, '')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

function* rowsOf(words) {
  for (let at = 0; at + IN_A_ROW <= words.length; at++)
    yield words.slice(at, at + IN_A_ROW).join(' ');
}

/** What a file says, piece by piece: nothing is a row across two messages or paragraphs. */
function piecesIn(path) {
  const text = readFileSync(path, 'utf8');
  if (!path.endsWith('.json')) return text.split(/\n\s*\n/);
  const pieces = [];
  JSON.parse(text, (_key, value) => {
    if (typeof value === 'string') pieces.push(value);
    return value;
  });
  return pieces;
}

if (!existsSync(RULEBOOKS)) {
  console.log('The rulebooks are not here: nothing to compare with.');
} else {
  const theirs = new Map();
  for (const path of files(RULEBOOKS, '.txt'))
    for (const row of rowsOf(wordsIn(readFileSync(path, 'utf8')))) theirs.set(row, path);
  const ours = [
    ...files(join(ROOT, 'packages/text/locales'), '.json'),
    ...files(join(ROOT, 'docs'), '.md'),
  ];
  const found = ours.flatMap((path) =>
    piecesIn(path).flatMap((piece) => {
      const row = [...rowsOf(wordsIn(piece))].find((each) => theirs.has(each));
      return row === undefined ? [] : [`${path.slice(ROOT.length)}: “${row}”`];
    }),
  );
  for (const each of found) console.error(each);
  console.log(
    `${ours.length} files, ${theirs.size} rows of ${IN_A_ROW} words in the rulebooks: ${found.length} in common.`,
  );
  process.exit(found.length === 0 ? 0 : 1);
}
