/**
 * A language made from English, to see what a new one needs: accented, longer by a third, in quotation
 * marks that show where a message begins and ends.
 * Run as a script it writes a folder of locales; then the language is one line in src/language.ts.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { mapLeaves, readPatterns, sectionNames } from './catalogue.js';

/** The tag browsers and tools know for accented English. */
export const PSEUDO = 'en-XA';

const IGNORE_TAGS = { ignoreTag: true };

const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ACCENTED = 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýž';

const accented = (text) =>
  text.replace(/[A-Za-z]/g, (letter) => {
    const other = ACCENTED[PLAIN.indexOf(letter)];
    return 'aeou'.includes(letter) ? other + other : other;
  });

const changed = (nodes) =>
  nodes.map((node) => {
    if (node.options) {
      const options = Object.entries(node.options).map(([key, { value }]) => [
        key,
        { value: changed(value) },
      ]);
      return { ...node, options: Object.fromEntries(options) };
    }
    return node.type === 0 ? { ...node, value: accented(node.value) } : node;
  });

/** The pattern with other letters and the same arguments; a full stop stays at the end. */
export function pseudoPattern(pattern) {
  const [end] = /[.:!?…]*$/.exec(pattern) ?? [''];
  const changedPart = changed(parse(pattern.slice(0, pattern.length - end.length), IGNORE_TAGS));
  return `«${printAST(changedPart)}»${end}`;
}

/** The patterns of a section in the language that nobody speaks. */
export const pseudoPatterns = (section) => mapLeaves(readPatterns('en', section), pseudoPattern);

if (argv[1] === fileURLToPath(import.meta.url)) {
  for (const section of sectionNames()) {
    const folder = new URL(`../locales/${PSEUDO}/${section}/`, import.meta.url);
    mkdirSync(folder, { recursive: true });
    const words = JSON.stringify(pseudoPatterns(section), null, 2);
    writeFileSync(new URL('all.json', folder), `${words}\n`);
  }
}
