import type { Effect, EffectOf, Good, GoodsToSpend } from '@gah/engine';
import { addTo, FLOORS } from '@gah/engine';
import type { Language } from '../language.js';
import { say } from '../catalogue/say.js';
import { yesNo } from '../catalogue/values.js';
import { actionWords, goodName } from '../names/words.js';
import { oneOf } from '../sentences.js';
import { perText } from './countables.js';
import { amountsOf } from './goods.js';
import type { EffectText, EffectTexts } from './effectTable.js';
import { MODULE_EFFECTS } from '../modules/effects.js';
import { priceText } from './prices.js';

/** "up to 4 dishes or drinks" */
export const goodsOfChoice = (
  language: Language,
  { amount, upTo, champagne }: Omit<GoodsToSpend, 'exchange'>,
): string =>
  say(language, 'effects', 'goodsOfChoice', {
    amount,
    upTo: yesNo(upTo),
    champagne: yesNo(champagne),
  });

/** A main action; with `champagne` that is among what the first two spaces give. */
export const mainActionText = (
  language: Language,
  { space, strength }: EffectOf<'mainAction'>,
  champagne: boolean,
): string =>
  say(language, 'effects', 'mainAction', {
    space,
    action: actionWords(language, space, champagne),
    strength,
  });

function spendText(language: Language, { spend, effects }: EffectOf<'spendGoods'>): string {
  const goods = goodsOfChoice(language, spend);
  if (!spend.exchange) {
    return say(language, 'effects', 'spendGoods', {
      goods,
      effects: effectsText(language, effects),
    });
  }
  const exchange = say(language, 'effects', 'exchangeGoods', { goods });
  return [exchange, ...effectLines(language, effects)].join('; ');
}

/** The number of lowest floors that are allowed; 0 when all are. */
export const floorLimit = (floors: number): number => (floors < FLOORS ? floors : 0);

/** "cake or wine" */
export const kindsText = (language: Language, goods: readonly Good[]): string =>
  oneOf(
    language,
    goods.map((good) => goodName(language, good, 1)),
  );

const TEXTS: EffectTexts = {
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
  chooseGoods: (language, { amount, except = [] }) =>
    except.length === 0
      ? say(language, 'effects', 'chooseGoods', { amount })
      : say(language, 'effects', 'chooseGoodsExcept', {
          amount,
          goods: kindsText(language, except),
        }),
  drawStaff: (language, { amount }) => say(language, 'effects', 'drawStaff', { amount }),
  playStaff: (language, { discount }) =>
    say(language, 'effects', 'playStaff', { price: priceText(language, discount) }),
  drawThree: (language, { discount }) =>
    say(language, 'effects', 'drawThree', { price: priceText(language, discount) }),
  prepareRoom: (language, { discount, floors, occupy }) =>
    say(language, 'effects', 'prepareRoom', {
      price: priceText(language, discount),
      floors: floorLimit(floors),
      occupy: yesNo(occupy),
    }),
  occupyRoom: (language, { floors }) =>
    say(language, 'effects', 'occupyRoom', { floors: floorLimit(floors) }),
  takeGuest: (language, { fill }) => say(language, 'effects', 'takeGuest', { fill: yesNo(fill) }),
  fillOrder: (language) => say(language, 'effects', 'fillOrder'),
  fillGood: (language, { good }) => say(language, 'effects', 'fillGood', { good }),
  useSpace: (language) => say(language, 'effects', 'useSpace'),
  extraTurn: (language) => say(language, 'effects', 'extraTurn'),
  mainAction: (language, effect) => mainActionText(language, effect, false),
  anyAction: (language, { strength }) => say(language, 'effects', 'anyAction', { strength }),
  spendGoods: spendText,
  bell: (language) => say(language, 'effects', 'bell'),
  ...MODULE_EFFECTS,
};

/** An effect as part of a sentence: "+2 krones", "occupy 1 vacant room". */
export function effectText(language: Language, effect: Effect): string {
  // One cast instead of one per kind: the table above pairs each kind with its own text.
  const textOf = TEXTS[effect.do] as EffectText;
  return textOf(language, effect, (effects) => effectsText(language, effects));
}

/** One text for each effect; equal ones are told once with their number. */
export function effectLines(language: Language, effects: readonly Effect[]): string[] {
  const times = new Map<string, number>();
  for (const effect of effects) {
    const text = effectText(language, effect);
    addTo(times, text);
  }
  return [...times].map(([effect, count]) =>
    count === 1 ? effect : say(language, 'effects', 'times', { times: count, effect }),
  );
}

export const effectsText = (language: Language, effects: readonly Effect[]): string =>
  effectLines(language, effects).join('; ');
