import { GOLD, INK } from '../palette.js';
import type { Markup } from '../svg.js';
import type { Sitter } from './sitter.js';
import { d } from './sitter.js';
import type { Eyeglasses, Eyes, Mark, Mouth, Nose } from './traits.js';

/** Lines and areas are edged in ink unless they say otherwise (see portrait.ts). */
const flat = 'stroke="none"';
const drawn = (width: number, color?: string): string =>
  `fill="none"${color === undefined ? '' : ` stroke="${color}"`} stroke-width="${width}"`;

const outline = ({ w, cy, up, down, jaw, chinWidth, chin }: Sitter): string =>
  d`M${50 - w} ${cy}C${49.5 - w} ${cy - up * 1.22} ${50.5 + w} ${cy - up * 1.22} ${50 + w} ${cy}C${50 + w} ${cy + down * jaw} ${50 + chinWidth} ${chin} 50 ${chin}C${50 - chinWidth} ${chin} ${50 - w} ${cy + down * jaw} ${50 - w} ${cy}z`;

/** The half of the face that is turned from the light. */
function shade({ w, cy, up, down, jaw, chinWidth, chin, look: s }: Sitter): Markup {
  const lift = up * 1.22;
  const side = d`M${50 + s * 3} ${cy - lift * 0.745}C${50 + s * w * 0.62} ${cy - lift * 0.72} ${50 + s * (w + 0.2)} ${cy - lift * 0.5} ${50 + s * w} ${cy}C${50 + s * w} ${cy + down * jaw} ${50 + s * chinWidth} ${chin} ${50 + s * 2} ${chin}L${50 + s * w * 0.55} ${cy}z`;
  return `<path d="${side}" fill="#8a4a1c" fill-opacity=".14" ${flat}/>`;
}

export const ears = ({ w, cy, skin, traits: { sex } }: Sitter): Markup =>
  `<path d="${d`M${50 - w + 1} ${cy - 2}a3 5 0 1 0 0 10zM${49 + w} ${cy - 2}a3 5 0 1 1 0 10z`}" fill="${skin}"/>` +
  (sex === 'f'
    ? `<path d="${d`M${49 - w} ${cy + 9}l2.2 4-2.2 4-2.2-4zM${51 + w} ${cy + 9}l2.2 4-2.2 4-2.2-4z`}" fill="${GOLD}" stroke-width=".7"/>`
    : '');

/** Both eyes in one path; `one` draws an eye around x. */
const both = (x: number, one: (x: number) => string): string => one(50 - x) + one(50 + x);
const white = (x: number, y: number, high: number, low: number): Markup =>
  `<path d="${both(x, (e) => d`M${e - 4.3} ${y + 0.6}q4.3${-high * 2} 8.6 0q-4.3 ${low} -8.6 0z`)}" fill="#fffdf6" ${flat}/>`;
const balls = (x: number, y: number, look: number, size = 3.5): Markup =>
  `<path d="${both(x, (e) => d`M${e + look * 0.9} ${y}h0`)}" stroke-width="${size}" stroke-linecap="round"/>`;
const lids = (x: number, y: number, high: number, width = 1.5): Markup =>
  `<path d="${both(x, (e) => d`M${e - 4.7} ${y + 0.7}q4.7${-high * 2} 9.4 0`)}" ${drawn(width)}/>`;

type EyesDrawer = (x: number, y: number, look: number) => Markup;
const EYE: Readonly<Record<Eyes, EyesDrawer>> = {
  calm: (x, y, look) => white(x, y, 2.1, 2.4) + balls(x, y, look) + lids(x, y, 2.35),
  wide: (x, y, look) => white(x, y, 3, 3.6) + balls(x, y, look, 4) + lids(x, y, 3.25, 1.4),
  sleepy: (x, y, look) =>
    white(x, y, 1.6, 2.6) +
    balls(x, y + 0.5, look, 3.2) +
    lids(x, y, 1.35, 2) +
    lids(x, y - 1.6, 2.4, 0.8),
  merry: (x, y) =>
    `<path d="${both(x, (e) => d`M${e - 4.5} ${y + 1.6}q4.5-6 9 0`)}" ${drawn(1.9)}/>`,
  narrow: (x, y, look) =>
    white(x, y, 1.2, 1.6) + balls(x, y + 0.2, look, 2.8) + lids(x, y, 1.45, 1.8),
  aged: (x, y, look) =>
    white(x, y, 1.7, 2.2) +
    balls(x, y, look, 3.2) +
    lids(x, y, 1.95) +
    `<path d="${both(x, (e) => d`M${e - 4} ${y + 4}q4 2.4 8-.2`)}" ${drawn(0.8)}/>`,
  shut: (x, y) =>
    `<path d="${both(x, (e) => d`M${e - 4.5} ${y}q4.5 3.6 9 0m-8 1.5l-1 1.5m4.5-.8v1.8m3.5-2.5l1 1.5`)}" ${drawn(1.4)}/>`,
};

