import { expect } from 'vitest';
import type { Language } from '../../src/index.js';
import { ENTRANCE_NAMES } from '../../src/names/entrances.js';
import { SOLO_HOTEL_NAMES } from '../../src/names/soloHotels.js';

/** Emperor tiles and the letters of politics cards. */
const LETTER = /\b[ABC]\d?\b/g;
/** English names that hotels keep in German. */
const HOTELS = [...Object.values(ENTRANCE_NAMES), ...Object.values(SOLO_HOTEL_NAMES)].map(
  ({ de }) => de,
);
const BROKEN = /[{}#<>]|undefined|NaN|null|\[object| {2}|\.\.|^\s|\s$|^$/;
const CYRILLIC = /[А-Яа-яЁё]/;
const ENGLISH_WORD =
  /\b(the|you|your|and|or|of|with|from|krones|VP|rooms?|guests?|cards?|takes?|plays?|gains?)\b/i;
const FOREIGN: Readonly<Record<Language, RegExp>> = {
  en: CYRILLIC,
  de: new RegExp(`${CYRILLIC.source}|${ENGLISH_WORD.source}`, 'i'),
  ru: /[A-Za-zÄÖÜäöüß]/,
};

const withoutNames = (text: string): string =>
  HOTELS.reduce((rest, name) => rest.replaceAll(name, ''), text);

/** Placeholders left over, gaps, words of another language: true for a text that has none. */
export const isSound = (language: Language, text: string): boolean =>
  !BROKEN.test(text) && !FOREIGN[language].test(withoutNames(text).replace(LETTER, ''));

export function expectText(language: Language, text: string): void {
  expect({ language, text, isSound: isSound(language, text) }).toEqual({
    language,
    text,
    isSound: true,
  });
}
