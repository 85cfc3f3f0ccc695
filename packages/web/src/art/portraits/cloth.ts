import type { Markup } from '../svg.js';
import { repeat } from '../svg.js';
import type { Sitter } from './sitter.js';
import { d } from './sitter.js';
import type { Cloth } from './traits.js';

/** Shoulders: from the lower left corner up to the neck, mirrored on the right. */
interface Shoulders {
  readonly foot: number;
  readonly bend: readonly [x1: number, y1: number, x2: number, y2: number];
  readonly neck: readonly [x: number, y: number];
}
const BUILDS = {
  man: { foot: 3, bend: [4, 92, 18, 86], neck: [40, 80] },
  woman: { foot: 12, bend: [12, 95, 24, 87], neck: [41, 82] },
  stout: { foot: -5, bend: [-4, 89, 14, 84], neck: [39, 79] },
  slight: { foot: 14, bend: [15, 95, 26, 88], neck: [42, 82] },
} as const satisfies Readonly<Record<string, Shoulders>>;
const HEM = 114;

const shouldersOf = ({ traits: { sex, build } }: Sitter): Shoulders =>
  BUILDS[build ?? (sex === 'm' ? 'man' : 'woman')];

/** How high the cloth reaches at a given place from left to right. */
function shoulderLine({ foot, bend, neck }: Shoulders): (x: number) => number {
  const [x1, y1, x2, y2] = bend;
  const [x3, y3] = neck;
  const samples = Array.from({ length: 25 }, (_, index): [number, number] => {
    const t = index / 24;
    const u = 1 - t;
    const mix = (a: number, b: number, c: number, e: number): number =>
      u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * e;
    return [mix(foot, x1, x2, x3), mix(HEM, y1, y2, y3)];
  });
  return (place) => {
    const x = place > 50 ? 100 - place : place;
    return x < foot ? HEM : (samples.find(([sx]) => sx >= x)?.[1] ?? y3);
  };
}

type Weave = (top: (x: number) => number, dye: readonly [string, string, string]) => Markup;
const filled = (path: string, color: string): Markup => `<path d="${path}" fill="${color}"/>`;
const lined = (path: string, color: string, width: number): Markup =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}"/>`;

/**
 * Lines across the cloth, symmetrical, each as long as the shoulders allow. Dashed with the step
 * they become rows of squares or dots; every second row is shifted by half a step.
 */
function across(
  top: (x: number) => number,
  step: number,
  rise: number,
  room: number,
  row: (from: number, y: number, count: number) => string,
): string {
  return repeat(Math.ceil(32 / rise), (index) => {
    const y = 83 + index * rise;
    const first = Array.from({ length: 52 }, (_, x) => x).find((x) => top(x) < y - room) ?? 50;
    const shift = index % 2 === 0 ? 0 : 0.5;
    const half = Math.floor((50 - first - room) / step + shift) - shift;
    return half < 0 ? '' : row(50 - half * step, y, 2 * half + 1);
  });
}
/** Dashes of a given length around the places of a row. */
const dashes =
  (step: number, length: number) =>
  (from: number, y: number, count: number): string =>
    d`M${from - length / 2} ${y}h${(count - 1) * step + length}`;
