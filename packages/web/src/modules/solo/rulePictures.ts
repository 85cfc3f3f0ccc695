import { SOLO_HOTELS } from '@gah/engine';
import { soloHotelName, soloHotelText } from '@gah/text';
import type { Drawings } from '../../rulebook/pictures/shown.js';
import { soloHotel } from './art/hotels.js';

/** What the rules show of a game alone. */
export const rulePictures: Drawings<'soloHotels'> = {
  soloHotels: (_picture, language) => ({
    as: 'items',
    items: SOLO_HOTELS.map((key) => ({
      key,
      name: soloHotelName(language, key),
      drawing: soloHotel(key, { width: 110 }),
      lines: [soloHotelText(language, key)],
    })),
  }),
};
