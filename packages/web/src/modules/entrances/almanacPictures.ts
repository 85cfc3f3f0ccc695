import { ENTRANCE_KEYS } from '@gah/engine';
import type { Pictures } from '../../almanac/pictures.js';
import type { Markup } from '../../art/svg.js';
import { entrance as gate } from './art/gates.js';

const drawn = (key: string): Markup => {
  const known = ENTRANCE_KEYS.find((each) => each === key);
  return known ? gate(known) : '';
};

const entrance: Pictures = {
  whole: (key) => ({ is: 'drawing', isWide: false, markup: drawn(key) }),
  face: drawn,
};

export const pictures = { entrance };
