import { GOLD, INK, IVORY, LAMP, LIGHT_GOLD } from '../../../art/palette.js';
import type { Look, Markup } from '../../../art/svg.js';
import {
  circle,
  edged,
  fill,
  group,
  line,
  num,
  path,
  rect,
  repeat,
  show,
} from '../../../art/svg.js';

/** The ballrooms of the box. */
export const BALLROOM_KEYS = [
  'apollosaal',
  'goldenerStrauss',
  'odeonsaal',
  'zumSperl',
  'zurKettenbruecke',
] as const;
type BallroomKey = (typeof BALLROOM_KEYS)[number];
/** The rooms in which dancers practise. */
export const REHEARSAL_KEYS = ['mirrors', 'gallery', 'rotunda', 'orangery'] as const;
type RehearsalKey = (typeof REHEARSAL_KEYS)[number];

const WIDTH = 240;
const HEIGHT = 56;
const GOLDEN = line(GOLD, 1.6);
const FINE = line(LIGHT_GOLD, 1);

const chandelier = (x: number, y: number): Markup =>
  path(`M${x} 0V${y}`, FINE) +
  path(`M${x - 14} ${y}q14 14 28 0M${x - 8} ${y + 5}q8 12 16 0`, GOLDEN) +
  [-14, -7, 0, 7, 14]
    .map((dx) => circle(x + dx, y + 4 - Math.abs(dx) * 0.35 - 5, 1.8, fill(LAMP)))
    .join('');
const pillars = (xs: readonly number[], top: number): Markup =>
  xs
    .map((x) =>
      path(`M${x} ${top}h10v4h-2v${HEIGHT - top - 4}h-6V${top + 4}h-2z`, edged('#3a332b', GOLD, 1)),
    )
    .join('');
const mirrored = (markup: Markup): Markup =>
  markup + group(`transform="matrix(-1 0 0 1 ${WIDTH} 0)"`, markup);

const HALLS: Readonly<Record<BallroomKey, readonly [ground: string, drawing: Markup]>> = {
  /* sun and lyre of Apollo under a dome */
  apollosaal: [
    '#43202f',
    path('M60 56V30a60 26 0 0 1 120 0v26', GOLDEN) +
      repeat(13, (index) => {
        const angle = (Math.PI * index) / 12;
        return path(
          `M${num(120 - Math.cos(angle) * 22)} ${num(40 - Math.sin(angle) * 16)}L${num(120 - Math.cos(angle) * 40)} ${num(40 - Math.sin(angle) * 30)}`,
          FINE,
        );
      }) +
      circle(120, 40, 16, edged(GOLD, INK, 1)) +
      path(
        'M112 32c0 12 2 16 8 18 6-2 8-6 8-18M112 32q-3-3-5 1m21-1q3-3 5 1M117 36v11m3-11v12m3-12v11',
        line(INK, 1.5),
      ) +
      mirrored(pillars([14, 38], 12)),
  ],
  /* the golden ostrich between fans of feathers */
  goldenerStrauss: [
    '#1f3d39',
    path(
      'M112 54l2-14c-14 2-18-14-4-18 8-2 16 2 20-2 2-8-2-14 4-18 4-2 8 0 9 3l-7 1c-3 6 1 12-2 18-2 8-8 12-15 13l2 17',
      edged(GOLD, INK, 1),
    ) +
      circle(137, 4, 0.9, fill(INK)) +
      path('M110 24q-14-8-20 2 8 0 10 6-10-2-14 6 10-2 14 4', edged(LIGHT_GOLD, INK, 0.8)) +
      mirrored(
        repeat(5, (index) =>
          path(
            `M30 56Q${8 + index * 9} ${34 - (index % 2) * 4} ${4 + index * 13} ${10 + Math.abs(index - 2) * 4}q8 12 0 22z`,
            edged(index % 2 === 0 ? LIGHT_GOLD : GOLD, INK, 0.8),
          ),
        ),
      ),
  ],
  /* rows of seats and a colonnade */
  odeonsaal: [
    '#23314d',
    path('M40 12L120 0l80 12z', edged('#3a4660', GOLD, 1.4)) +
      circle(120, 7.5, 3, fill(GOLD)) +
      pillars([50, 72, 94, 136, 158, 180], 12) +
      path('M106 56V26a14 14 0 0 1 28 0v30', edged(LAMP, GOLD, 1.2)) +
      mirrored(path('M0 56q20-4 36-24M0 46q14-3 24-20M0 36q8-2 14-16', GOLDEN)),
  ],
  /* the sparrow in a garden of lanterns */
  zumSperl: [
    '#2c4023',
    path(
      'M104 36c0-12 10-18 20-16 4-6 12-6 14 0l6 3-6 3c0 12-8 20-20 20l-16 8 4-12z',
      edged(GOLD, INK, 1),
    ) +
      circle(133, 21, 1.2, fill(INK)) +
      path('M110 34c8-4 16-2 20 6-10 2-16 0-20-6z', edged(LIGHT_GOLD, INK, 0.8)) +
      path('M96 50h56', GOLDEN) +
      mirrored(
        path('M0 6Q40 22 92 8', FINE) +
          [14, 36, 58, 78]
            .map((x, index) =>
              path(`M${x} ${12 + (index % 3) * 2}v3m-5 0h10l-2 12h-6z`, edged(LAMP, GOLD, 1)),
            )
            .join('') +
          path('M6 56q6-16 18-16 8-8 18 0 12 0 16 16z', fill('#4c6b39')),
      ),
  ],
  /* the chain bridge over the canal */
  zurKettenbruecke: [
    '#1d3a49',
    path('M0 40h240v4H0z', fill(GOLD)) +
      path('M62 56V8h16v48M162 56V8h16v48', edged('#39586a', GOLD, 1.4)) +
      path('M58 8h24M158 8h24', line(GOLD, 3)) +
      path('M0 34Q40 34 70 10q50 44 100 0 30 24 70 24', GOLDEN) +
      path(
        repeat(
          9,
          (index) =>
            `M${86 + index * 8.5} ${num(40)}V${num(22 + 10 - Math.abs(index - 4) ** 2 * 0.55)}`,
        ),
        FINE,
      ) +
      path(
        'M0 50q10-4 20 0t20 0 20 0M180 50q10-4 20 0t20 0 20 0M90 50q10-4 20 0t20 0 20 0',
        line('#8fb4cc', 1),
      ) +
      circle(120, 14, 6, fill(LAMP)),
  ],
};

