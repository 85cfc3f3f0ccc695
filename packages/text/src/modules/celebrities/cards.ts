import type { Celebrity } from '@gah/engine';
import type { Language } from '../../language.js';
import { say } from '../../catalogue/say.js';
import { abilityTexts } from '../../cards/abilities.js';
import { effectText } from '../../cards/effects.js';

/** What a celebrity does for the rest of the round, as one or more sentences. */
export function celebrityText(language: Language, { ability, use }: Celebrity): string {
  const sentences = ability ? abilityTexts(language, ability) : [];
  if (use) {
    sentences.push(say(language, 'staffEffects', 'round', { effects: effectText(language, use) }));
  }
  return sentences.join(' ');
}
