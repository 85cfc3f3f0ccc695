import type { DieColor } from '@gah/engine';
import { at, CELEBRITY_KEYS, DIE_COLORS } from '@gah/engine';
import type { Pictures } from '../../almanac/pictures.js';
import type { Crop } from '../../art/portraits/portrait.js';
import type { Markup } from '../../art/svg.js';
import { portraits } from './portraits.js';

/** On the grounds of all dice in turn: any of them may bring her. */
function drawn(key: string, crop: Crop): Markup {
  const index = CELEBRITY_KEYS.findIndex((each) => each === key);
  const color: DieColor = at(DIE_COLORS, index % DIE_COLORS.length);
  const known = CELEBRITY_KEYS[index];
  return known ? portraits.now(known, color, crop) : '';
}

const celebrity: Pictures = {
  whole: (key) => ({ is: 'drawing', isWide: false, markup: drawn(key, 'full') }),
  face: (key) => drawn(key, 'face'),
  load: portraits.load,
};

export const pictures = { celebrity };