function brows({ eyeX, eyeY, hair, traits: { sex, mouth, hairColor } }: Sitter): Markup {
  const light = hairColor === 'white' || hairColor === 'snow';
  const color = sex === 'f' ? INK : light ? '#a79f90' : hair;
  const stern = mouth === 'stern' ? 2.2 : 0;
  const left = 50 - eyeX;
  const right = 50 + eyeX;
  const path = d`M${left - 5} ${eyeY - 4.6}Q${left} ${eyeY - 8.2} ${left + 5} ${eyeY - 5.4 + stern}M${right - 5} ${eyeY - 5.4 + stern}Q${right} ${eyeY - 8.2} ${right + 5} ${eyeY - 4.6}`;
  return `<path d="${path}" ${drawn(sex === 'm' ? 2.1 : 1.3, color)}/>`;
}

const NOSE: Readonly<Record<Nose, (s: Sitter) => string>> = {
  straight: ({ eyeY: y, down: h, look: s }) =>
    d`M${50 + s * 1.5} ${y - 1}L${50 + s * 4} ${y + h * 0.36}L${50 - s * 0.5} ${y + h * 0.39}`,
  hooked: ({ eyeY: y, down: h, look: s }) =>
    d`M${50 + s} ${y - 2}C${50 + s * 6} ${y + h * 0.16} ${50 + s * 5.5} ${y + h * 0.3} ${50 + s * 4} ${y + h * 0.42}L${50 - s} ${y + h * 0.37}`,
  button: ({ eyeY: y, down: h }) =>
    d`M46.8 ${y + h * 0.34}Q50 ${y + h * 0.46} 53.2 ${y + h * 0.34}`,
  broad: ({ eyeY: y, down: h, look: s }) =>
    d`M${50 + s * 1.6} ${y + 1}L${50 + s * 2.2} ${y + h * 0.24}M45.2 ${y + h * 0.36}q1-3 2.4-.8q2.4 2.4 4.8 0q1.4-2.2 2.400.8`,
  pointed: ({ eyeY: y, down: h, look: s }) =>
    d`M${50 + s} ${y - 1}L${50 + s * 6} ${y + h * 0.38}H${50}`,
};

const MOUTH: Readonly<Record<Mouth, (y: number, woman: boolean) => Markup>> = {
  still: (y, woman) =>
    woman ? lips(y, 4.5, 2.6, 3.6) : smileLine(d`M45 ${y}Q50 ${y + 1.8} 55 ${y}`),
  smile: (y, woman) =>
    woman
      ? `<path d="${d`M44.5 ${y - 1}Q47 ${y - 2} 50 ${y - 0.8}Q53 ${y - 2} 55.5 ${y - 1}Q50 ${y + 5} 44.5 ${y - 1}z`}" fill="#b3343a" stroke-width=".6"/>`
      : smileLine(d`M43.5 ${y - 1}Q50 ${y + 4.6} 56.5 ${y - 1}`),
  stern: (y, woman) =>
    woman ? lips(y, 4, 1.6, 1.6) : smileLine(d`M45 ${y + 0.8}Q50 ${y - 1} 55 ${y + 0.8}`),
  singing: (y) =>
    `<ellipse cx="50" cy="${d`${y + 0.6}`}" rx="3.8" ry="4.4" fill="#5a1420" stroke="#b3343a" stroke-width="1.5"/>`,
  full: (y) => lips(y, 5.4, 3.6, 5.2),
  smirk: (y, woman) =>
    smileLine(d`M45.5 ${y + 0.8}Q51 ${y + 1.6} 56 ${y - 2}`, woman ? '#b3343a' : undefined),
};
const lips = (y: number, wide: number, up: number, low: number): Markup =>
  `<path d="${d`M${50 - wide} ${y}Q${48} ${y - up} 50 ${y - 1.2}Q52 ${y - up} ${50 + wide} ${y}Q50 ${y + low} ${50 - wide} ${y}z`}" fill="#b3343a" stroke-width=".6"/>`;
