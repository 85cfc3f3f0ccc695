import type { Effect, PackEffect } from '@gah/engine';
import { packEffectOf } from '@gah/engine';
import type { AlmanacWords } from '../wordsIn.js';

/** What a section or token may give, in the words of the form. */
export type EffectName = keyof AlmanacWords['desk']['effects'];
export const EFFECT_NAMES = [
  'vp',
  'krones',
  'emperor',
  'anyGoods',
  'goods',
  'drawStaff',
  'playStaff',
  'prepareRoom',
  'occupyRoom',
] as const satisfies readonly EffectName[];

interface Parts {
  readonly name: EffectName;
  readonly amount: unknown;
}

/** An effect of a pack has one key, which says what it gives. */
export function partsOf(effect: unknown): Parts {
  const [[name, amount] = ['vp', null]] = Object.entries(effect ?? {});
  return { name: EFFECT_NAMES.find((known) => known === name) ?? 'vp', amount };
}

export const wholeOf = (name: EffectName, amount: unknown): Readonly<Record<string, unknown>> => ({
  [name]: amount,
});

export const packEffectsOf = (effects: readonly Effect[]): PackEffect[] =>
  effects.flatMap((effect) => packEffectOf(effect) ?? []);
