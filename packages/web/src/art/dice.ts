import type { Die } from '@gah/engine';
import { INK, PAPER, TONES } from './palette.js';
import type { Figure, Markup, SquareLook } from './svg.js';
import { circle, edged, fill, group, line, path, rect, showSquare, square } from './svg.js';

type Pip = readonly [x: number, y: number];
const LOW = 7;
const MIDDLE = 12;
const HIGH = 17;
const CORNERS: readonly Pip[] = [
  [LOW, LOW],
  [HIGH, LOW],
  [LOW, HIGH],
  [HIGH, HIGH],
];
const PIPS: readonly (readonly Pip[])[] = [
  [[MIDDLE, MIDDLE]],
  [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  [
    [6.5, 6.5],
    [MIDDLE, MIDDLE],
    [17.5, 17.5],
  ],
  CORNERS,
  [...CORNERS, [MIDDLE, MIDDLE]],
  [
    [LOW, 6],
    [HIGH, 6],
    [LOW, MIDDLE],
    [HIGH, MIDDLE],
    [LOW, 18],
    [HIGH, 18],
  ],
];

/** The pips of coloured dice repeat the symbol of their colour. */
const PIP_SHAPES: Readonly<Record<Die, (x: number, y: number) => Markup>> = {
  white: (x, y) => circle(x, y, 2.3, ''),
  blue: (x, y) => path(`M${x} ${y - 3}l3 3-3 3-3-3z`, ''),
  red: (x, y) => path(`M${x - 2.3} ${y - 2.3}h4.6v4.6h-4.6z`, ''),
  yellow: (x, y) => circle(x, y, 2, line(INK, 1.6)),
};
const BODIES: Readonly<Record<Die, readonly [ground: string, pips: string, shade: string]>> = {
  white: [PAPER, INK, '#c9b891'],
  blue: [TONES.blue.full, TONES.blue.on, TONES.blue.deep],
  red: [TONES.red.full, TONES.red.on, TONES.red.deep],
  yellow: [TONES.yellow.full, TONES.yellow.on, '#a97e16'],
};

const body = (kind: Die): Markup => {
  const [ground, , shade] = BODIES[kind];
  return (
    rect(1, 1, 22, 22, `rx="3.5" ${edged(ground, INK, 1.3)}`) +
    path('M2.3 19.5c0 1.400.9 2.2 2.2 2.2h15c1.4 0 2.2-.9 2.2-2.2', line(shade, 1.4))
  );
};

export function dieFigure(value: number, kind: Die = 'white'): Figure {
  const pips = PIPS[value - 1];
  if (pips === undefined) throw new RangeError(`no face ${value} on a die`);
  const shape = PIP_SHAPES[kind];
  return square(
    24,
    body(kind) + group(fill(BODIES[kind][1]), ...pips.map(([x, y]) => shape(x, y))),
  );
}

/** A die of which only the kind matters. */
const blankDieFigure = (kind: Die = 'white'): Figure => square(24, body(kind));

export const die = (value: number, kind?: Die, look?: SquareLook): Markup =>
  showSquare(dieFigure(value, kind), look);
export const blankDie = (kind?: Die, look?: SquareLook): Markup =>
  showSquare(blankDieFigure(kind), look);
