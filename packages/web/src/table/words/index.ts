import type { Language } from '@gah/text';
import type { TableWords } from './words.js';

const loaded = new Map<Language, TableWords>();

export function provideTableWords(language: Language, words: TableWords): void {
  loaded.set(language, words);
}

export function tableWords(language: Language): TableWords {
  const words = loaded.get(language);
  if (!words) throw new Error(`no words for the table in ${language}`);
  return words;
}