const smileLine = (path: string, color = '#9c4f40'): Markup =>
  `<path d="${path}" ${drawn(1.9, color)}/>`;

const MARK: Readonly<Record<Mark, (s: Sitter) => Markup>> = {
  freckles: ({ w, eyeY: y }) =>
    `<path d="${d`M${50 - w * 0.6} ${y + 7}h.1m3 2h.1m-5 1h.1M${50 + w * 0.5} ${y + 7}h.1m2.8 2h.1m-5 .6h.1`}" ${drawn(1.4, '#a8632a')} stroke-linecap="round"/>`,
  mole: ({ w, mouthY }) =>
    `<circle cx="${d`${50 + w * 0.42}`}" cy="${d`${mouthY - 2}`}" r="1.1" fill="${INK}" ${flat}/>`,
  wrinkles: ({ w, eyeY: y, eyeX: x, mouthY: m }) =>
    `<path d="${d`M${50 - x - 6} ${y - 1}l-2.5-1.2M${50 - x - 6} ${y + 1.6}l-2.500.6M${50 + x + 6} ${y - 1}l2.5-1.2M${50 + x + 6} ${y + 1.6}l2.500.6M${50 - w * 0.42} ${m - 5}q-2 3-1 6M${50 + w * 0.42} ${m - 5}q2 3 1 6M43 ${y - 13}q7-2 14 0`}" ${drawn(0.8, '#8a5a3c')}/>`,
  scar: ({ eyeX: x, eyeY: y, look: s }) =>
    `<path d="${d`M${50 - s * (x + 2)} ${y - 9}l${-s * 1.5} 18`}" ${drawn(1.3, '#a0523d')}/>`,
  rouge: ({ w, cy, down }) =>
    `<g fill="#d8735f" fill-opacity=".6" ${flat}><circle cx="${d`${50 - w * 0.58}`}" cy="${d`${cy + down * 0.38}`}" r="3.8"/><circle cx="${d`${50 + w * 0.58}`}" cy="${d`${cy + down * 0.38}`}" r="3.8"/></g>`,
  warPaint: ({ w, eyeY: y }) =>
    `<path d="${d`M${51 - w} ${y + 4}H${49 + w}M${52 - w} ${y + 8}H${48 + w}`}" ${drawn(2.2, '#e0ac26')}/>`,
};

