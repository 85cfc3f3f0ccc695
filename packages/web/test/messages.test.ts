import { describe, expect, it } from 'vitest';
import { de } from '../src/i18n/de.js';
import { en } from '../src/i18n/en.js';
import { plural } from '../src/i18n/plural.js';
import { ru } from '../src/i18n/ru.js';

/** Every message with its path; those with values are asked for one. */
function texts(node: unknown, path = ''): [string, string][] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node === 'function') return [[path, String((node as (value: unknown) => unknown)(3))]];
  return Object.entries(node as object).flatMap(([key, value]) => texts(value, `${path}/${key}`));
}

/** Proper names are the same everywhere. */
const SAME = ['/start/waltz', '/final/groups/waltz'];

describe('the client’s words', () => {
  const [english, german, russian] = [en, de, ru].map((messages) => new Map(texts(messages)));

  it('are there in all languages', () => {
    for (const other of [german, russian]) {
      expect([...(other?.keys() ?? [])]).toEqual([...(english?.keys() ?? [])]);
      for (const [path, text] of other ?? []) expect(text.trim(), path).not.toBe('');
    }
  });

  it('are translated: Russian is written in Cyrillic', () => {
    for (const [path, text] of russian ?? [])
      if (!SAME.includes(path)) expect(text, path).toMatch(/\p{Script=Cyrillic}/u);
    const untranslated = [...(german ?? [])].filter(
      ([path, text]) => text === english?.get(path) && text.split(' ').length > 2,
    );
    expect(untranslated).toEqual([]);
  });

  it('count as the language does', () => {
    const words = { one: 'очко', few: 'очка', many: 'очков', other: 'очка' };
    expect([1, 2, 5, 11, 21, 22].map((count) => plural('ru', count, words))).toEqual([
      'очко',
      'очка',
      'очков',
      'очков',
      'очко',
      'очка',
    ]);
  });
});
