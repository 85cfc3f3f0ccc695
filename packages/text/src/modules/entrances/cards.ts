import type { DoveToken, Effect, Entrance, EntranceKey } from '@gah/engine';
import {
  ALL_POLITICS_VP,
  FIRST_ROOM_BONUS,
  LETTERS,
  PERSONAL_POLITICS_VP,
  PILE_VP,
  SECOND_DIE_BONUS,
} from '@gah/engine';
import type { Language } from '../../language.js';
import { say } from '../../catalogue/say.js';
import { yesNo } from '../../catalogue/values.js';
import { allOf, capitalised, oneOf, sentence } from '../../sentences.js';
import { abilityTexts } from '../../cards/abilities.js';
import { effectLines, effectsText, effectText } from '../../cards/effects.js';
import { goodsText } from '../../cards/goods.js';
import { scoringRows, vpByRoundText } from '../../cards/points.js';
import { priceText } from '../../cards/prices.js';

export interface EntranceText {
  /** What it brings when it is gained and before the first round. */
  readonly whenGained: readonly string[];
  /** What it changes in play. */
  readonly ongoing: readonly string[];
}

type Written = Readonly<
  Record<EntranceKey, { readonly [P in keyof EntranceText]?: (language: Language) => string[] }>
>;

/** What no record of an entrance says: its module does it by itself. */
const WRITTEN: Written = {
  paulwei: {},
  zantMainz: { ongoing: secondDieTexts },
  dove: { ongoing: (language) => [say(language, 'entrances', 'dove')] },
  kaufman: {
    whenGained: (language) => [say(language, 'entrances', 'kaufmanFirstGuest')],
    ongoing: (language) => [
      say(language, 'entrances', 'kaufmanSecondGuest'),
      say(language, 'entrances', 'kaufmanPile', { points: pilePoints(language) }),
    ],
  },
  mayenfels: { ongoing: (language) => [say(language, 'entrances', 'mayenfels')] },
  ninas: {
    whenGained: (language) => [
      say(language, 'entrances', 'ninasCards', { letters: allOf(language, LETTERS) }),
    ],
    ongoing: (language) => [
      say(language, 'entrances', 'ninasPoints', {
        points: vpByRoundText(language, PERSONAL_POLITICS_VP),
      }),
      say(language, 'entrances', 'ninasFinal', { points: politicsPoints(language) }),
    ],
  },
  stroup: {
    ongoing: (language) => [
      say(language, 'entrances', 'stroup', {
        blue: effectText(language, FIRST_ROOM_BONUS.blue),
        red: effectText(language, FIRST_ROOM_BONUS.red),
        yellow: effectText(language, FIRST_ROOM_BONUS.yellow),
      }),
    ],
  },
  wray: {
    whenGained: (language) => [
      say(language, 'entrances', 'wrayTiles', { letters: allOf(language, LETTERS) }),
    ],
    ongoing: (language) => [
      say(language, 'entrances', 'wrayUse', { letters: oneOf(language, LETTERS) }),
    ],
  },
  kozi: { ongoing: (language) => [say(language, 'entrances', 'kozi')] },
  ren: {},
};

/** The table of sums; sums that bring the same share a line. */
function secondDieTexts(language: Language): string[] {
  const sums = new Map<string, string[]>();
  for (const [sum, effects] of Object.entries<readonly Effect[]>(SECOND_DIE_BONUS)) {
    const text = effectsText(language, effects);
    sums.set(text, [...(sums.get(text) ?? []), sum]);
  }
  return [
    say(language, 'entrances', 'zantMainz'),
    ...[...sums].map(([effects, values]) =>
      effects === ''
        ? say(language, 'entrances', 'zantMainzNothing', { sums: oneOf(language, values) })
        : say(language, 'entrances', 'zantMainzSum', { sums: oneOf(language, values), effects }),
    ),
    say(language, 'entrances', 'zantMainzKey'),
  ];
}

const pilePoints = (language: Language): string =>
  scoringRows(PILE_VP)
    .map(({ amount, vp, isLast }) =>
      say(language, 'entrances', 'kaufmanPoints', { guests: amount, vp, more: yesNo(isLast) }),
    )
    .join(', ');

const politicsPoints = (language: Language): string =>
  scoringRows(ALL_POLITICS_VP)
    .map(({ amount, vp }) => say(language, 'entrances', 'ninasFinalPoints', { cards: amount, vp }))
    .join(', ');

/** What a hotel entrance brings. */
export function entranceText(language: Language, entrance: Entrance): EntranceText {
  const { key, startGoods, whenGained, setupRooms, extraTables, ability } = entrance;
  const gained = [
    capitalised(say(language, 'entrances', 'start', { goods: goodsText(language, startGoods) })),
    ...effectLines(language, whenGained).map(sentence),
  ];
  if (setupRooms) {
    const { amount, discount } = setupRooms;
    const price = priceText(language, discount);
    gained.push(say(language, 'entrances', 'setupRooms', { amount, price }));
  }
  const ongoing: string[] = [];
  if (extraTables > 0) {
    ongoing.push(say(language, 'entrances', 'extraTables', { tables: extraTables }));
  }
  if (ability) ongoing.push(...abilityTexts(language, ability));
  return {
    whenGained: [...gained, ...(WRITTEN[key].whenGained?.(language) ?? [])],
    ongoing: [...ongoing, ...(WRITTEN[key].ongoing?.(language) ?? [])],
  };
}

export interface DoveTokenText {
  /** For a whole column. */
  readonly top: string;
  /** For a whole floor. */
  readonly bottom: string;
}

export const tokenText = (language: Language, { top, bottom }: DoveToken): DoveTokenText => ({
  top: sentence(effectText(language, top)),
  bottom: sentence(effectText(language, bottom)),
});
