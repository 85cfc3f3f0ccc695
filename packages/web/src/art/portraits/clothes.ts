import { BURGUNDY, GOLD, INK, IVORY, PAPER } from '../palette.js';
import type { Markup } from '../svg.js';
import { repeat } from '../svg.js';
import type { Sitter } from './sitter.js';
import { d } from './sitter.js';
import type { Clothes } from './traits.js';

const area = (path: string, color: string, more = ''): Markup =>
  `<path d="${path}" fill="${color}"${more}/>`;
const stroke = (path: string, color: string, width: number): Markup =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}"/>`;
const WHITE = '#fffdf5';
const buttons = (x: number, ys: readonly number[], color: string = GOLD): Markup =>
  `<g fill="${color}" stroke-width=".6">${ys.map((y) => `<circle cx="${x}" cy="${y}" r="1.6"/>`).join('')}</g>`;

/** What is worn at the neck and on the breast, over the cloth of the body. */
const WORN: Readonly<Record<Clothes, (s: Sitter) => Markup>> = {
  wing: () =>
    area('M40 80l10 14 10-14 3 3-9 20h-8l-9-20z', '#fbf6ea') +
    area('M41 78.5l9 8-5 6.5-7-11zM59 78.5l-9 8 5 6.5 7-11z', '#fff') +
    area('M47.5 92h5l1.5 22h-8z', INK, ' stroke="none"'),
  bow: ({ dye }) =>
    area('M40 80l10 13 10-13 4 3-10 31h-8L36 83z', '#fbf6ea') +
    area('M50 90l-10-5v10.5zl10-5v10.5z', INK) +
    area('M47.8 87.5h4.4v5h-4.4z', dye[2], ' stroke-width=".8"') +
    buttons(50, [101, 108], INK),
  tailcoat: ({ dye }) =>
    area('M38 81l12 16 12-16 6 4-12 29H44L32 85z', WHITE) +
    area('M38 80l-10 6 14 28h4zM62 80l10 6-14 28h-4z', dye[0]) +
    area('M50 90l-9-4v9zl9-4v9z', WHITE) +
    buttons(50, [99, 106], GOLD),
  uniform: ({ ground, deep }) =>
    area('M40 78h20v9H40z', deep) +
    stroke('M40 81h20', GOLD, 1.6) +
    area('M3 97l20-9 5 6-22 11zM97 97l-20-9-5 6 22 11z', GOLD) +
    stroke(
      'M6 104l1 6m4-8.5l1 7m4-9.5l1 7m4-9l1 6m72 1l-1 6m-4-8.5l-1 7m-4-9.5l-1 7m-4-9l-1 6',
      GOLD,
      1.8,
    ) +
    area(
      'M44 92h3v3h-3zm9 0h3v3h-3zm-9 8h3v3h-3zm9 0h3v3h-3zm-9 8h3v3h-3zm9 0h3v3h-3z',
      GOLD,
      ' stroke-width=".6"',
    ) +
    area('M24 90l46 24H60L18 93z', ground === '#a32a2a' ? IVORY : '#9c2c2c'),
  cravat: ({ ground }) =>
    area('M38 80c4 6 20 6 24 0l3 5-9 29H44l-9-29z', IVORY) +
    area('M43 82c4 4 10 4 14 0l1 7c-5 3-11 3-16 0z', ground) +
    area('M45 90l5 24 5-24z', ground) +
    `<circle cx="50" cy="96" r="1.7" fill="${GOLD}" stroke="none"/>`,
  pearls: ({ skin }) => {
    const string = 'M39.5 83q10.5 9.5 21 0';
    return (
      area('M33 86c6 14 28 14 34 0-5-3-8-4-8-4H41s-3 1-8 4z', skin) +
      `<g fill="none" stroke-linecap="round" stroke-dasharray="0 4.2"><path d="${string}" stroke-width="4.6"/><path d="${string}" stroke="${WHITE}" stroke-width="3.4"/></g>`
    );
  },
  high: ({ chin, dye }) =>
    area(d`M41.5 ${chin - 2}h17L61 87H39z`, dye[1]) +
    stroke(d`M41 ${chin + 2}h18M40.5 ${chin + 6}h19`, dye[0], 1) +
    area(d`M50 ${chin + 5}l4 4-4 4-4-4z`, GOLD, ' stroke-width=".9"'),
  lace: ({ chin, dye }) =>
    area(d`M42 ${chin - 1}h16l2 9q-10 5-20 0z`, WHITE) +
    area('M30 88q5-6 11-6l9 5 9-5q6 0 11 6l-4 6q-4-3-6 1-4-4-6 1-4-4-8 0-2-5-6-1-2-4-6-1z', WHITE) +
    area(d`M47 ${chin + 8}h6v6h-6z`, dye[2], ' stroke-width=".9"'),
  ruff: () =>
    [0, 1]
      .map((odd) =>
        area(
          repeat(6 - odd, (index) => {
            const fold = index * 2 + odd;
            return d`M50 79L${21 + fold * 5.6} ${95 - Math.abs(fold - 5) * 1.9}h5.5z`;
          }),
          odd === 0 ? '#e6dabd' : PAPER,
        ),
      )
      .join(''),
  decollete: ({ skin }) =>
    area('M30 88c4 16 36 16 40 0-6-4-11-6-11-6H41s-5 2-11 6z', skin) +
    area('M44.5 79h11v3.6h-11z', INK, ' stroke="none"') +
    `<circle cx="50" cy="85.5" r="2" fill="${GOLD}" stroke-width=".7"/>`,
  fur: () =>
    area('M20 92c14-12 18-8 30 4 12-12 16-16 30-4l-10 22H30z', '#6b4a2b') +
    stroke(
      repeat(9, (index) => d`M${27 + index * 5.5} ${96 - Math.abs(index - 4) * 1.2}l-1.5 5`),
      '#2f1e10',
      1.3,
    ),
  ermine: ({ dye }) =>
    area(
      'M8 100c10-14 24-20 32-20l10 12 10-12c8 0 22 6 32 20l-6 10C76 98 64 94 60 96l-10 8-10-8c-4-2-16 2-26 14z',
      WHITE,
    ) +
    stroke('M22 95l-1 4m10-8l-1 4m8-6v4m24-4v4m8-2l1 4m9 0l1 4M44 93l1 4m11-4l-1 4', INK, 1.8) +
    area('M46 100h8v8h-8z', dye[2]),
  cassock: () =>
    area('M38 80h24l3 34H35z', INK) +
    area('M45 79h10v7H45z', '#fff') +
    stroke('M50 92v16m-4.5-11h9', GOLD, 2),
  apron: () =>
    area('M34 88l16 8 16-8v26H34z', '#fbf6ea') + area('M41 80l9 9 9-9 3 4-12 13-12-13z', '#fff'),
  livery: ({ dye }) =>
    area('M39 80h22v7H39z', dye[0] === BURGUNDY ? INK : BURGUNDY) +
    stroke('M39 83.5h22', GOLD, 1.5) +
    stroke('M30 91h40M32 98h36M34 105h32', GOLD, 1.6) +
    buttons(40, [94.5, 101.5, 109]) +
    buttons(60, [94.5, 101.5, 109]),
  shawl: ({ dye }) =>
    area('M14 96c10-10 20-14 27-15l9 17 9-17c7 1 17 5 27 15l-8 18H22z', dye[1]) +
    stroke('M41 81l9 33 9-33M22 100l6 14m50-14l-6 14', dye[0], 1.3) +
    `<circle cx="50" cy="98" r="2.6" fill="${GOLD}"/>`,
  kimono: ({ dye }) =>
    area('M37 80l15 20-8 14h-8L27 86zM63 80L44 106l-2 8h16l15-28z', dye[1]) +
    area('M41 80l11 16 3-4-9-13zM59 80L46 98l2 6 15-21z', '#fff'),
  sailor: () =>
    area('M38 80l12 18 12-18 14 6-8 14-18-4-18 4-8-14z', '#22518a') +
    stroke('M30 88l5 8 15-3 15 3 5-8', '#fff', 1.3) +
    area('M50 96l-6 10h12z', '#9c2c2c'),
  vest: ({ dye }) =>
    area('M40 80l10 12 10-12 5 4-5 30H40l-5-30z', '#fff') +
    area('M35 84l13 18v12H30l-2-26zM65 84L52 102v12h18l2-26z', dye[1]) +
    area('M50 90l-8-4v8zl8-4v8z', dye[2]) +
    buttons(46, [106, 111], INK),
  smock: ({ dye }) =>
    area('M38 81q12 10 24 0l5 5q-17 14-34 0z', dye[1]) +
    area('M42 88c-4-2-8 0-9 4 4 2 10 1 14-2zM58 88c4-2 8 0 9 4-4 2-10 1-14-2z', dye[2]) +
    area('M47 87h6v5h-6z', dye[2]),
  chain: () =>
    area('M40 80l10 11 10-11 3 4-13 14-13-14z', WHITE) +
    `<path d="M24 89c6 18 46 18 52 0" fill="none" stroke="${GOLD}" stroke-width="3.6" stroke-dasharray="3.6 1.4"/><circle cx="50" cy="106" r="5.5" fill="${GOLD}"/><path d="M50 102.5l1.2 2.4 2.600.3-1.9 1.800.5 2.6-2.4-1.3-2.4 1.300.5-2.6-1.9-1.8 2.6-.3z" fill="#9c2c2c" stroke="none"/>`,
  toga: ({ dye }) =>
    area('M26 90c10-8 14-9 16-9 4 6 12 6 16 0l6 2C54 96 44 104 38 114H12c2-12 6-18 14-24z', WHITE) +
    stroke('M60 84C50 96 42 104 34 114M50 88c-10 6-18 14-24 26', dye[0], 1.6) +
    `<circle cx="68" cy="88" r="3.4" fill="${GOLD}"/>`,
  pelerine: ({ dye }) =>
    area('M14 104c6-14 18-22 27-23h18c9 1 21 9 27 23-12-6-24-8-36-8s-24 2-36 8z', dye[1]) +
    stroke('M18 100c10-6 20-8 32-8s22 2 32 8', dye[0], 1.2) +
    area('M44 82h12l-2 10h-8z', dye[0]) +
    `<circle cx="50" cy="88" r="1.8" fill="${GOLD}" stroke-width=".6"/>`,
  tunic: ({ dye }) =>
    area('M39 79h22v8H39z', dye[1]) +
    area('M47 87h6v27h-6z', dye[1]) +
    stroke('M47 92h6m-6 7h6m-6 7h6', dye[2], 1.8),
};

export const clothesOf = (s: Sitter): Markup => WORN[s.traits.clothes](s);
