import { INK, IVORY } from './palette.js';
import type { Look, Markup } from './svg.js';
import { edged, fill, line, path, show } from './svg.js';

const WOOD = '#7b4a22';

/** A marble table with two bentwood chairs: a free place in the café. */
export const cafeTable = (look?: Look): Markup =>
  show(
    {
      box: [0, 0, 96, 72],
      body:
        [0, 1]
          .map((side) => {
            const chair =
              path('M8 66l3-26M24 66l-2-26M6 40h22v4H6z', line(WOOD, 2.6)) +
              path('M9 40V24c0-14 16-14 16 0v16', line(WOOD, 2.6)) +
              path('M12.5 40V25c0-8 9-8 9 0v15', line(WOOD, 1.8));
            return side === 0 ? chair : `<g transform="matrix(-1 0 0 1 96 0)">${chair}</g>`;
          })
          .join('') +
        path('M46 36h4v24h-4z', fill(INK)) +
        path('M34 66q14-10 28 0', line(INK, 2.6)) +
        `<ellipse cx="48" cy="34" rx="24" ry="6" fill="${IVORY}" stroke="${INK}" stroke-width="1.5"/>` +
        path('M30 35q18 5 36 0', line('#c9b891', 1)) +
        path('M43 25h9v5q0 3-3 3h-3q-3 0-3-3z', edged('#fff', INK, 1)) +
        path('M52 26q4 0 3 3-1 1.5-3.5 1.5', line(INK, 1)) +
        path('M46 22q-2-3 0-5m4 5q-2-3 0-5', line('var(--ink2)', 1)),
    },
    look,
  );
