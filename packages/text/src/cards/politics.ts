import type { PoliticsCard } from '@gah/engine';
import type { Language } from '../language.js';
import { say } from '../messages/say.js';
import { allOf, sentence } from '../sentences.js';
import { atLeastText } from './countables.js';

export interface PoliticsText {
  readonly condition: string;
  readonly vp: string;
}

export const politicsText = (language: Language, card: PoliticsCard): PoliticsText => ({
  condition: sentence(
    allOf(
      language,
      card.conditions.map(({ per, atLeast }) => atLeastText(language, per, atLeast)),
    ),
  ),
  vp: say(language, 'cards', 'politicsVp', { vp: card.vp.join(' / ') }),
});
