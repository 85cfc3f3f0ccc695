import { EMPEROR_ROUNDS, NO_DANCER_VP } from '@gah/engine';
import type { Language } from '@gah/text';
import { ballroomName } from '@gah/text';
import { PRINTED } from '../../printed.js';

/** What the messages of this chapter take from the tables of the game. */
export const amounts = {
  'ballrooms.scoring': { scorings: EMPEROR_ROUNDS.join(', '), loss: -NO_DANCER_VP },
} as const;

/** Names that the pictures of this chapter show. */
export const shownNames = {
  ballrooms: (language: Language): string[] =>
    PRINTED.ballrooms.map((hall) => ballroomName(language, hall)),
} as const;
