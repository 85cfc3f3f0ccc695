import type { Language } from '@gah/text';
import { LANGUAGES } from '@gah/text';
import type { Crest } from '../session/plan.js';
import { CRESTS } from '../session/plan.js';

export const THEMES = ['auto', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

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
const PACE_OF_SPEED: Readonly<Record<Speed, PaceStep>> = {
  0: 'fastest',
  1: 'normal',
  2: 'fast',
};

export const TEXT_SIZES = ['normal', 'large', 'larger', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** How much larger everything is drawn. */
export const TEXT_SCALE: Readonly<Record<TextSize, number>> = {
  normal: 1,
  large: 1.15,
  larger: 1.3,
  largest: 1.5,
};

export const VOLUMES = ['off', 'soft', 'medium', 'full'] as const;
export type Volume = (typeof VOLUMES)[number];

/** The part of the greatest loudness. */
export const LOUDNESS: Readonly<Record<Volume, number>> = {
  off: 0,
  soft: 0.3,
  medium: 0.6,
  full: 1,
};

/** What a player has chosen for every game. */
export interface Settings {
  language: Language;
  theme: Theme;
  textSize: TextSize;
  speed: Speed;
  pace: PaceStep;
  /** A tap on a legal place commits without a second tap. */
  oneTap: boolean;
  volume: Volume;
  /** Of the person at this device, wherever a new table is laid. */
  crest: Crest;
}

const member = <T>(list: readonly T[], value: unknown, fallback: T): T =>
  list.find((known) => known === value) ?? fallback;

/**
 * Settings as they were found, those of earlier versions included; whatever is unreadable is as if it had
 * never been chosen.
 *
 * @param search of the address: `?lang=` and `?theme=` go before what was kept
 */
export function readSettings(
  given: Readonly<Record<string, unknown>>,
  search: string,
  language: Language,
): Settings {
  const asked = new URLSearchParams(search);
  const speed = member(SPEEDS, given['speed'], 1);
  return {
    language: member(LANGUAGES, asked.get('lang') ?? given['language'], language),
    theme: member(THEMES, asked.get('theme') ?? given['theme'], 'auto'),
    textSize: member(TEXT_SIZES, given['textSize'], 'normal'),
    speed,
    pace: member(PACES, given['pace'], PACE_OF_SPEED[speed]),
    oneTap: given['oneTap'] === true,
    // Sound was once on or off.
    volume: member(VOLUMES, given['volume'], given['sound'] === true ? 'full' : 'off'),
    crest: member(CRESTS, given['crest'], 0),
  };
}

/** In its own words: whoever looks for a language reads it. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
