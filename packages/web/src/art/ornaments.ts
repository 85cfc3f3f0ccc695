import { GOLD, INK, LIGHT_GOLD } from './palette.js';
import type { Figure, Look, Markup } from './svg.js';
import { edged, fill, group, line, num, path, rect, repeat, show } from './svg.js';

const THEME_GOLD = 'var(--gold)';
const THEME_INK = 'var(--ink)';

/** A line with a lozenge in the middle, between parts of a page. */
export const divider = (width: number): Markup =>
  show(
    {
      box: [0, 0, width, 12],
      body:
        path(
          `M0 6H${num(width / 2 - 22)}M${num(width / 2 + 22)} 6H${num(width)}`,
          line(THEME_GOLD, 1),
        ) +
        path(`M${num(width / 2)} 0l6 6-6 6-6-6z`, fill(THEME_INK)) +
        path(
          `M${num(width / 2 - 14)} 4h4v4h-4zM${num(width / 2 + 10)} 4h4v4h-4z`,
          fill(THEME_GOLD),
        ),
    },
    { width, height: 12 },
  );

/** A tree of squares and spirals beside the title of a page; mirrored for the other side. */
export function tree(look?: Look, mirrored = false): Markup {
  const branch = (y: number, reach: number): Markup =>
    path(
      `M40 ${y}q${-reach * 0.9} ${-4} ${-reach} ${-18}a7 7 0 1 1 9 7a3.5 3.5 0 1 1-2-5`,
      line(THEME_GOLD, 2),
    ) +
    path(
      `M40 ${y - 9}q${reach * 0.9} -4 ${reach} -18a7 7 0 1 0-9 7a3.5 3.5 0 1 0 2-5`,
      line(THEME_GOLD, 2),
    );
  const leaves: readonly (readonly [number, number])[] = [
    [20, 20],
    [56, 12],
    [30, 8],
    [48, 26],
    [64, 40],
    [12, 46],
    [26, 58],
    [58, 64],
    [18, 82],
    [64, 92],
  ];
  const body =
    path('M36 160q3-60 2-140h4q-1 80 2 140z', fill(THEME_INK)) +
    branch(60, 26) +
    branch(92, 32) +
    branch(124, 28) +
    leaves
      .map(([x, y], index) =>
        rect(
          x,
          y,
          5,
          5,
          fill(index % 3 === 0 ? 'var(--red)' : index % 3 === 1 ? THEME_GOLD : 'var(--green)'),
        ),
      )
      .join('') +
    rect(10, 158, 60, 4, fill(THEME_INK));
  return show(
    {
      box: [0, 0, 80, 162],
      body: mirrored ? group('transform="matrix(-1 0 0 1 80 0)"', body) : body,
    },
    look,
  );
}

/** The back of a staff card, 104 × 155. */
const staffBackFigure: Figure = {
  box: [0, 0, 104, 155],
  body:
    rect(0.75, 0.75, 102.5, 153.5, edged('#2b2723', INK, 1.5)) +
    rect(5, 5, 94, 145, line(GOLD, 1.4)) +
    repeat(2, (row) =>
      path(`M9 ${row === 0 ? 12 : 143}h86`, `${line(GOLD, 5)} stroke-dasharray="5 5.125"`),
    ) +
    path('M9 19h86v117H9z', line(GOLD, 0.8)) +
    path('M9 19l43 58L95 19M9 136l43-59 43 59', `${line(GOLD, 0.7)} stroke-opacity=".6"`) +
    path('M52 77l-24-13v26zl24-13v26z', edged(LIGHT_GOLD, INK, 1.2)) +
    rect(46, 71, 12, 12, edged(GOLD, INK, 1.2)),
};
export const staffBack = (look?: Look): Markup => show(staffBackFigure, look);
