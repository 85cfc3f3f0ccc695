import { execFileSync } from 'node:child_process';
import { GOODS_PER_SERVING } from '@gah/engine';
import { compile, languageNames, readPatterns, sectionNames } from '@gah/text/catalogue';
import type { Patterns } from '@gah/text/catalogue';
import { PSEUDO, pseudoPatterns } from '@gah/text/catalogue/pseudo';
import { describe, expect, it } from 'vitest';
import { format } from '../src/catalogue/message.js';
import type { Message } from '../src/catalogue/message.js';
import { LANGUAGES } from '../src/index.js';

/** Every pattern of a language by its path. */
function patternsOf(language: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const collect = (node: Patterns[string], path: string): void => {
    if (typeof node === 'string') found.set(path, node);
    else for (const [key, each] of Object.entries(node)) collect(each, `${path}/${key}`);
  };
  for (const section of sectionNames()) {
    const isPseudo = language === PSEUDO;
    collect(isPseudo ? pseudoPatterns(section) : readPatterns(language, section), section);
  }
  return found;
}

type Visit = (name: string, options: Readonly<Record<string, Message>>, isPlural: boolean) => void;

/** Visits every argument of a message and returns its literal texts. */
function walk(message: Message, visit: Visit): string {
  if (typeof message === 'string') return message;
  return message
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part === 0) return ' ';
      const [name, options = {}, isPlural] = part;
      visit(name, options, isPlural === 1);
      return ` ${Object.values(options)
        .map((option) => walk(option, visit))
        .join(' ')} `;
    })
    .join('');
}

const literalsOf = (pattern: string): string => walk(compile(pattern), () => undefined);

function argumentsOf(pattern: string): string[] {
  const names = new Set<string>();
  walk(compile(pattern), (name) => names.add(name));
  return [...names].sort();
}

/** Words that are the same in English and German. */
const SAME_IN_GERMAN = new Set([
  'Bonus',
  'Café',
  'Chat',
  'Computer',
  'Draft',
  'Elisabeth',
  'Hand · {amount}',
  'Hand',
  'Hotel {name}',
  'Hotel',
  'Leopold',
  'Link',
  'Live',
  'Lounge',
  'Name',
  'Normal',
  'Solo',
]);
/** Names are the same in several languages: those of persons, cards and houses, and of keys to press. */
const isName = (path: string): boolean =>
  /Names(2015)?\/|\/waltz$|letsWaltz|help\/\w+\/key$|terminal\/(yes|no|letters\/\w+)$/.test(path);

const english = patternsOf('en');

describe.each([...LANGUAGES, PSEUDO])('the catalogue: %s', (language) => {
  const patterns = patternsOf(language);

  it('has every message, with the same arguments', () => {
    expect([...patterns.keys()].sort()).toEqual([...english.keys()].sort());
    // German nouns that never change need no count, English ones may need an article.
    const free = ['count', 'proper'];
    const comparable = (pattern = ''): string[] =>
      argumentsOf(pattern).filter((name) => !free.includes(name));
    for (const [path, pattern] of patterns) {
      expect([path, ...comparable(pattern)]).toEqual([path, ...comparable(english.get(path))]);
    }
  });

  it('knows no other plural forms than its own', () => {
    const own = new Set<string>(new Intl.PluralRules(language).resolvedOptions().pluralCategories);
    for (const [path, pattern] of patterns) {
      walk(compile(pattern), (_name, options, isPlural) => {
        if (!isPlural) return;
        const forms = Object.keys(options).filter((form) => !form.startsWith('='));
        expect([path, forms.filter((form) => !own.has(form))]).toEqual([path, []]);
        if (forms.includes('few')) expect([path, ...forms]).toContain('many');
      });
    }
  });

  it('contains no markup and no straight quotation marks', () => {
    for (const [path, pattern] of patterns) {
      // A terminal quotes what has been typed as it is typed.
      const banned = path.startsWith('terminal/') ? /[<>']/ : /[<>"']/;
      expect([path, literalsOf(pattern)]).toEqual([path, expect.not.stringMatching(banned)]);
      expect(pattern.trim(), path).not.toBe('');
    }
  });

  it('is not English by accident', () => {
    if (language === 'en') return;
    const same = [...patterns].filter(
      ([path, pattern]) =>
        pattern === english.get(path) &&
        /\p{L}/u.test(literalsOf(pattern)) &&
        !isName(path) &&
        !SAME_IN_GERMAN.has(pattern),
    );
    expect(same).toEqual([]);
  });
});

it('Russian is written in Cyrillic', () => {
  const latin = [...patternsOf('ru')].filter(
    ([path, pattern]) => !isName(path) && /[A-Za-z]{2}|^[A-Za-z]$/.test(literalsOf(pattern)),
  );
  expect(latin).toEqual([]);
});

it.each(LANGUAGES)('a button that a lesson names is called so on the table: %s', (language) => {
  const patterns = [...patternsOf(language)];
  const labels = patterns
    .filter(([path]) => path.startsWith('table/'))
    .map(([, pattern]) => pattern.replace('{amount}', String(GOODS_PER_SERVING)));
  const quoted = patterns
    .filter(([path]) => /^lessons\/\w+\/steps\//.test(path))
    .flatMap(([, pattern]) => pattern.match(/(?<=[“„«])[^{}“”„«»]+(?=[”“»])/gu) ?? []);
  expect(quoted.length).toBeGreaterThan(1);
  expect(quoted.filter((label) => !labels.includes(label))).toEqual([]);
});

it('has a folder for every language and no other', () => {
  expect(languageNames()).toEqual([...LANGUAGES].sort());
});

it('the types are those of the English messages', () => {
  const script = new URL('../catalogue/generate.js', import.meta.url);
  expect(() => execFileSync(process.execPath, [script.pathname, '--check'])).not.toThrow();
});

describe('a message', () => {
  const say = (language: string, pattern: string, values = {}): string =>
    format(language, compile(pattern), values);

  it('counts as its language does', () => {
    const points = '{count, plural, one {# очко} few {# очка} many {# очков} other {# очка}}';
    expect([1, 2, 5, 11, 21, 22].map((count) => say('ru', points, { count }))).toEqual([
      '1 очко',
      '2 очка',
      '5 очков',
      '11 очков',
      '21 очко',
      '22 очка',
    ]);
  });

  it('prefers an exact number and falls back to the other form', () => {
    const tables = '{count, plural, =0 {none} one {# table} other {# tables}}';
    expect([0, 1, 2].map((count) => say('en', tables, { count }))).toEqual([
      'none',
      '1 table',
      '2 tables',
    ]);
    expect(say('en', '{color, select, red {hot} other {cold}}', { color: 'green' })).toBe('cold');
  });

  it('fails without a value it needs', () => {
    expect(() => say('en', 'Hello {name}')).toThrow('name');
  });

  it('has nothing but arguments, plurals and selects', () => {
    expect(() => compile('{when, date, short}')).toThrow('not an ICU message');
    expect(() => compile('{n, selectordinal, one {#st} other {#th}}')).toThrow(
      'not an ICU message',
    );
    expect(() => compile('{n, plural, one {#}')).toThrow('not an ICU message');
  });
});
