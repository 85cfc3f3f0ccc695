/**
 * Reads the catalogue of words and makes its ICU messages ready for use. Plain JavaScript, because the
 * build of the web client needs it before anything is compiled.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

const LOCALES = new URL('../locales/', import.meta.url);

/** Whatever ICU reads as something else than itself. */
const SYNTAX = /[{}']/;

const COUNT = 0;
const IS_PLURAL = 1;

function partOf(node) {
  switch (node.type) {
    case TYPE.literal:
      return node.value;
    case TYPE.pound:
      return COUNT;
    case TYPE.argument:
      return [node.value];
    case TYPE.select:
      return [node.value, optionsOf(node)];
    case TYPE.plural:
      if (node.offset !== 0 || node.pluralType !== 'cardinal') break;
      return [node.value, optionsOf(node), IS_PLURAL];
  }
  throw new Error(`messages have arguments, plurals and selects only: ${JSON.stringify(node)}`);
}

const optionsOf = ({ options }) =>
  Object.fromEntries(Object.entries(options).map(([key, { value }]) => [key, messageOf(value)]));

function messageOf(nodes) {
  const parts = nodes.map(partOf);
  return parts.every((part) => typeof part === 'string') ? parts.join('') : parts;
}

/** A message as the formatter takes it, from its ICU pattern. */
export function compile(pattern) {
  if (!SYNTAX.test(pattern)) return pattern;
  try {
    return messageOf(parse(pattern, { ignoreTag: true }));
  } catch (error) {
    throw new Error(`not an ICU message: ${pattern}`, { cause: error });
  }
}

/** The same tree with other leaves. */
export const mapLeaves = (tree, change) => {
  if (typeof tree === 'string') return change(tree);
  if (Array.isArray(tree)) return tree.map((each) => mapLeaves(each, change));
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, mapLeaves(value, change)]),
  );
};

/** Puts the words of one file into those of its section; two files never say the same thing. */
function merge(into, tree, path) {
  for (const [key, value] of Object.entries(tree)) {
    const known = into[key];
    if (known === undefined) into[key] = value;
    else if (typeof known === 'string' || typeof value === 'string') {
      throw new Error(`${path}: ${key} is there twice`);
    } else merge(known, value, path);
  }
}

const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** A language is a folder of locales. */
export const languageNames = () => foldersIn(LOCALES);
/** A section is a folder of every language; its words are loaded together. */
export const sectionNames = () => foldersIn(new URL('en/', LOCALES));

/** The patterns of a section: those of all its files together. */
export function readPatterns(language, section) {
  const folder = new URL(`${language}/${section}/`, LOCALES);
  const words = {};
  for (const file of readdirSync(folder).sort()) {
    merge(words, JSON.parse(readFileSync(new URL(file, folder), 'utf8')), `${section}/${file}`);
  }
  return words;
}

/** The messages of a section in one language. */
export const readSection = (language, section) =>
  mapLeaves(readPatterns(language, section), compile);
