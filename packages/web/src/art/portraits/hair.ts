import { GOLD, INK, PAPER } from '../palette.js';
import type { Markup } from '../svg.js';
import { repeat } from '../svg.js';
import type { Sitter } from './sitter.js';
import { d } from './sitter.js';
import type { Hairstyle } from './traits.js';

/** What lies behind the head and shoulders, and what falls over the face. */
export interface Hair {
  readonly back?: Markup;
  readonly front?: Markup;
}

const faint = (path: string, color: string = INK, width = 1): Markup =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-opacity=".6" stroke-width="${width}"/>`;
const golden = (path: string): Markup =>
  `<path d="${path}" fill="none" stroke="${GOLD}" stroke-width="1.3"/>`;
const area = (path: string, color: string): Markup => `<path d="${path}" fill="${color}"/>`;

/** The skull from ear to ear; the hairline closes the path. */
const cap = ({ w, cy, top }: Sitter, lower = 0): string =>
  d`M${48.8 - w} ${cy + 2}C${46 - w} ${top - 6 + lower} ${54 + w} ${top - 6 + lower} ${51.2 + w} ${cy + 2}`;
/** A hairline with a peak or dip in the middle. */
const hairline = ({ w, cy }: Sitter, dip: number, temple = 10): string =>
  d`C${49 + w} ${cy - temple} 57 ${cy - 16} 50 ${cy - dip}C43 ${cy - 16} ${51 - w} ${cy - temple} ${48.8 - w} ${cy + 2}z`;
const capped = (s: Sitter, lower: number, dip: number, temple?: number): Markup =>
  area(cap(s, lower) + hairline(s, dip, temple), s.hair);

/** Round locks along the skull; `from` and `to` in half turns. */
const locks = (s: Sitter, count: number, r: number, from = 1, to = 2, reach = 1): Markup =>
  repeat(count, (index) => {
    const angle = Math.PI * (from + ((to - from) * index) / (count - 1));
    return `<circle cx="${d`${50 + Math.cos(angle) * (s.w + reach)}`}" cy="${d`${s.cy - 5 + Math.sin(angle) * (17 + reach)}`}" r="${r}"/>`;
  });

const STYLES: Readonly<Record<Hairstyle, (s: Sitter) => Hair>> = {
  covered: () => ({}),
  bald: ({ w, cy, hair }) => ({
    front: area(
      d`M${49.4 - w} ${cy + 4}C${45.5 - w} ${cy - 2} ${47 - w} ${cy - 10} ${51.5 - w} ${cy - 12}C${50.5 - w} ${cy - 6} ${51 - w} ${cy} ${49.4 - w} ${cy + 4}zM${50.6 + w} ${cy + 4}C${54.5 + w} ${cy - 2} ${53 + w} ${cy - 10} ${48.5 + w} ${cy - 12}C${49.5 + w} ${cy - 6} ${49 + w} ${cy} ${50.6 + w} ${cy + 4}z`,
      hair,
    ),
  }),
  part: (s) => ({
    front: area(
      cap(s) +
        d`C${48 + s.w} ${s.cy - 8} ${46 + s.w} ${s.cy - 13} ${44 + s.w} ${s.cy - 14}C58 ${s.cy - 12} 44 ${s.cy - 10} ${57 - s.w} ${s.cy - 15}C${53 - s.w} ${s.cy - 11} ${51 - s.w} ${s.cy - 5} ${48.8 - s.w} ${s.cy + 2}z`,
      s.hair,
    ),
  }),
  sidePart: (s) => ({
    front:
      area(
        cap(s, -2) +
          d`C${49 + s.w} ${s.cy - 6} ${48 + s.w} ${s.cy - 11} ${45 + s.w} ${s.cy - 13}C56 ${s.cy - 11} 48 ${s.cy - 14} 43 ${s.cy - 19}C42 ${s.cy - 14} ${53 - s.w} ${s.cy - 12} ${48.8 - s.w} ${s.cy + 2}z`,
        s.hair,
      ) + faint(d`M43 ${s.cy - 19}Q42 ${s.top - 1} 45 ${s.top - 2}`),
  }),
  slick: (s) => ({
    front: capped(s, 1, 10) + faint(d`M50 ${s.cy - 10}V${s.top - 1}`),
  }),
  cropped: (s) => ({
    front: area(
      cap(s, 2) +
        d`L${47 + s.w} ${s.cy - 6}L${45 + s.w} ${s.cy - 14}H${55 - s.w}L${53 - s.w} ${s.cy - 6}z`,
      s.hair,
    ),
  }),
  receding: (s) => ({
    front: area(
      cap(s, 3) +
        d`C${49 + s.w} ${s.cy - 8} ${48.5 + s.w} ${s.cy - 14} ${47 + s.w} ${s.cy - 17}C57 ${s.top + 3} 43 ${s.top + 3} ${53 - s.w} ${s.cy - 17}C${51.5 - s.w} ${s.cy - 14} ${51 - s.w} ${s.cy - 8} ${48.8 - s.w} ${s.cy + 2}z`,
      s.hair,
    ),
  }),
  tuft: ({ w, cy, top, hair }) => ({
    front: area(
      d`M${50 - w} ${cy - 4}C${47 - w} ${cy - 16} 40 ${top - 6} 48 ${top - 7}L45 ${top - 12}L53 ${top - 8}L56 ${top - 13}L58 ${top - 6}C64 ${top - 2} ${53 + w} ${cy - 14} ${50 + w} ${cy - 4}C${47 + w} ${cy - 12} 58 ${cy - 15} 50 ${cy - 13}C42 ${cy - 15} ${53 - w} ${cy - 12} ${50 - w} ${cy - 4}z`,
      hair,
    ),
  }),
  curly: (s) => ({ front: `<g fill="${s.hair}">${locks(s, 9, 6)}</g>` }),
  wild: (s) => ({
    back: area(
      d`M${46 - s.w} ${s.cy + 12}l-8-3 4-5-10-3 6-6-9-7 10-2-6-10 11 2-1-11 10 6 4-9 7 7 6-8 5 8 9-7 2 10 11-5-3 10 10 1-6 7 8 6-10 4 5 7-9 3 1 6-8 2z`,
      s.hair,
    ),
    front:
      capped(s, 2, 15, 12) +
      faint(d`M50 ${s.cy - 15}L53 ${s.top - 4}M44 ${s.cy - 15}L42 ${s.top - 3}`),
  }),
  queue: (s) => ({
    back:
      area(d`M${50 + s.w} ${s.cy + 6}c12 6 12 20 6 34l-6-2c4-12 2-20-6-24z`, s.hair) +
      `<circle cx="${d`${57 + s.w}`}" cy="${s.cy + 20}" r="3.6" fill="${INK}"/>`,
    front: capped(s, 0, 13),
  }),
  long: (s) => ({
    back: area(
      d`M50 ${s.top - 6}C${40 - s.w} ${s.top - 4} ${43 - s.w} ${s.cy + 14} ${41 - s.w} ${s.cy + 38}H${59 + s.w}C${57 + s.w} ${s.cy + 14} ${60 + s.w} ${s.top - 4} 50 ${s.top - 6}z`,
      s.hair,
    ),
    front: capped(s, 1, 17) + faint(d`M50 ${s.cy - 17}V${s.top - 3}`),
  }),
  mane: (s) => ({
    back: `<g fill="${s.hair}">${locks(s, 13, 10, 0.72, 2.28, 9)}</g>`,
    front: `<g fill="${s.hair}">${locks(s, 7, 5.5, 1.1, 1.9, 0)}</g>`,
  }),
  topknot: (s) => ({
    back: `<ellipse cx="50" cy="${d`${s.top - 5}`}" rx="6" ry="7.5" fill="${s.hair}"/>`,
    front: capped(s, 1, 16, 13) + `<path d="${d`M45 ${s.top - 1}h10v3H45z`}" fill="${GOLD}"/>`,
  }),
  gibson: (s) => ({
    back: `<g fill="${s.hair}"><ellipse cx="50" cy="${s.cy - 9}" rx="${d`${s.w + 9}`}" ry="22"/><circle cx="50" cy="${d`${s.top - 7}`}" r="8"/></g>`,
    front:
      area(
        cap(s, 2) +
          d`C${49 + s.w} ${s.cy - 8} 60 ${s.cy - 16} 50 ${s.cy - 14}C40 ${s.cy - 16} ${51 - s.w} ${s.cy - 8} ${48.8 - s.w} ${s.cy + 2}z`,
        s.hair,
      ) + faint(d`M46 ${s.top - 9}a4.5 4.5 0 1 1 4 6.5`),
  }),
  chignon: (s) => ({
    back:
      `<circle cx="${d`${52 + s.w}`}" cy="${s.cy + 10}" r="9" fill="${s.hair}"/>` +
      faint(d`M${49 + s.w} ${s.cy + 10}a4 4 0 1 1 4 4`),
    front:
      area(
        cap(s) +
          d`C${49 + s.w} ${s.cy - 4} 62 ${s.cy - 9} 50 ${s.cy - 18}C38 ${s.cy - 9} ${51 - s.w} ${s.cy - 4} ${48.8 - s.w} ${s.cy + 2}z`,
        s.hair,
      ) + faint(d`M50 ${s.cy - 18}V${s.top - 2}`),
  }),
  coils: (s) => ({
    back: [49 - s.w - 4, 51 + s.w + 4]
      .map(
        (x) =>
          `<circle cx="${d`${x}`}" cy="${s.cy + 5}" r="10" fill="${s.hair}"/>` +
          golden(d`M${x} ${s.cy + 5}a2 2 0 0 1 4 0a4 4 0 0 1-8 0a6 6 0 0 1 12 0`),
      )
      .join(''),
    front: capped(s, 1, 17) + faint(d`M50 ${s.cy - 17}V${s.top - 3}`),
  }),
  wave: ({ w, cy, top, hair }) => ({
    back: area(
      d`M${44 - w} ${cy + 16}C${36 - w} ${cy - 8} 34 ${top - 9} 50 ${top - 9}S${64 + w} ${cy - 8} ${56 + w} ${cy + 16}C${50 + w} ${cy + 22} ${50 - w} ${cy + 22} ${44 - w} ${cy + 16}z`,
      hair,
    ),
    front: area(
      d`M${48 - w} ${cy + 6}C${45 - w} ${top} 40 ${top - 6} 54 ${top - 4}C66 ${top - 2} ${54 + w} ${cy - 10} ${52 + w} ${cy + 6}C${50 + w} ${cy - 4} ${46 + w} ${cy - 11} 58 ${cy - 13}C50 ${cy - 8} ${55 - w} ${cy - 8} ${48 - w} ${cy + 6}z`,
      hair,
    ),
  }),
  flow: (s) => ({
    back:
      area(
        d`M50 ${s.top - 7}C22 ${s.top - 6} 24 ${s.cy + 6} 22 ${s.cy + 22}C20 ${s.cy + 40} 8 ${s.cy + 44} 12 ${s.cy + 62}C20 ${s.cy + 50} 34 ${s.cy + 54} 36 ${s.cy + 36}H64C66 ${s.cy + 54} 80 ${s.cy + 50} 88 ${s.cy + 62}C92 ${s.cy + 44} 80 ${s.cy + 40} 78 ${s.cy + 22}C76 ${s.cy + 6} 78 ${s.top - 6} 50 ${s.top - 7}z`,
        s.hair,
      ) + golden(d`M28 ${s.cy + 8}c-3 12-2 22-8 32M72 ${s.cy + 8}c3 12 2 22 8 32`),
    front: capped(s, 1, 16, 9),
  }),
  braid: (s) => {
    const crown = d`M${51 - s.w} ${s.cy - 9}C${54 - s.w} ${s.top - 8} ${46 + s.w} ${s.top - 8} ${49 + s.w} ${s.cy - 9}`;
    return {
      front:
        capped(s, 1, 13, 9) +
        `<g fill="none"><path d="${crown}" stroke-width="10"/><path d="${crown}" stroke="${s.hair}" stroke-width="7.5"/><path d="${crown}" stroke-width="7.5" stroke-dasharray="1 4.6" stroke-opacity=".75"/></g>`,
    };
  },
  plaits: (s) => {
    const plaits = d`M${46 - s.w} ${s.cy + 4}l-3 46M${54 + s.w} ${s.cy + 4}l3 46`;
    return {
      back: `<g fill="none"><path d="${plaits}" stroke-width="9.5"/><path d="${plaits}" stroke="${s.hair}" stroke-width="7"/><path d="${plaits}" stroke-width="7" stroke-dasharray="1 4" stroke-opacity=".75"/></g><path d="${d`M${38 - s.w} ${s.cy + 51}h10M${52 + s.w} ${s.cy + 51}h10`}" stroke="#9c2c2c" stroke-width="4"/>`,
      front: capped(s, 1, 18) + faint(d`M50 ${s.cy - 18}V${s.top - 3}`),
    };
  },
  ringlets: (s) => {
    const left = repeat(4, () => 'q-12 4 0 7');
    const right = repeat(4, () => 'q12 4 0 7');
    return {
      back: area(
        d`M${47 - s.w} ${s.cy - 4}` +
          left +
          d`q8-2 6-30zM${53 + s.w} ${s.cy - 4}` +
          right +
          'q-8-2-6-30z',
        s.hair,
      ),
      front: `<g fill="${s.hair}">${locks(s, 8, 5.6, 1.05, 1.95, 0)}</g>`,
    };
  },
  bob: ({ w, cy, top, hair }) => ({
    back: area(
      d`M${45 - w} ${cy + 19}V${cy - 6}C${46 - w} ${top - 8} ${54 + w} ${top - 8} ${55 + w} ${cy - 6}V${cy + 19}z`,
      hair,
    ),
    front: area(
      d`M${49 - w} ${cy + 4}V${cy - 8}C${50 - w} ${top - 7} ${50 + w} ${top - 7} ${51 + w} ${cy - 8}V${cy + 4}L${48 + w} ${cy - 7}H${52 - w}z`,
      hair,
    ),
  }),
  pouf: (s) => ({
    back:
      area(
        d`M${46 - s.w} ${s.cy + 4}C${34 - s.w} ${s.cy - 20} ${42 - s.w} ${s.top - 24} 50 ${s.top - 24}S${66 + s.w} ${s.cy - 20} ${54 + s.w} ${s.cy + 4}z`,
        s.hair,
      ) +
      [-1, 1]
        .map(
          (side) =>
            `<path d="${d`M${50 + side * (s.w + 1)} ${s.cy + 4}h${side * 11}a5 5 0 0 1 0 9h${side * -9}a5 5 0 0 0 0 9h${side * 9}`}" fill="${s.hair}"/>`,
        )
        .join(''),
    front:
      capped(s, 0, 15) +
      faint(
        d`M42 ${s.cy - 16}Q36 ${s.top - 10} 42 ${s.top - 20}M58 ${s.cy - 16}Q64 ${s.top - 10} 58 ${s.top - 20}M50 ${s.cy - 15}V${s.top - 20}`,
        INK,
        0.9,
      ),
  }),
  veil: (s) => ({
    back: area(
      d`M50 ${s.top - 9}C20 ${s.top - 8} 22 ${s.cy + 10} 16 114H84C78 ${s.cy + 10} 80 ${s.top - 8} 50 ${s.top - 9}z`,
      INK,
    ),
    front: area(
      d`M${48 - s.w} ${s.cy + 10}C${46 - s.w} ${s.top - 6} ${54 + s.w} ${s.top - 6} ${52 + s.w} ${s.cy + 10}L${48.5 + s.w} ${s.cy - 7}C58 ${s.cy - 15} 42 ${s.cy - 15} ${51.5 - s.w} ${s.cy - 7}z`,
      PAPER,
    ),
  }),
  periwig: (s) => ({
    back: `<g fill="${s.hair}">${repeat(4, (index) =>
      [-1, 1]
        .map(
          (side) =>
            `<ellipse cx="${d`${50 + side * (s.w + 4 + (index % 2))}`}" cy="${s.cy - 4 + index * 8.5}" rx="7.5" ry="4.6"/>`,
        )
        .join(''),
    )}</g>`,
    front:
      area(cap(s, -3) + hairline(s, 14, 9), s.hair) +
      faint(
        d`M${41 - s.w} ${s.cy - 4}h7M${41 - s.w} ${s.cy + 4.5}h7M${41 - s.w} ${s.cy + 13}h7M${52 + s.w} ${s.cy - 4}h7M${52 + s.w} ${s.cy + 4.5}h7M${52 + s.w} ${s.cy + 13}h7M50 ${s.cy - 14}V${s.top - 6}M40 ${s.cy - 18}Q42 ${s.top} 46 ${s.top - 4}M60 ${s.cy - 18}Q58 ${s.top} 54 ${s.top - 4}`,
      ),
  }),
};

export const hairOf = (s: Sitter): Hair => STYLES[s.traits.hair](s);

/** Styles under which no ears are seen. */
const HIDES_EARS: readonly Hairstyle[] = [
  'coils',
  'wave',
  'flow',
  'bob',
  'veil',
  'periwig',
  'ringlets',
  'long',
  'mane',
  'plaits',
];
export const showsEars = (s: Sitter): boolean => !HIDES_EARS.includes(s.traits.hair);
