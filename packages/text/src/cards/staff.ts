import type { Ability, DieReaction, StaffCard } from '@gah/engine';
import type { Language } from '../language.js';
import { say } from '../messages/say.js';
import { oneOf } from '../sentences.js';
import { perText } from './countables.js';
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

const ABILITIES: PartTexts<Ability> = {
  onDie: (language, reaction) =>
    say(language, 'abilities', 'onDie', {
      values: oneOf(language, reaction.values.map(String)),
      reactions: textsOf(language, DIE_REACTIONS, reaction).join('; '),
    }),
  onGuestLeaving: (language, { color, minGoods, gain }) =>
    say(language, 'abilities', 'onGuestLeaving', {
      color: color ?? 'any',
      minGoods: minGoods ?? 0,
      gain: effectsText(language, gain),
    }),
  onRoomOccupied: (language, { byGuestOnly, gain }) =>
    say(language, 'abilities', 'onRoomOccupied', {
      by: byGuestOnly ? 'guest' : 'any',
      gain: effectsText(language, gain),
    }),
  onEmperorBonus: (language, { gain }) =>
    say(language, 'abilities', 'onEmperorBonus', { gain: effectsText(language, gain) }),
  freeRooms: (language, color) => say(language, 'abilities', 'freeRooms', { color }),
  freeServing: (language) => say(language, 'abilities', 'freeServing'),
  freeGuests: (language) => say(language, 'abilities', 'freeGuests'),
  wardCost: (language, price) => say(language, 'abilities', 'wardCost', { price }),
};

function finalText(language: Language, final: NonNullable<StaffCard['final']>): string {
  if (final === 'copyOpponent') return say(language, 'finals', 'copyOpponent');
  const { amount, max } = final;
  const per = perText(language, final.per);
  return max === undefined
    ? say(language, 'finals', 'scoring', { amount, per })
    : say(language, 'finals', 'scoringUpTo', { amount, per, max });
}

/** What a staff card does, as one or more sentences. */
export function staffText(language: Language, card: StaffCard): string {
  const { timing, effects, ability, final } = card;
  const sentences: string[] = [];
  if (effects.length > 0) {
    sentences.push(
      say(language, 'staffEffects', timing, { effects: effectsText(language, effects) }),
    );
  }
  if (ability) sentences.push(...textsOf(language, ABILITIES, ability));
  if (final) sentences.push(finalText(language, final));
  return sentences.join(' ');
}
