import type { Effect, EffectOf } from '@gah/engine';
import type { EffectTexts } from '../../cards/effectTable.js';
import { say } from '../../catalogue/say.js';
import type { Language } from '../../language.js';
import { dancerPriceText } from './prices.js';

function dancerText(
  language: Language,
  { discount, shared, then }: EffectOf<'sendDancer'>,
  told: (effects: readonly Effect[]) => string,
): string {
  const first = shared
    ? say(language, 'effects', 'sendDancerShared')
    : say(language, 'effects', 'sendDancer', { price: dancerPriceText(language, discount) });
  return then.length === 0
    ? first
    : say(language, 'effects', 'sendDancerThen', { first, effects: told(then) });
}

export const effects = {
  sendDancer: dancerText,
  joinDancer: (language, { vpPerDancer }) =>
    say(language, 'effects', 'joinDancer', { vp: vpPerDancer }),
  scoreBallroom: (language) => say(language, 'effects', 'scoreBallroom'),
} satisfies Partial<EffectTexts>;
