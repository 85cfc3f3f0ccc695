import type { Language } from '@gah/text';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** 0 shows results at once, 1 as designed, 2 twice as fast. */
export const SPEEDS = [0, 1, 2] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long others' moves can be read; motion has nothing to do with it. */
export const PACES = ['slowest', 'slow', 'normal', 'fast', 'fastest'] as const;
export type PaceStep = (typeof PACES)[number];

/** Milliseconds for each move of others. */
export const READING_MS: Readonly<Record<PaceStep, number>> = {
  slowest: 2400,
  slow: 1400,
  normal: 800,
  fast: 400,
  fastest: 0,
};

/** The speed of motion was once that of reading too: whoever chose one then keeps it. */
export const PACE_OF_SPEED: Readonly<Record<Speed, PaceStep>> = {
  0: 'fastest',
  1: 'normal',
  2: 'fast',
};

/** In its own words: whoever looks for a language reads it. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
