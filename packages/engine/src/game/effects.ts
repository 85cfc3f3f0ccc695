import { CORE_EFFECTS } from '../effects/interpreter.js';
import type { Effect, EffectKind } from '../model/effect.js';
import type { AnyEffectRule } from '../model/context.js';
import { ALL_MODULES } from './modules.js';

const NOTHING: readonly Effect[] = [];

/** Said of every effect that does not say otherwise. */
const PLAIN: Pick<AnyEffectRule, 'brings' | 'why'> = {
  brings: () => NOTHING,
  why: (_context, _seat, effect) => {
    throw new Error(`${effect.do} can always be used`);
  },
};

/** How each kind of effect works, those of modules included. */
export const EFFECT_RULES = new Map(
  [CORE_EFFECTS, ...ALL_MODULES.map(({ effects }) => effects ?? {})]
    .flatMap((rules) => Object.entries(rules))
    .map(([kind, rule]) => [kind, { ...PLAIN, ...rule }]),
) as ReadonlyMap<string, unknown> as ReadonlyMap<EffectKind, AnyEffectRule>;
