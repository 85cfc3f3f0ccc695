import { ENTRANCE_KEYS, SOLO_HOTELS } from '@gah/engine';
import { expect } from 'vitest';
import type { Language } from '../../src/index.js';
import { entranceName, soloHotelName } from '../../src/index.js';

/** Emperor tiles and the letters of politics cards. */
const LETTER = /\b[ABC]\d?\b/g;
/** English names that hotels keep in German. */
const HOTELS = [
  ...ENTRANCE_KEYS.map((key) => entranceName('de', key)),
  ...SOLO_HOTELS.map((key) => soloHotelName('de', key)),
];
const BROKEN = /[{}#<>]|undefined|NaN|null|\[object| {2}|\.\.|^\s|\s$|^$/;
const CYRILLIC = /[А-Яа-яЁё]/;
const ENGLISH_WORD =
  /\b(the|you|your|and|or|of|with|from|krones|VP|rooms?|guests?|cards?|takes?|plays?|gains?)\b/i;
/** By language, as far as its letters and words are known here. */
const FOREIGN: Readonly<Partial<Record<string, RegExp>>> = {
  en: CYRILLIC,
  de: new RegExp(`${CYRILLIC.source}|${ENGLISH_WORD.source}`, 'i'),
  ru: /[A-Za-zÄÖÜäöüß]/,
};

const withoutNames = (text: string): string =>
  HOTELS.reduce((rest, name) => rest.replaceAll(name, ''), text);

/** Placeholders left over, gaps, words of another language: true for a text that has none. */
export const isSound = (language: Language, text: string): boolean =>
  !BROKEN.test(text) && !FOREIGN[language]?.test(withoutNames(text).replace(LETTER, ''));

export function expectText(language: Language, text: string): void {
  expect({ language, text, isSound: isSound(language, text) }).toEqual({
    language,
    text,
    isSound: true,
  });
}
