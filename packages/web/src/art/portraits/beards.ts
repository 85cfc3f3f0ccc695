import { INK } from '../palette.js';
import type { Markup } from '../svg.js';
import type { Sitter } from './sitter.js';
import { d } from './sitter.js';
import type { Beard, Moustache } from './traits.js';

const LIP = '#9c4f40';
const hairLines = (path: string): Markup =>
  `<path d="${path}" fill="none" stroke="${INK}" stroke-opacity=".5" stroke-width=".9"/>`;

/** A beard from ear to ear down to `tip`, open at the mouth. */
function bushy(
  { w, cy, down, chin, chinWidth, mouthY: y, hair }: Sitter,
  tip: number,
  spread = 1,
): Markup {
  return (
    `<path d="${d`M${50 - w} ${cy + 2}C${49 - w} ${cy + down * 0.9} ${50 - (chinWidth + 1) * spread} ${tip - 1} 50 ${tip}C${50 + (chinWidth + 1) * spread} ${tip - 1} ${51 + w} ${cy + down * 0.9} ${50 + w} ${cy + 2}C${47 + w} ${cy + 9} 59 ${y - 5} 50 ${y - 4.5}C41 ${y - 5} ${53 - w} ${cy + 9} ${50 - w} ${cy + 2}z`}" fill="${hair}"/>` +
    `<path d="${d`M46 ${y + 0.5}Q50 ${y + 2} 54 ${y + 0.5}`}" stroke="${LIP}" stroke-width="2" fill="none"/>` +
    hairLines(
      d`M44 ${y + 5}q1 6 3 ${chin - y - 4}M56 ${y + 5}q-1 6-3 ${chin - y - 4}M50 ${y + 5}v${tip - y - 9}`,
    )
  );
}

const BEARD: Readonly<Record<Beard, (s: Sitter) => Markup>> = {
  full: (s) => bushy(s, s.chin + 12),
  long: (s) => bushy(s, s.chin + 27, 1.3),
  goatee: ({ mouthY: y, chin, hair }) =>
    `<path d="${d`M45.5 ${y + 3.5}h9L50 ${chin + 7}z`}" fill="${hair}"/>`,
  forked: ({ mouthY: y, chin, hair }) =>
    `<path d="${d`M42 ${y + 2}Q50 ${y + 5} 58 ${y + 2}L57 ${chin + 12}L51 ${chin + 4}H49L43 ${chin + 12}z`}" fill="${hair}"/>`,
  whiskers: ({ w, cy, chin, down, hair }) =>
    `<path d="${d`M${49.5 - w} ${cy - 4}C${45 - w} ${cy + 10} ${49 - w} ${chin + 4} 44 ${chin - 2}C${55 - w} ${cy + down * 0.6} ${54 - w} ${cy + 8} ${49.5 - w} ${cy - 4}zM${50.5 + w} ${cy - 4}C${55 + w} ${cy + 10} ${51 + w} ${chin + 4} 56 ${chin - 2}C${45 + w} ${cy + down * 0.6} ${46 + w} ${cy + 8} ${50.5 + w} ${cy - 4}z`}" fill="${hair}"/>`,
  chinstrap: ({ w, cy, chin, down, chinWidth, hair }) =>
    `<path d="${d`M${50 - w} ${cy}C${49 - w} ${cy + down} ${49 - chinWidth} ${chin + 5} 50 ${chin + 5}C${51 + chinWidth} ${chin + 5} ${51 + w} ${cy + down} ${50 + w} ${cy}C${47 + w} ${cy + down * 0.7} ${48 + chinWidth} ${chin - 4} 50 ${chin - 4}C${52 - chinWidth} ${chin - 4} ${53 - w} ${cy + down * 0.7} ${50 - w} ${cy}z`}" fill="${hair}"/>`,
  stubble: ({ mouthY: y, chin, hair }) =>
    `<path d="${d`M42 ${y + 3}Q50 ${y - 8} 58 ${y + 3}Q57 ${chin - 1} 50 ${chin - 0.8}Q43 ${chin - 1} 42 ${y + 3}z`}" fill="${hair}" fill-opacity=".28" stroke="none"/>`,
};

const MOUSTACHE: Readonly<Record<Moustache, (y: number) => string>> = {
  handlebar: (y) =>
    d`M50 ${y - 4.5}C46 ${y - 6.5} 42 ${y - 1.5} 36.5 ${y - 5.5}C37.5 ${y + 1} 45 ${y + 1.5} 50 ${y - 1.8}C55 ${y + 1.5} 62.5 ${y + 1} 63.5 ${y - 5.5}C58 ${y - 1.5} 54 ${y - 6.5} 50 ${y - 4.5}z`,
  walrus: (y) =>
    d`M50 ${y - 5}C44 ${y - 6} 40 ${y - 2} 39.5 ${y + 4}C44 ${y + 2} 47 ${y + 1.5} 50 ${y + 1}C53 ${y + 1.5} 56 ${y + 2} 60.5 ${y + 4}C60 ${y - 2} 56 ${y - 6} 50 ${y - 5}z`,
  pencil: (y) =>
    d`M43 ${y - 1}L49.5 ${y - 4.2}l.3 1.6L44 ${y}zM57 ${y - 1}L50.5 ${y - 4.2}l-.3 1.6L56 ${y}z`,
  chevron: (y) => d`M42.5 ${y - 0.8}L47 ${y - 5}h6l4.5 4.2L50 ${y - 2}z`,
  imperial: (y) =>
    d`M50 ${y - 3}C46 ${y - 5.5} 40 ${y - 1} 37 ${y - 9}C35 ${y - 1} 43 ${y + 2.5} 50 ${y - 1}C57 ${y + 2.5} 65 ${y - 1} 63 ${y - 9}C60 ${y - 1} 54 ${y - 5.5} 50 ${y - 3}z`,
  toothbrush: (y) => d`M46.8 ${y - 5}h6.4l.6 4h-7.6z`,
  drooping: (y) =>
    d`M50 ${y - 4.5}C45 ${y - 5.5} 41 ${y - 3} 40.5 ${y + 11}C43.5 ${y + 8} 43 ${y} 50 ${y - 1.5}C57 ${y} 56.5 ${y + 8} 59.5 ${y + 11}C59 ${y - 3} 55 ${y - 5.5} 50 ${y - 4.5}z`,
};

/** Beard first, moustache over it. */
export const beardOf = (s: Sitter): Markup =>
  (s.traits.beard === undefined ? '' : BEARD[s.traits.beard](s)) +
  (s.traits.moustache === undefined
    ? ''
    : `<path d="${MOUSTACHE[s.traits.moustache](s.mouthY)}" fill="${s.hair}"/>`);
