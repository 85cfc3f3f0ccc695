import { PROBLEM_CODES } from '@gah/protocol';
import { describe, expect, it } from 'vitest';
import { troubleOf, TROUBLES } from '../../src/online/link/trouble.js';
import { de } from '../../src/online/words/de.js';
import { en } from '../../src/online/words/en.js';
import { ru } from '../../src/online/words/ru.js';

/** Every message with its path; those with values are asked for one. */
function texts(node: unknown, path = ''): [string, string][] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node === 'function')
    return [[path, String((node as (...values: unknown[]) => unknown)(3, 4))]];
  return Object.entries(node as object).flatMap(([key, value]) => texts(value, `${path}/${key}`));
}

describe('the words of online play', () => {
  const [english, german, russian] = [en, de, ru].map((words) => new Map(texts(words)));

  it('are there in all languages', () => {
    for (const other of [german, russian]) {
      expect([...(other?.keys() ?? [])]).toEqual([...(english?.keys() ?? [])]);
      for (const [path, text] of other ?? []) expect(text.trim(), path).not.toBe('');
    }
  });

  it('are translated', () => {
    for (const [path, text] of russian ?? [])
      expect(text, path).toMatch(/\p{Script=Cyrillic}|undefined/u);
    const untranslated = [...(german ?? [])].filter(
      ([path, text]) => text === english?.get(path) && text.split(' ').length > 2,
    );
    expect(untranslated).toEqual([]);
  });

  it('count as the language does', () => {
    expect([1, 2, 5, 21].map((days) => ru.clockOf.relaxed(days))).toEqual([
      '1 день на ход',
      '2 дня на ход',
      '5 дней на ход',
      '21 день на ход',
    ]);
    expect(en.people.spectators(1)).toBe('1 spectator');
    expect(de.lobby.seatsFree(2)).toBe('2 Plätze frei');
  });

  it('have a sentence for whatever a server may refuse', () => {
    for (const code of PROBLEM_CODES) expect(TROUBLES).toContain(troubleOf(code));
  });
});
