import type { Opponent } from '@gah/engine';
import { ELISABETH, SOLO_HOTELS } from '@gah/engine';
import type { Pictures } from '../../almanac/pictures.js';
import type { Markup } from '../../art/svg.js';
import { later } from '../../cards/later.svelte.js';
import { soloHotel as house } from './art/hotels.js';

const portraits = later<(who: Opponent, crop: 'full' | 'face') => Markup>(
  () => '',
  async () => {
    const { courtPortrait } = await import('../../art/portraits/court.js');
    return (who, crop) => courtPortrait(who, { crop });
  },
);

const whose = (key: string): Opponent => (key in ELISABETH ? 'elisabeth' : 'leopold');

const instruction: Pictures = {
  whole: (key) => ({ is: 'drawing', isWide: false, markup: portraits.now(whose(key), 'full') }),
  face: (key) => portraits.now(whose(key), 'face'),
  load: portraits.load,
};

const drawn = (key: string): Markup => {
  const known = SOLO_HOTELS.find((each) => each === key);
  return known ? house(known) : '';
};

const soloHotel: Pictures = {
  whole: (key) => ({ is: 'drawing', isWide: true, markup: drawn(key) }),
  face: drawn,
};

export const pictures = { instruction, soloHotel };
