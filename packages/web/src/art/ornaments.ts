import { DARK_GOLD, GOLD, INK, IVORY, LIGHT_GOLD } from './palette.js';
import type { Figure, Look, Markup } from './svg.js';
import { around, circle, edged, fill, group, line, num, path, rect, repeat, show } from './svg.js';

const THEME_GOLD = 'var(--gold)';
const THEME_INK = 'var(--ink)';

/** A band of two rows of squares, as long as wanted. */
export function checkerBand(squares: number, look?: Look): Markup {
  const width = squares * 4;
  const dashes = 'stroke-width="4" stroke-dasharray="4 4"';
  return show(
    {
      box: [0, 0, width, 8],
      body:
        path(`M0 2H${width}`, `stroke="var(--line)" ${dashes}`) +
        path(`M4 6H${width}`, `stroke="var(--line)" ${dashes}`),
    },
    look,
  );
}

/** Three squares in the corner of a frame; turned for the other corners. */
const corner: Markup = path('M9 9h6v6H9zM17 9h4v4h-4zM9 17h4v4H9z', fill(THEME_GOLD));

/** A frame for a page or a large card. */
export function frame(width: number, height: number): Markup {
  const sides: readonly [number, number, number, number][] = [
    [0, 0, 1, 1],
    [width, 0, -1, 1],
    [0, height, 1, -1],
    [width, height, -1, -1],
  ];
  return show(
    {
      box: [0, 0, width, height],
      body:
        rect(1.5, 1.5, width - 3, height - 3, line(THEME_INK, 3)) +
        rect(5, 5, width - 10, height - 10, line(THEME_GOLD, 1.2)) +
        sides
          .map(([x, y, sx, sy]) =>
            group(`transform="matrix(${sx} 0 0 ${sy} ${num(x)} ${num(y)})"`, corner),
          )
          .join(''),
    },
    { width, height, className: 'frame' },
  );
}

/** Three squares before a title. */
export const titleMark = (look?: Look): Markup =>
  show(
    {
      box: [0, 0, 14, 9],
      body:
        path('M0 0h4v4H0zM10 0h4v4h-4z', fill(THEME_GOLD)) + path('M5 5h4v4H5z', fill(THEME_INK)),
    },
    look,
  );

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

export const CARD_BACKS = [
  'guest',
  'staff',
  'politics',
  'tile',
  'instruction',
  'celebrity',
] as const;
export type CardBack = (typeof CARD_BACKS)[number];

const rosette = (color: string): Markup =>
  around(8, 52, 77, () => path('M52 77c-7-9-7-20 0-28 7 8 7 19 0 28z', edged(color, INK, 1))) +
  circle(52, 77, 6, edged(GOLD, INK, 1.2));
const BACK_GROUND: Readonly<Record<CardBack, string>> = {
  guest: '#23514f',
  staff: '#2b2723',
  politics: '#7c2434',
  tile: '#4b4d5c',
  instruction: '#163655',
  celebrity: '#5b2a3c',
};
const BACK_SIGN: Readonly<Record<CardBack, Markup>> = {
  guest: rosette(LIGHT_GOLD),
  staff:
    path('M52 77l-24-13v26zl24-13v26z', edged(LIGHT_GOLD, INK, 1.2)) +
    rect(46, 71, 12, 12, edged(GOLD, INK, 1.2)),
  politics:
    path('M34 52h36v42l-18 12-18-12z', edged(LIGHT_GOLD, INK, 1.2)) +
    path('M52 60v34M40 74h24', line(DARK_GOLD, 3)),
  tile:
    path('M30 66l12 12 10-20 10 20 12-12-4 28H34z', edged(LIGHT_GOLD, INK, 1.2)) +
    rect(33, 97, 38, 5, edged(GOLD, INK, 1)),
  instruction:
    around(12, 52, 77, (index) =>
      path('M52 77l-2-26 2-4 2 4z', fill(index % 2 === 0 ? LIGHT_GOLD : GOLD)),
    ) + circle(52, 77, 7, edged(IVORY, INK, 1.2)),
  celebrity: path(
    'M52 45l8 21 22 2-17 14 6 22-19-12-19 12 6-22-17-14 22-2z',
    edged(LIGHT_GOLD, INK, 1.2),
  ),
};

/** The back of a card, 104 × 155. */
const cardBackFigure = (kind: CardBack): Figure => ({
  box: [0, 0, 104, 155],
  body:
    rect(0.75, 0.75, 102.5, 153.5, edged(BACK_GROUND[kind], INK, 1.5)) +
    rect(5, 5, 94, 145, line(GOLD, 1.4)) +
    repeat(2, (row) =>
      path(`M9 ${row === 0 ? 12 : 143}h86`, `${line(GOLD, 5)} stroke-dasharray="5 5.125"`),
    ) +
    path('M9 19h86v117H9z', line(GOLD, 0.8)) +
    path('M9 19l43 58L95 19M9 136l43-59 43 59', `${line(GOLD, 0.7)} stroke-opacity=".6"`) +
    BACK_SIGN[kind],
});
export const cardBack = (kind: CardBack, look?: Look): Markup => show(cardBackFigure(kind), look);
