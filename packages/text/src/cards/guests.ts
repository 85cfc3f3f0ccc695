import type { GuestCard } from '@gah/engine';
import type { Language } from '../language.js';
import { say } from '../catalogue/say.js';
import { guestName } from '../names/cards.js';
import { sentence } from '../sentences.js';
import { effectLines, effectsText } from './effects.js';
import { goodsText } from './goods.js';
import { vpByRoundText } from './points.js';

export interface GuestText {
  readonly order: string;
  readonly vp: string;
  /** One sentence for each effect; equal effects share one. */
  readonly reward: readonly string[];
  /** Where the guest goes, or null for one who may have a room or dance. */
  readonly lodging: string | null;
}

const orderText = (language: Language, card: GuestCard): string =>
  card.size === 0
    ? say(language, 'cards', 'noOrder')
    : say(language, 'cards', 'order', { goods: goodsText(language, card.order) });

const vpText = (language: Language, { vp, vpByRound }: GuestCard): string =>
  vpByRound ? vpByRoundText(language, vpByRound) : say(language, 'cards', 'vp', { vp });

const lodgingText = (language: Language, { lodging }: GuestCard): string | null =>
  lodging === 'any' ? null : say(language, 'lodgings', lodging);

export const guestText = (language: Language, card: GuestCard): GuestText => ({
  order: orderText(language, card),
  vp: vpText(language, card),
  reward: effectLines(language, card.reward).map(sentence),
  lodging: lodgingText(language, card),
});

/** The whole card in one text, for screen readers and terminals. */
export function guestSummary(language: Language, card: GuestCard): string {
  const summary = say(language, 'cards', 'guest', {
    name: guestName(language, card.number),
    color: card.color,
    order: orderText(language, card),
    vp: vpText(language, card),
    reward:
      card.reward.length === 0
        ? say(language, 'cards', 'noReward')
        : effectsText(language, card.reward),
  });
  const lodging = lodgingText(language, card);
  return lodging === null ? summary : `${summary} ${lodging}`;
}
