import type { Language } from '@gah/text';
import { de } from './de.js';
import { en } from './en.js';
import { ru } from './ru.js';
import type { TableWords } from './words.js';

const WORDS: Readonly<Record<Language, TableWords>> = { en, de, ru };

export const tableWords = (language: Language): TableWords => WORDS[language];
