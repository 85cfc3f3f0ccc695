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

/** Places of a grid that lie wholly on the cloth. */
function grid(
  top: (x: number) => number,
  step: number,
  room: number,
  part: (x: number, y: number) => string,
): string {
  return repeat(Math.ceil(104 / step), (column) =>
    repeat(Math.ceil(36 / step), (row) => {
      const x = column * step - 2 + ((row % 2) * step) / 2;
      const y = 82 + row * step;
      return y - room > Math.max(top(x - room), top(x + room)) ? part(x, y) : '';
    }),
  );
}
const upright = (top: (x: number) => number, step: number, first: number): string =>
  repeat(Math.floor((96 - first) / step) + 1, (index) => {
    const x = first + index * step;
    return top(x) < HEM - 1 ? d`M${x} ${top(x) + 0.6}V114` : '';
  });

const WEAVES: Readonly<Record<Cloth, Weave>> = {
  plain: () => '',
  check: (top, [, second]) =>
    filled(
      repeat(24, (column) =>
        repeat(9, (row) => {
          const x = column * 4 + 2;
          const y = 78 + row * 4;
          const high = Math.max(y, top(x), top(x + 4));
          return (column + row) % 2 === 0 && high < y + 3.4 ? d`M${x} ${high}h4V${y + 4}h-4z` : '';
        }),
      ),
      second,
    ),
  stripes: (top, [, second, accent]) =>
    lined(upright(top, 7, 5), second, 2) + lined(upright(top, 7, 8.2), accent, 0.9),
  pinstripe: (top, [, second]) => lined(upright(top, 5, 4), second, 0.7),
  dots: (top, [, , accent]) =>
    `<path d="${grid(top, 8, 2, (x, y) => d`M${x} ${y}h0`)}" stroke="${accent}" stroke-width="3.6" stroke-linecap="round"/>`,
  rings: (top, [main, second, accent]) => {
    const dots = grid(top, 11, 4, (x, y) => d`M${x} ${y}h0`);
    return `<g stroke-linecap="round"><path d="${dots}" stroke="${accent}" stroke-width="8.5"/><path d="${dots}" stroke="${main}" stroke-width="5"/><path d="${dots}" stroke="${second}" stroke-width="2.2"/></g>`;
  },
  squares: (top, [, second, accent]) =>
    lined(
      grid(top, 12, 4.5, (x, y) => d`M${x - 4} ${y - 4}h8v8h-8z`),
      second,
      1.2,
    ) +
    filled(
      grid(top, 12, 4.5, (x, y) => d`M${x - 1.5} ${y - 1.5}h3v3h-3z`),
      accent,
    ),
  scales: (top, [, , accent]) =>
    lined(
      grid(top, 9, 4.5, (x, y) => d`M${x - 4.5} ${y}a4.5 4.5 0 0 0 9 0`),
      accent,
      1.1,
    ),
  chevrons: (top, [, second]) =>
    lined(
      grid(top, 8, 4, (x, y) => d`M${x - 4} ${y + 2}l4-4 4 4`),
      second,
      1.4,
    ),
  tartan: (top, [, second, accent]) =>
    `<g stroke-opacity=".75">${lined(upright(top, 13, 6), second, 3.5)}${lined(upright(top, 13, 11), accent, 1)}</g>` +
    lined(
      repeat(3, (row) => {
        const y = 92 + row * 10;
        const edge = Array.from({ length: 50 }, (_, x) => x).find((x) => top(x) < y) ?? 50;
        return `M${edge} ${y}H${100 - edge}`;
      }),
      accent,
      1.6,
    ),
  lozenges: (top, [, second, accent]) =>
    filled(
      grid(top, 10, 4.5, (x, y) => d`M${x} ${y - 4.5}l3.5 4.5-3.5 4.5-3.5-4.5z`),
      second,
    ) +
    filled(
      grid(top, 10, 4.5, (x, y) => d`M${x} ${y - 1.6}l1.2 1.6-1.2 1.6-1.2-1.6z`),
      accent,
    ),
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
