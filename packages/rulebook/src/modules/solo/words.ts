import { SOLO_HOTELS } from '@gah/engine';
import type { Language } from '@gah/text';
import { soloHotelName } from '@gah/text';

/** Names that the pictures of this chapter show. */
export const shownNames = {
  soloHotels: (language: Language): string[] =>
    SOLO_HOTELS.map((key) => soloHotelName(language, key)),
} as const;