const STUDIOS: Readonly<Record<RehearsalKey, readonly [ground: string, drawing: Markup]>> = {
  mirrors: [
    '#4b4d5c',
    repeat(
      5,
      (index) =>
        path(`M${14 + index * 46} 56V20a14 14 0 0 1 28 0v36z`, edged('#cfe0e6', GOLD, 1.6)) +
        path(`M${20 + index * 46} 44l12-18m-6 24l10-14`, line('#fff', 1.4)),
    ),
  ],
  gallery: [
    '#5b2a3c',
    path('M0 34h240v4H0zM0 50h240v3H0z', fill(GOLD)) +
      path(
        repeat(24, (index) => `M${5 + index * 10} 38v12`),
        line(LIGHT_GOLD, 2),
      ) +
      repeat(
        4,
        (index) =>
          rect(18 + index * 56, 6, 36, 22, edged(IVORY, GOLD, 2)) +
          path(
            `M${22 + index * 56} 26l9-12 7 8 6-6 6 10z`,
            fill(['#22518a', '#a32a2a', '#2f6b4a', '#b9892b'][index] ?? GOLD),
          ),
      ),
  ],
  rotunda: [
    '#23514f',
    path('M40 56V34a80 32 0 0 1 160 0v22', edged('#2f6663', GOLD, 1.6)) +
      path('M120 2v52M84 8q-10 20-12 48M156 8q10 20 12 48M40 34h160', FINE) +
      circle(120, 18, 8, edged(LAMP, GOLD, 1.4)) +
      chandelier(20, 18) +
      chandelier(220, 18),
  ],
  orangery: [
    '#2f6b4a',
    repeat(
      6,
      (index) =>
        path(`M${6 + index * 40} 56V16q14-16 28 0v40z`, edged('#dcebc8', GOLD, 1.4)) +
        path(`M${20 + index * 40} 8v48M${6 + index * 40} 28h28`, line(GOLD, 0.9)),
    ) +
      repeat(
        5,
        (index) =>
          circle(40 + index * 40, 34, 10, edged('#3f7f4a', INK, 0.9)) +
          path(
            `M${36 + index * 40} 30h0m6 6h0m-2-9h0`,
            `stroke="#e08a2a" stroke-width="4" stroke-linecap="round"`,
          ) +
          path(`M${35 + index * 40} 46h10l-1 10h-8z`, edged('#a8542a', INK, 0.9)),
      ),
  ],
};

const strip = ([ground, drawing]: readonly [string, Markup], look?: Look): Markup =>
  show(
    {
      box: [0, 0, WIDTH, HEIGHT],
      body:
        rect(0, 0, WIDTH, HEIGHT, fill(ground)) +
        drawing +
        rect(1, 1, WIDTH - 2, HEIGHT - 2, line(GOLD, 1.2)),
    },
    look,
    'slice',
  );

function found<K extends string, T>(
  table: Readonly<Record<K, T>>,
  keys: readonly K[],
  key: string,
): T {
  const known = keys.find((each) => each === key);
  if (known === undefined) throw new RangeError(`no drawing of ${key}`);
  return table[known];
}
/** The picture over a ballroom, 240 × 56; it may be cropped at the sides. */
export const ballroomStrip = (key: string, look?: Look): Markup =>
  strip(found(HALLS, BALLROOM_KEYS, key), look);
export const rehearsalStrip = (key: string, look?: Look): Markup =>
  strip(found(STUDIOS, REHEARSAL_KEYS, key), look);
