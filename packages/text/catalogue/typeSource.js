/** The types of the catalogue: which messages there are, from English, and what each takes. */
import { compile, languageNames, readPatterns, sectionNames } from './catalogue.js';

/** What an argument of a select may be, where that is not yes or no. */
const CHOICES = {
  by: "'guest' | 'any'",
  color: "GuestColor | 'any'",
  column: "'same' | 'any'",
  die: 'Die',
  good: 'Good',
  half: "'top' | 'bottom'",
  side: "'left' | 'right'",
  space: 'number',
  verdict: 'Verdict',
  tide: "'takesLead' | 'extends' | 'levels' | 'closesIn'",
  what: 'string',
  where: "'player' | 'away'",
};
const FROM_ENGINE = ['Die', 'Good', 'GuestColor', 'Verdict'];

const ANYTHING = 'Value';

const isYesNo = (options) => Object.keys(options).sort().join() === 'other,yes';

function selectType(name, options) {
  if (isYesNo(options)) return 'YesNo';
  const choice = CHOICES[name];
  if (!choice) throw new Error(`what may the select of ${name} be? Tell it in ${import.meta.url}`);
  return choice;
}

/** The arguments of a message with their types; the most exact one counts. */
function argumentsOf(message, types = new Map()) {
  if (typeof message === 'string') return types;
  for (const part of message) {
    if (!Array.isArray(part)) continue;
    const [name, options, isPlural] = part;
    const known = types.get(name) ?? ANYTHING;
    if (isPlural) types.set(name, 'number');
    else if (known === ANYTHING) types.set(name, options ? selectType(name, options) : ANYTHING);
    for (const option of Object.values(options ?? {})) argumentsOf(option, types);
  }
  return types;
}

/** One language may count where another need not: what any of them needs counts. */
function leafType(patterns) {
  const all = patterns.reduce((types, pattern) => argumentsOf(compile(pattern), types), new Map());
  const types = [...all].sort(([a], [b]) => (a < b ? -1 : 1));
  if (types.length === 0) return 'string';
  return `(values: { ${types.map(([name, type]) => `${name}: ${type}`).join('; ')} }) => string`;
}

/** The type of the same words in all languages, English first. */
function typeOf(trees) {
  const [english] = trees;
  if (typeof english === 'string') return leafType(trees);
  if (Array.isArray(english)) {
    if (leafType(trees.flat()) !== 'string') throw new Error(`a list of messages: ${english}`);
    return 'readonly string[]';
  }
  const lines = Object.keys(english).map((key) => {
    const others = trees.map((tree) => tree[key]).filter((tree) => tree !== undefined);
    return `readonly ${JSON.stringify(key)}: ${typeOf(others)};`;
  });
  return `{ ${lines.join('\n')} }`;
}

const capitalised = (text) => text.charAt(0).toUpperCase() + text.slice(1);

function interfaceOf(section) {
  const languages = ['en', ...languageNames().filter((language) => language !== 'en')];
  const type = typeOf(languages.map((language) => readPatterns(language, section)));
  return `interface ${capitalised(section)}Words ${type}`;
}

/** The source of all types, not yet formatted. */
export function typesOfCatalogue() {
  const sections = sectionNames();
  const members = sections.map((section) => `readonly ${section}: ${capitalised(section)}Words;`);
  return [
    '// Made from locales/en by `npm run words`.',
    `import type { ${FROM_ENGINE.join(', ')} } from '@gah/engine';`,
    "import type { Value, YesNo } from '../src/catalogue/values.js';",
    '',
    `/** Words by section: one is loaded as a whole. */ export interface Sections { ${members.join(' ')} }`,
    ...sections.map(interfaceOf),
  ].join('\n\n');
}
