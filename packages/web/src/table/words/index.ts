import type { Language } from '@gah/text';
import { en } from './en.js';
import type { TableWords } from './words.js';

const WORDS: Readonly<Record<Language, TableWords>> = { en, de: en, ru: en };

export const tableWords = (language: Language): TableWords => WORDS[language];
