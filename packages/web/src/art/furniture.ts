import { GOLD, INK, IVORY, LAMP } from './palette.js';
import type { Look, Markup } from './svg.js';
import { circle, edged, fill, line, path, rect, repeat, show } from './svg.js';

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

/** A shelf with pots over a tiled wall: the head of the kitchen. */
export const kitchenShelf = (look?: Look): Markup =>
  show(
    {
      box: [0, 0, 160, 40],
      body:
        repeat(13, (column) =>
          repeat(2, (row) =>
            (column + row) % 2 === 0
              ? rect(column * 12 + 2, row * 12 + 4, 12, 12, fill('var(--panel3)'))
              : '',
          ),
        ) +
        rect(0, 32, 160, 4, fill('var(--ink)')) +
        path('M10 32V18h22v14zM8 18h26v-3H8zM19 15v-4h4v4z', edged('#b8763a', INK, 1.2)) +
        path('M46 32c-4-8-2-14 6-14s10 6 6 14zM50 18v-5h4v5z', edged('#fff6e3', INK, 1.2)) +
        path('M72 32V10h5V5h6v5h5v22z', edged('#1e4430', INK, 1.2)) +
        path('M73 18h14v8H73z', fill('#f0e2bf')) +
        path('M100 32V16h18v16zM118 20h6v6h-6', edged('#38251a', INK, 1.2)) +
        path('M134 32l3-16h14l3 16z', edged('#c58a45', INK, 1.2)) +
        path('M139 20l3-3m2 3l3-3', line(INK, 1.2)),
    },
    look,
  );

/** The lamp beside the reception. */
export const lamp = (look?: Look): Markup =>
  show(
    {
      box: [0, 0, 28, 60],
      body:
        rect(11, 0, 6, 10, edged('var(--gold)', 'var(--ink)', 1)) +
        path('M6 10h16l3 20H3z', edged(LAMP, INK, 1.5)) +
        path('M14 10v20M4.5 20h19', line(INK, 1)) +
        path('M9 30h10l-5 12z', edged(GOLD, INK, 1.2)) +
        circle(14, 46, 2.5, fill('var(--gold)')),
    },
    look,
  );

/** The bin for dice of players who pass. */
export const dustbin = (look?: Look): Markup =>
  show(
    {
      box: [0, 0, 44, 52],
      body:
        path('M6 14h32l-4 36H10z', edged('#8d8f93', INK, 1.6)) +
        path('M14 18l2 28M22 18v28M30 18l-2 28', line('#5d6064', 1.6)) +
        path('M3 9h38v5H3z', edged('#a9acaf', INK, 1.6)) +
        path('M16 9V4h12v5', line(INK, 2.2)),
    },
    look,
  );
