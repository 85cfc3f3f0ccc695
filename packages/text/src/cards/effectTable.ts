import type { Effect, EffectKind, EffectOf } from '@gah/engine';
import type { Language } from '../language.js';

/** What an effect says; `told` tells the effects inside it. */
export type EffectText<E extends Effect = Effect> = (
  language: Language,
  effect: E,
  told: (effects: readonly Effect[]) => string,
) => string;

export type EffectTexts = { readonly [K in EffectKind]: EffectText<EffectOf<K>> };
