import { GOLD, INK, LIGHT_GOLD } from '../../../art/palette.js';
import type { Look, Markup } from '../../../art/svg.js';
import { around, circle, edged, path, rect, show } from '../../../art/svg.js';

/** The master key that goes round. */
export const masterKey = (look?: Look): Markup =>
  show(
    {
      box: [0, 0, 96, 44],
      body:
        `<circle cx="20" cy="22" r="16" fill="none" stroke="${INK}" stroke-width="9"/><circle cx="20" cy="22" r="16" fill="none" stroke="${GOLD}" stroke-width="6.5"/>` +
        around(4, 20, 22, () => circle(20, 4.5, 3.6, edged(LIGHT_GOLD, INK, 1))) +
        path('M36 19h50v6h-4v10h-7v-6h-5v6h-7V25H36z', edged(GOLD, INK, 1.5)) +
        rect(38, 16, 5, 12, edged(LIGHT_GOLD, INK, 1.2)) +
        circle(20, 22, 5, edged('#7c2434', INK, 1.2)),
    },
    look,
  );