const dashed = (path: string, color: string, width: number, step: number): Markup =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-dasharray="${width} ${step - width}"/>`;
const dotted = (path: string, color: string, width: number): Markup =>
  `<path d="${path}" stroke="${color}" stroke-width="${width}"/>`;
const dots = (step: number, ...parts: readonly Markup[]): Markup =>
  `<g fill="none" stroke-linecap="round" stroke-dasharray="0 ${step}">${parts.join('')}</g>`;

const upright = (top: (x: number) => number, step: number, first: number): string =>
  repeat(Math.floor((96 - first) / step) + 1, (index) => {
    const x = first + index * step;
    return top(x) < HEM - 1 ? d`M${x} ${top(x) + 0.6}V114` : '';
  });

const WEAVES: Readonly<Record<Cloth, Weave>> = {
  plain: () => '',
  check: (top, [, second]) => dashed(across(top, 8, 4, 2, dashes(8, 4)), second, 4, 8),
  stripes: (top, [, second, accent]) =>
    lined(upright(top, 7, 4.5), second, 2) + lined(upright(top, 7, 8), accent, 0.9),
  pinstripe: (top, [, second]) => lined(upright(top, 5, 5), second, 0.7),
  dots: (top, [, , accent]) => dots(8, dotted(across(top, 8, 7, 2, dashes(8, 0)), accent, 3.6)),
  rings: (top, [main, second, accent]) => {
    const rows = across(top, 12, 9, 4, dashes(12, 0));
    return dots(12, dotted(rows, accent, 8.5), dotted(rows, main, 5), dotted(rows, second, 2.2));
  },
  squares: (top, [main, second, accent]) =>
    [9, 6.6, 3]
      .map((size, index) =>
        dashed(
          across(top, 12, 11, 4.5, dashes(12, size)),
          [second, main, accent][index] ?? main,
          size,
          12,
        ),
      )
      .join(''),
  scales: (top, [, , accent]) =>
    lined(
      across(
        top,
        9,
        6,
        3.5,
        (from, y, count) => d`M${from - 4.5} ${y}` + repeat(count, () => 'q4.5 8 9 0'),
      ),
      accent,
      1.1,
    ),
  chevrons: (top, [, second]) =>
    lined(
      across(
        top,
        8,
        7,
        3,
        (from, y, count) => d`M${from - 4} ${y + 2}` + repeat(count, () => 'l4-4 4 4'),
      ),
      second,
      1.4,
    ),
  tartan: (top, [, second, accent]) =>
    `<g stroke-opacity=".75">${lined(upright(top, 13, 4.5), second, 3.5)}${lined(upright(top, 13, 9.5), accent, 1)}</g>` +
    lined(across(top, 1, 10, 1, dashes(1, 0)), accent, 1.6),
  lozenges: (top, [, second, accent]) => {
    const rows = (w: number, h: number): string =>
      across(top, 14, 10, 5, (from, y, count) =>
        repeat(
          count,
          (index) => d`M${from + index * 14} ${y - h}l${w} ${h}l${-w} ${h}l${-w} ${-h}z`,
        ),
      );
    return filled(rows(4.5, 5.5), second) + filled(rows(1.6, 2), accent);
  },
};

export function bodyOf(s: Sitter): Markup {
  const shoulders = shouldersOf(s);
  const { foot, bend, neck } = shoulders;
  const [x1, y1, x2, y2] = bend;
  const [x3, y3] = neck;
  const outline = `M${foot} 114C${x1} ${y1} ${x2} ${y2} ${x3} ${y3}H${100 - x3}C${100 - x2} ${y2} ${100 - x1} ${y1} ${100 - foot} 114z`;
  return (
    `<path d="${outline}" fill="${s.dye[0]}" stroke="none"/>` +
    `<g stroke="none">${WEAVES[s.traits.cloth ?? 'plain'](shoulderLine(shoulders), s.dye)}</g>` +
    `<path d="${outline}" fill="none"/>`
  );
}

export function neckOf({ chin, skin, traits: { sex, build } }: Sitter): Markup {
  const half = sex === 'm' ? (build === 'stout' ? 10 : 8) : 6;
  return (
    `<path d="${d`M${50 - half} ${chin - 12}L${49.5 - half} 84C45 89 55 89 ${50.5 + half} 84L${50 + half} ${chin - 12}z`}" fill="${skin}"/>` +
    `<path d="${d`M${50.5 - half} ${chin - 6}C46 ${chin + 3} 54 ${chin + 3} ${49.5 + half} ${chin - 6}L56 ${chin + 5}C53 ${chin + 7.5} 47 ${chin + 7.5} 44 ${chin + 5}z`}" fill-opacity=".16" stroke="none"/>`
  );
}
