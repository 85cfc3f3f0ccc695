import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/index.js';
import { de } from '../src/messages/de/index.js';
import { hints as deHints } from '../src/messages/de/hints.js';
import { en } from '../src/messages/en/index.js';
import { hints as enHints } from '../src/messages/en/hints.js';
import { ru } from '../src/messages/ru/index.js';
import { hints as ruHints } from '../src/messages/ru/hints.js';

const CATALOGUES = {
  en: { ...en, ...enHints },
  de: { ...de, ...deHints },
  ru: { ...ru, ...ruHints },
};

type Patterns = Readonly<Record<string, string>>;
const topicsOf = (language: (typeof LANGUAGES)[number]) =>
  CATALOGUES[language] as unknown as Readonly<Record<string, Patterns>>;

interface Node {
  readonly type: number;
  readonly value?: string;
  readonly options?: Readonly<Record<string, { readonly value: readonly Node[] }>>;
}
const LITERAL = 0;
const POUND = 7;

const astOf = (pattern: string, language: string): readonly Node[] =>
  new IntlMessageFormat(pattern, language, undefined, {
    ignoreTag: true,
  }).getAst();

function* nodesIn(nodes: readonly Node[]): Generator<Node> {
  for (const node of nodes) {
    yield node;
    for (const option of Object.values(node.options ?? {})) yield* nodesIn(option.value);
  }
}

const valuesIn = (pattern: string, language: string): string[] => {
  const names = [...nodesIn(astOf(pattern, language))]
    .filter(({ type }) => type !== LITERAL && type !== POUND)
    .map(({ value }) => value ?? '');
  return [...new Set(names)].sort();
};

const literalsIn = (pattern: string, language: string): string =>
  [...nodesIn(astOf(pattern, language))]
    .map(({ type, value }) => (type === LITERAL ? (value ?? '') : ' '))
    .join('');

/** Words that are the same in English and German, and patterns without any word. */
const SAME_IN_GERMAN = new Set([
  'Hotel',
  'Café',
  'Hand',
  'Draft',
  '+{amount} {good}',
  '+{amount} {cause}',
  '{effect} ({times}×)',
  '{effects}',
  '{loss}',
  '{effect} ({cause})',
  '{name}',
  '{room}: {sections}',
  '{value}',
  'Lounge',
  'Solo',
  'Leopold',
  'Elisabeth',
]);

describe('catalogues', () => {
  const english = topicsOf('en');

  it.each(['de', 'ru'] as const)('have the same messages and no other values: %s', (language) => {
    const topics = topicsOf(language);
    expect(Object.keys(topics).sort()).toEqual(Object.keys(english).sort());
    for (const [topic, messages] of Object.entries(english)) {
      expect(Object.keys(topics[topic] ?? {}).sort()).toEqual(Object.keys(messages).sort());
      for (const [key, pattern] of Object.entries(messages)) {
        const known = valuesIn(pattern, 'en');
        const used = valuesIn(topics[topic]?.[key] ?? '', language);
        // German nouns that never change need no count, English ones may need an article.
        const free = ['count', 'proper'];
        const comparable = (names: string[]) => names.filter((name) => !free.includes(name));
        expect({ topic, key, used: comparable(used) }).toEqual({
          topic,
          key,
          used: comparable(known),
        });
      }
    }
  });

  it('are not English by accident', () => {
    for (const [topic, messages] of Object.entries(english)) {
      for (const [key, pattern] of Object.entries(messages)) {
        const german = topicsOf('de')[topic]?.[key];
        if (!SAME_IN_GERMAN.has(pattern))
          expect({ key, german }).not.toEqual({ key, german: pattern });
        const russian = topicsOf('ru')[topic]?.[key] ?? '';
        expect(literalsIn(russian, 'ru')).not.toMatch(/[A-Za-z]/);
      }
    }
  });

  it('give every Russian plural all forms, or the two of the genitive', () => {
    const plural = 6;
    for (const messages of Object.values(topicsOf('ru'))) {
      for (const pattern of Object.values(messages)) {
        for (const node of nodesIn(astOf(pattern, 'ru'))) {
          if (node.type !== plural) continue;
          const forms = Object.keys(node.options ?? {}).filter((form) => !form.startsWith('='));
          expect([['few', 'many', 'one', 'other'], ['one', 'other'], ['other']]).toContainEqual(
            forms.sort(),
          );
        }
      }
    }
  });

  it('contain no markup and no straight quotation marks', () => {
    for (const language of LANGUAGES) {
      for (const messages of Object.values(topicsOf(language))) {
        for (const pattern of Object.values(messages)) {
          expect(literalsIn(pattern, language)).not.toMatch(/[<>"']/);
        }
      }
    }
  });
});

it('no message has a skeleton: pages leave their parser out', () => {
  for (const language of LANGUAGES) {
    const patterns = Object.values(topicsOf(language)).flatMap((topic) => Object.values(topic));
    expect(patterns.filter((pattern) => pattern.includes('::'))).toEqual([]);
  }
});