const GLASSES: Readonly<Record<Eyeglasses, (s: Sitter) => Markup>> = {
  monocle: ({ eyeX, eyeY, w, chin }) =>
    `<circle cx="${d`${50 + eyeX}`}" cy="${eyeY}" r="6.2" fill="#fff" fill-opacity=".28" stroke="${GOLD}" stroke-width="2"/><path d="${d`M${50 + eyeX + 5} ${eyeY + 4}C${52 + w} ${eyeY + 16} ${46 + w} ${chin + 4} 62 92`}" ${drawn(1, GOLD)}/>`,
  pinceNez: ({ eyeX, eyeY }) =>
    `<g fill="#fff" fill-opacity=".25" stroke-width="1.5"><circle cx="${d`${50 - eyeX}`}" cy="${eyeY}" r="5.6"/><circle cx="${d`${50 + eyeX}`}" cy="${eyeY}" r="5.6"/></g><path d="${d`M47.5 ${eyeY - 1}Q50 ${eyeY - 3} 52.5 ${eyeY - 1}`}" ${drawn(1.5)}/>`,
  spectacles: ({ eyeX, eyeY, w }) =>
    `<path d="${d`M${44 - eyeX} ${eyeY - 4}h12v8h-12zM${44 + eyeX} ${eyeY - 4}h12v8h-12z`}" fill="#fff" fill-opacity=".25" stroke="${GOLD}" stroke-width="1.7"/><path d="${d`M${56 - eyeX} ${eyeY}h${2 * eyeX - 12}M${44 - eyeX} ${eyeY - 2}L${50 - w} ${eyeY - 3}M${56 + eyeX} ${eyeY - 2}L${50 + w} ${eyeY - 3}`}" ${drawn(1.4, GOLD)}/>`,
  patch: ({ eyeX, eyeY, w, cy }) =>
    `<path d="${d`M${44 - eyeX} ${eyeY - 5}h12v6q-6 7-12 0z`}" fill="${INK}"/><path d="${d`M${50 - w} ${cy - 14}L${50 + w} ${cy + 2}`}" ${drawn(1.5)}/>`,
  lorgnette: ({ eyeX, eyeY, w }) =>
    `<g fill="#fff" fill-opacity=".3" stroke="${GOLD}" stroke-width="1.7"><circle cx="${d`${50 - eyeX}`}" cy="${eyeY}" r="5.8"/><circle cx="${d`${50 + eyeX}`}" cy="${eyeY}" r="5.8"/></g><path d="${d`M${55 + eyeX} ${eyeY + 3}L${56 + w} ${eyeY + 26}`}" ${drawn(2, GOLD)}/>`,
  halfMask: ({ w, eyeX, eyeY, cy, mouthY, look: s }) =>
    `<path d="${d`M50 ${eyeY - 9}C${50 - s * w * 0.6} ${eyeY - 14} ${50 - s * (w + 1)} ${cy - 6} ${50 - s * (w + 0.6)} ${cy + 4}C${50 - s * w} ${mouthY - 4} ${50 - s * w * 0.6} ${mouthY - 2} ${50 - s * 6} ${mouthY - 5}L50 ${eyeY + 3}z`}" fill="#fffdf5"/><ellipse cx="${d`${50 - s * eyeX}`}" cy="${eyeY}" rx="4" ry="2.6" fill="${INK}"/><circle cx="${d`${50 - s * eyeX + s}`}" cy="${eyeY}" r="1" fill="#fff" ${flat}/>`,
  goggles: ({ eyeX, cy, w }) =>
    `<path d="${d`M${50 - w} ${cy - 13}Q50 ${cy - 21} ${50 + w} ${cy - 13}v5Q50 ${cy - 16} ${50 - w} ${cy - 8}z`}" fill="#4a3322"/><g fill="#bcd3dc" stroke="${GOLD}" stroke-width="2"><circle cx="${d`${50 - eyeX}`}" cy="${cy - 14}" r="5.5"/><circle cx="${d`${50 + eyeX}`}" cy="${cy - 14}" r="5.5"/></g>`,
};

/** Skin, eyes, nose, mouth and what marks them; hair and beard come over it. */
export function faceOf(s: Sitter): Markup {
  const { traits, look, eyeX, eyeY, mouthY, w, cy, down } = s;
  const woman = traits.sex === 'f';
  const blush = woman
    ? `<g fill="#d8735f" fill-opacity=".4" ${flat}><circle cx="${d`${50 - w * 0.62}`}" cy="${d`${cy + down * 0.4}`}" r="2.6"/><circle cx="${d`${50 + w * 0.62}`}" cy="${d`${cy + down * 0.4}`}" r="2.6"/></g>`
    : '';
  return (
    `<path d="${outline(s)}" fill="${s.skin}"/>` +
    shade(s) +
    blush +
    EYE[traits.eyes ?? 'calm'](eyeX, eyeY, look) +
    brows(s) +
    `<path d="${NOSE[traits.nose ?? 'straight'](s)}" ${drawn(1.2)}/>` +
    MOUTH[traits.mouth ?? 'still'](mouthY, woman) +
    (traits.mark === undefined ? '' : MARK[traits.mark](s))
  );
}

export const glassesOf = (s: Sitter): Markup =>
  s.traits.glasses === undefined ? '' : GLASSES[s.traits.glasses](s);
