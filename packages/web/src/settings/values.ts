import type { ByLanguage } from '@gah/text';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** 0 shows results at once, 1 as designed, 2 twice as fast. */
export const SPEEDS = [0, 1, 2] as const;
export type Speed = (typeof SPEEDS)[number];

/** In their own words: whoever looks for a language reads it. */
export const LANGUAGE_NAMES: ByLanguage<string> = {
  en: 'English',
  de: 'Deutsch',
  ru: 'Русский',
};
