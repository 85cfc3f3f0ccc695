import type { Ability, DieReaction } from '@gah/engine';
import { ROOM_COLORS } from '@gah/engine';
import type { Language } from '../language.js';
import { say } from '../catalogue/say.js';
import { yesNo } from '../catalogue/values.js';
import { oneOf } from '../sentences.js';
import { effectsText } from './effects.js';

type TextOf<T> = (language: Language, value: T) => string;
type PartTexts<T> = { readonly [K in keyof Required<T>]: TextOf<NonNullable<T[K]>> };

/** The texts of those parts that a record has, in the order of the table. */
function textsOf<T extends object>(language: Language, texts: PartTexts<T>, record: T): string[] {
  const keys = Object.keys(texts) as (keyof T)[];
  return keys.flatMap((key) => {
    const value = record[key];
    return value === undefined || value === null ? [] : [texts[key](language, value)];
  });
}

const DIE_REACTIONS: PartTexts<Omit<DieReaction, 'values'>> = {
  gain: (language, effects) =>
    say(language, 'dieReactions', 'gain', { effects: effectsText(language, effects) }),
  beside: (language, effects) =>
    say(language, 'dieReactions', 'beside', { effects: effectsText(language, effects) }),
  strength: (language, amount) => say(language, 'dieReactions', 'strength', { amount }),
  freeSpace: (language) => say(language, 'dieReactions', 'freeSpace'),
  both: (language) => say(language, 'dieReactions', 'both'),
};

/** "4 / 8 / 13 / 20" */
const listed = (amounts: readonly number[]): string => amounts.join(' / ');

const ABILITIES: PartTexts<Ability> = {
  onDie: (language, reaction) =>
    say(language, 'abilities', 'onDie', {
      values: oneOf(language, reaction.values.map(String)),
      reactions: textsOf(language, DIE_REACTIONS, reaction).join('; '),
    }),
  onGuestLeaving: (language, { color, minGoods = 0, gain }) =>
    say(language, 'abilities', 'onGuestLeaving', {
      color: color ?? 'any',
      minGoods,
      gain: effectsText(language, gain),
    }),
  onOrderComplete: (language, { color, gain }) =>
    say(language, 'abilities', 'onOrderComplete', { color, gain: effectsText(language, gain) }),
  onRoomOccupied: (language, { byGuestOnly, gain }) =>
    say(language, 'abilities', 'onRoomOccupied', {
      by: byGuestOnly ? 'guest' : 'any',
      gain: effectsText(language, gain),
    }),
  onEmperorBonus: (language, { gain }) =>
    say(language, 'abilities', 'onEmperorBonus', { gain: effectsText(language, gain) }),
  onStaffPlayed: (language, { oncePerRound, gain }) =>
    say(language, 'abilities', 'onStaffPlayed', {
      once: yesNo(oncePerRound),
      gain: effectsText(language, gain),
    }),
  onDancerSent: (language, { gain }) =>
    say(language, 'abilities', 'onDancerSent', { gain: effectsText(language, gain) }),
  onMarkerPlaced: (language, { gain }) =>
    say(language, 'abilities', 'onMarkerPlaced', { gain: effectsText(language, gain) }),
  onGain: (language, { what, gain }) =>
    say(language, 'abilities', 'onGain', {
      what,
      self: yesNo(gain.some((effect) => effect.do === what)),
      gain: effectsText(language, gain),
    }),
  onChampagnePaid: (language, { gain }) =>
    say(language, 'abilities', 'onChampagnePaid', { gain: effectsText(language, gain) }),
  freeRooms: (language, color) => say(language, 'abilities', 'freeRooms', { color }),
  freeServing: (language) => say(language, 'abilities', 'freeServing'),
  freeGuests: (language) => say(language, 'abilities', 'freeGuests'),
  wardCost: (language, price) => say(language, 'abilities', 'wardCost', { price }),
  orderSlack: (language, goods) => say(language, 'abilities', 'orderSlack', { goods }),
  groupBonus: (language, bonus) =>
    say(language, 'abilities', 'groupBonus', {
      sizes: listed(
        Array.from(
          { length: Math.max(...ROOM_COLORS.map((color) => bonus[color].length)) },
          (_, index) => index + 1,
        ),
      ),
      blue: listed(bonus.blue),
      red: listed(bonus.red),
      yellow: listed(bonus.yellow),
    }),
  rowBonusTimes: (language, times) => say(language, 'abilities', 'rowBonusTimes', { times }),
  soleMajorityVp: (language, vp) => say(language, 'abilities', 'soleMajorityVp', { vp }),
};

/** A sentence for each thing an ability changes. */
export const abilityTexts = (language: Language, ability: Ability): string[] =>
  textsOf(language, ABILITIES, ability);
