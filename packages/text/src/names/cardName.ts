import type { ByLanguage } from '../language.js';

export interface CardName extends ByLanguage<string> {
  /** A name that stands without an article in English. */
  readonly isProper: boolean;
}

export const card = (en: string, de: string, ru: string): CardName => ({
  en,
  de,
  ru,
  isProper: false,
});
export const person = (en: string, de: string, ru: string): CardName => ({
  ...card(en, de, ru),
  isProper: true,
});
