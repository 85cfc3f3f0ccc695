import type { Language } from '@gah/text';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** 0 shows results at once, 1 as designed, 2 twice as fast. */
export const SPEEDS = [0, 1, 2] as const;
export type Speed = (typeof SPEEDS)[number];

/** In its own words: whoever looks for a language reads it. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
