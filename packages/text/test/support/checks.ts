import { expect } from 'vitest';
import type { Language } from '../../src/index.js';

const TILE_ID = /\b[ABC]\d\b/g;
const BROKEN = /[{}#<>]|undefined|NaN|null|\[object| {2}|\.\.|^\s|\s$|^$/;
const CYRILLIC = /[А-Яа-яЁё]/;
const ENGLISH_WORD =
  /\b(the|you|your|and|or|of|with|from|krones|VP|rooms?|guests?|cards?|takes?|plays?|gains?)\b/i;
const FOREIGN: Readonly<Record<Language, RegExp>> = {
  en: CYRILLIC,
  de: new RegExp(`${CYRILLIC.source}|${ENGLISH_WORD.source}`, 'i'),
  ru: /[A-Za-zÄÖÜäöüß]/,
};

/** Placeholders left over, gaps, words of another language: true for a text that has none. */
export const isSound = (language: Language, text: string): boolean =>
  !BROKEN.test(text) && !FOREIGN[language].test(text.replace(TILE_ID, ''));

export function expectText(language: Language, text: string): void {
  expect({ language, text, isSound: isSound(language, text) }).toEqual({
    language,
    text,
    isSound: true,
  });
}
