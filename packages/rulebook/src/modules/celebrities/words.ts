import { CELEBRITY_KEYS, CELEBRITY_VP } from '@gah/engine';
import type { Language } from '@gah/text';
import { celebrityName } from '@gah/text';

/** What the messages of this chapter take from the tables of the game. */
export const amounts = { 'celebrities.waiting': { values: CELEBRITY_VP.join(', ') } } as const;

/** Names that the pictures of this chapter show. */
export const shownNames = {
  celebrities: (language: Language): string[] =>
    CELEBRITY_KEYS.map((key) => celebrityName(language, key)),
  coloredDice: (): string[] => [],
} as const;
