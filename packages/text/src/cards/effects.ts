import type { Effect, EffectKind, EffectOf } from '@gah/engine';
import { FLOORS, FREE } from '@gah/engine';
import type { Language } from '../language.js';
import { say } from '../messages/say.js';
import { actionWords, goodName } from '../names/names.js';
import { perText } from './countables.js';
import { amountsOf } from './goods.js';

/** "at the usual price", "for 2 krones less", "for free" */
export function priceText(language: Language, discount: number): string {
  if (discount === 0) return say(language, 'prices', 'full');
  if (discount >= FREE) return say(language, 'prices', 'free');
  return say(language, 'prices', 'less', { krones: discount });
}

/** The number of lowest floors that are allowed; 0 when all are. */
export const floorLimit = (floors: number): number => (floors < FLOORS ? floors : 0);

const TEXTS: {
  readonly [K in EffectKind]: (language: Language, effect: EffectOf<K>) => string;
} = {
  vp: (language, { amount }) => say(language, 'effects', 'vp', { amount }),
  vpPer: (language, { amount, per }) =>
    say(language, 'effects', 'vpPer', { amount, per: perText(language, per) }),
  krones: (language, { amount }) => say(language, 'effects', 'krones', { amount }),
  emperor: (language, { amount }) => say(language, 'effects', 'emperor', { amount }),
  goods: (language, { goods }) =>
    amountsOf(goods)
      .map(({ good, amount }) =>
        say(language, 'effects', 'good', { amount, good: goodName(language, good, amount) }),
      )
      .join(', '),
  chooseGoods: (language, { amount }) => say(language, 'effects', 'chooseGoods', { amount }),
  drawStaff: (language, { amount }) => say(language, 'effects', 'drawStaff', { amount }),
  playStaff: (language, { discount }) =>
    say(language, 'effects', 'playStaff', { price: priceText(language, discount) }),
  drawThree: (language, { discount }) =>
    say(language, 'effects', 'drawThree', { price: priceText(language, discount) }),
  prepareRoom: (language, { discount, floors, occupy }) =>
    say(language, 'effects', 'prepareRoom', {
      price: priceText(language, discount),
      floors: floorLimit(floors),
      occupy: occupy ? 'yes' : 'no',
    }),
  occupyRoom: (language) => say(language, 'effects', 'occupyRoom'),
  takeGuest: (language) => say(language, 'effects', 'takeGuest'),
  fillOrder: (language) => say(language, 'effects', 'fillOrder'),
  useSpace: (language) => say(language, 'effects', 'useSpace'),
  extraTurn: (language) => say(language, 'effects', 'extraTurn'),
  mainAction: (language, { space, strength }) =>
    say(language, 'effects', 'mainAction', {
      space,
      action: actionWords(language, space),
      strength,
    }),
};

/** An effect as part of a sentence: "+2 krones", "occupy 1 vacant room". */
export function effectText(language: Language, effect: Effect): string {
  // One cast instead of one per kind: the table above pairs each kind with its own text.
  const textOf = TEXTS[effect.do] as (language: Language, effect: Effect) => string;
  return textOf(language, effect);
}

/** One text for each effect; equal ones are told once with their number. */
export function effectLines(language: Language, effects: readonly Effect[]): string[] {
  const times = new Map<string, number>();
  for (const effect of effects) {
    const text = effectText(language, effect);
    times.set(text, (times.get(text) ?? 0) + 1);
  }
  return [...times].map(([effect, count]) =>
    count === 1 ? effect : say(language, 'effects', 'times', { times: count, effect }),
  );
}

export const effectsText = (language: Language, effects: readonly Effect[]): string =>
  effectLines(language, effects).join('; ');
