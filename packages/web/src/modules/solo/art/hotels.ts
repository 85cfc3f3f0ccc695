import type { SoloHotelKey } from '@gah/engine';
import { placedIcon } from '../../../art/icons.js';
import { GOLD, INK, IVORY, LAMP, LIGHT_GOLD } from '../../../art/palette.js';
import type { Look, Markup } from '../../../art/svg.js';
import { circle, edged, fill, line, path, rect, repeat, show } from '../../../art/svg.js';

/** A plain house with a sign of its own, 120 × 100 units. */
const house = (color: string, sign: Markup): Markup =>
  rect(10, 26, 100, 70, edged(color, INK, 1.6)) +
  path('M4 26h112l-6-9H10z', edged(INK, INK, 1)) +
  path('M14 21.5h92', `${line(GOLD, 3)} stroke-dasharray="4 4"`) +
  [18, 88]
    .map(
      (x) => rect(x, 68, 14, 18, edged(LAMP, INK, 1.2)) + path(`M${x + 7} 68v18`, line(INK, 0.9)),
    )
    .join('') +
  path('M46 96V78a14 14 0 0 1 28 0v18z', edged('#2b2723', INK, 1.5)) +
  path('M60 64v32', line(LIGHT_GOLD, 1.2)) +
  rect(34, 30, 52, 32, edged(IVORY, INK, 1.5)) +
  rect(37, 33, 46, 26, line(GOLD, 1)) +
  sign +
  rect(0, 96, 120, 3, fill('var(--ink)'));

const HOUSES: Readonly<Record<SoloHotelKey, Markup>> = {
  hautelCouture: house(
    '#d7b4bf',
    path('M56 34h8l2 8-3 5 8 11H49l8-11-3-5z', edged('#7d1f39', INK, 1)) +
      path('M60 34v-2m-5 15h10', line(GOLD, 1.2)),
  ),
  nineStarsInn: house(
    '#aebfd6',
    repeat(9, (index) =>
      placedIcon(
        'star',
        39 + (index % 5) * 9 + (index > 4 ? 4.5 : 0),
        index > 4 ? 46 : 35,
        8,
        '#a67c1e',
        IVORY,
      ),
    ),
  ),
  sushiResort: house(
    '#e9cdb4',
    path('M42 46c8-12 22-12 30-2l7-5v14l-7-5c-8 10-22 10-30-2z', edged('#d9765a', INK, 1.1)) +
      circle(49, 44, 1.4, fill(INK)) +
      path('M58 40q4 6 0 12m6-11q3 5 0 10', line(IVORY, 1.2)),
  ),
  tollBridge: house(
    '#b9c7b0',
    path('M40 56q20-26 40 0', line('#6e6a63', 4)) +
      path('M40 42h40', `${line('#a32a2a', 4)} stroke-dasharray="6 5"`) +
      rect(40, 38, 4, 18, edged('#584d40', INK, 0.8)),
  ),
};
/** The hotel of the automatic opponent. */
export const soloHotel = (key: SoloHotelKey, look?: Look): Markup =>
  show({ box: [0, 10, 120, 90], body: HOUSES[key] }, look);
