import type { Language } from './language.js';

type ListKind = 'conjunction' | 'disjunction';

const listFormats = new Map<string, Intl.ListFormat>();

function joinWith(language: Language, type: ListKind, parts: readonly string[]): string {
  const key = `${language} ${type}`;
  let lists = listFormats.get(key);
  if (!lists) {
    lists = new Intl.ListFormat(language, { type });
    listFormats.set(key, lists);
  }
  return lists.format(parts);
}

/** "a, b and c" */
export const allOf = (language: Language, parts: readonly string[]): string =>
  joinWith(language, 'conjunction', parts);
/** "a, b or c" */
export const oneOf = (language: Language, parts: readonly string[]): string =>
  joinWith(language, 'disjunction', parts);

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const sentence = (text: string): string => `${capitalised(text)}.`;
