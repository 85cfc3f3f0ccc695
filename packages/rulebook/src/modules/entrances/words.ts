import { ENTRANCE_KEYS } from '@gah/engine';
import type { Language } from '@gah/text';
import { entranceName } from '@gah/text';

/** Names that the pictures of this chapter show. */
export const shownNames = {
  entrances: (language: Language): string[] =>
    ENTRANCE_KEYS.map((key) => entranceName(language, key)),
} as const;
