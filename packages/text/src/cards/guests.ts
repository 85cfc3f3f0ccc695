import type { GuestCard } from '@gah/engine';
import type { Language } from '../language.js';
import { say } from '../messages/say.js';
import { guestName } from '../names/names.js';
import { sentence } from '../sentences.js';
import { effectLines, effectsText } from './effects.js';
import { goodsText } from './goods.js';

export interface GuestText {
  readonly order: string;
  readonly vp: string;
  /** One sentence for each effect; equal effects share one. */
  readonly reward: readonly string[];
}

const orderText = (language: Language, card: GuestCard): string =>
  say(language, 'cards', 'order', { goods: goodsText(language, card.order) });

export const guestText = (language: Language, card: GuestCard): GuestText => ({
  order: orderText(language, card),
  vp: say(language, 'cards', 'vp', { vp: card.vp }),
  reward: effectLines(language, card.reward).map(sentence),
});

/** The whole card in one text, for screen readers and terminals. */
export const guestSummary = (language: Language, card: GuestCard): string =>
  say(language, 'cards', 'guest', {
    name: guestName(language, card.number),
    color: card.color,
    order: orderText(language, card),
    vp: card.vp,
    reward:
      card.reward.length === 0
        ? say(language, 'cards', 'noReward')
        : effectsText(language, card.reward),
  });
