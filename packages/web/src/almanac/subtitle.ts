import type { Language } from '@gah/text';
import { wordsIn } from './wordsIn.js';
import type { Entry } from './entry.js';

const numberOf = ({ number }: Entry, language: Language): string[] =>
  number === null ? [] : [wordsIn(language).entry.number({ number })];

/** What it is and the number printed on it: "Once per round · No. 1". */
export const subtitleOf = (entry: Entry, language: Language): string =>
  [entry.about(language), ...numberOf(entry, language)].join(' · ');

/** The same with its kind, where entries of several kinds stand together. */
export const kindAndNumber = (entry: Entry, language: Language): string =>
  [wordsIn(language).kinds[entry.kind], ...numberOf(entry, language)].join(' · ');
