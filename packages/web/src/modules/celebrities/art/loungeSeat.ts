import type { Die } from '@gah/engine';
import { GOLD, INK, IVORY, TONES } from '../../../art/palette.js';
import type { Look, Markup } from '../../../art/svg.js';
import { edged, line, path, show } from '../../../art/svg.js';

/** An armchair in the lounge, in the colour of the die whose guest of honour may sit in it. */
export function loungeSeat(kind: Die, look?: Look): Markup {
  const cloth = kind === 'white' ? { full: IVORY, deep: '#c9b891' } : TONES[kind];
  return show(
    {
      box: [0, 0, 72, 72],
      body:
        path('M14 62h6v8h-6zM52 62h6v8h-6z', edged('#4a3322', INK, 1.2)) +
        path('M16 44V20q0-14 20-14t20 14v24z', edged(cloth.full, INK, 1.5)) +
        path('M20 42V22q0-11 16-11t16 11v20', line(GOLD, 1.2)) +
        path(
          'M28 20h0m8 6h0m8-6h0m-16 12h0m16 0h0',
          `stroke="${GOLD}" stroke-width="3" stroke-linecap="round"`,
        ) +
        path('M6 36q0-6 6-6t6 6v8h36v-8q0-6 6-6t6 6v26H6z', edged(cloth.full, INK, 1.5)) +
        path('M18 46h36v8H18z', edged(cloth.deep, INK, 1.2)),
    },
    look,
  );
}
