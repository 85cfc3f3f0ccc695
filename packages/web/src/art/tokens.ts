import type { Good, GuestColor } from '@gah/engine';
import { placedIcon } from './icons.js';
import { GOLD, GOOD_TONES, INK, LEAF, TONES } from './palette.js';
import type { Figure, Markup, SquareLook } from './svg.js';
import { circle, edged, fill, label, line, path, rect, showSquare, square } from './svg.js';

/** What can be written on a token. */
export type TokenText = number | string;

const words = (text: TokenText): string =>
  typeof text === 'number' && text < 0 ? `−${-text}` : String(text);
// Three characters must be smaller to fit, so must anything longer.
const textSize = (text: string, most: number): number =>
  most * ([1, 1, 1, 0.72][text.length] ?? 0.62);
const onToken = (text: TokenText, color: string): Markup => {
  const written = words(text);
  const size = textSize(written, 16);
  return label(14, 14 + size * 0.35, size, color, written);
};

const COIN_INK = '#2b2005';
const COIN_EDGE = '#4a3608';
const COIN_CROWN = 'M8.7 11.1l2.5 2.4 2.8-4.4 2.8 4.4 2.5-2.4-.9 5.5H9.6zM9.6 17.5h8.7v1.3H9.6z';

/** A coin; without a number it bears a crown. */
const kronesFigure = (text?: TokenText): Figure =>
  square(
    28,
    circle(14, 14, 13, edged('#d9b24c', COIN_EDGE, 1.4)) +
      circle(14, 14, 10.4, `${line(COIN_EDGE, 0.9)} stroke-dasharray="1.6 1.67"`) +
      (text === undefined ? path(COIN_CROWN, fill('#3a2b06')) : onToken(text, COIN_INK)),
  );

/** A black octagon with a gold ring; without a number it bears a star. */
export const pointsFigure = (text?: TokenText): Figure =>
  square(
    28,
    path('M9 1h10l8 8v10l-8 8H9l-8-8V9z', fill(INK)) +
      path('M10 3.6h8l6.4 6.4v8L18 24.4h-8L3.6 18v-8z', line(GOLD, 1.3)) +
      (text === undefined
        ? path(
            'M14 7l1.9 4.7 5.100.3-3.9 3.3 1.2 5-4.3-2.8-4.3 2.8 1.2-5L7 12l5.1-.3z',
            fill('#f6e3a8'),
          )
        : onToken(text, '#f6e3a8')),
  );

/** A red square with the emperor's bust; the number of steps stands beside it. */
const emperorFigure: Figure = square(
  28,
  rect(1, 1, 26, 26, edged('#7c2434', '#2a0b12', 1.3)) +
    rect(3.3, 3.3, 21.4, 21.4, line('#e7c873', 1)) +
    placedIcon('emperor', 4.4, 4.4, 19.2, '#f6e3a8', '#7c2434'),
);

export const GOOD_STATES = ['full', 'ordered', 'served'] as const;
export type GoodState = (typeof GOOD_STATES)[number];

const TICK = `${circle(22.5, 22.5, 6.2, edged(LEAF, '#fff', 1))}${path('M19.2 22.6l1.3-1.3 1.6 1.6 3-3.3 1.3 1.2-4.3 4.6z', fill('#fff'))}`;

/** Filled: there; dashed: ordered; with a tick: served. */
export function goodFigure(good: Good | 'any', state: GoodState = 'full'): Figure {
  const { ground, shape } = GOOD_TONES[good];
  if (state === 'ordered') {
    return square(
      28,
      rect(1, 1, 26, 26, `${edged('#fffdf6', '#8c7b58', 1.7)} stroke-dasharray="4 2.5"`) +
        placedIcon(good, 3.4, 3.4, 21.2, '#3b342b', '#fffdf6'),
    );
  }
  const token = `${rect(1, 1, 26, 26, edged(ground, INK, 1.7))}${placedIcon(good, 3.4, 3.4, 21.2, shape, ground)}`;
  return square(
    28,
    state === 'full' ? token : `${token}${rect(0.4, 0.4, 27.2, 27.2, line(GOLD, 0.9))}${TICK}`,
  );
}

/** The colour of a guest or room as a square with its symbol. */
function colorFigure(color: GuestColor): Figure {
  const { full, on } = TONES[color];
  return square(
    28,
    rect(0.7, 0.7, 26.6, 26.6, edged(full, INK, 1.4)) + placedIcon(color, 3.6, 3.6, 20.8, on, full),
  );
}

export const krones = (text?: TokenText, look?: SquareLook): Markup =>
  showSquare(kronesFigure(text), look);
export const points = (text?: TokenText, look?: SquareLook): Markup =>
  showSquare(pointsFigure(text), look);
export const emperorSteps = (look?: SquareLook): Markup => showSquare(emperorFigure, look);
export const good = (kind: Good | 'any', state?: GoodState, look?: SquareLook): Markup =>
  showSquare(goodFigure(kind, state), look);
export const colorSquare = (color: GuestColor, look?: SquareLook): Markup =>
  showSquare(colorFigure(color), look);
