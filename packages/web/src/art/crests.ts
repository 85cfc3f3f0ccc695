import type { SeatIndex } from '@gah/engine';
import { placedIcon } from './icons.js';
import { INK, playerColor } from './palette.js';
import type { Figure, Markup, SquareLook } from './svg.js';
import { fill, line, path, rect, showSquare, square } from './svg.js';

const IVORY = '#fbf4e2';
/** Bar, pale, chevron, quarters: a player is known by the partition as well as by the colour. */
const PARTITIONS = [
  'M0 6h16v4H0z',
  'M6 0h4v16H6z',
  'M0 12.5l8-8 8 8V16h-3l-5-5-5 5H0z',
  'M0 0h8v8H0zM8 8h8v8H8z',
] as const;

const crestFigure = (seat: SeatIndex): Figure =>
  square(
    16,
    rect(0, 0, 16, 16, fill(playerColor(seat))) +
      path(PARTITIONS[seat % PARTITIONS.length] ?? PARTITIONS[0], fill(IVORY)) +
      rect(0.6, 0.6, 14.8, 14.8, line(INK, 1.2)),
  );

/** A dancer in the player's colour, with the crest at the foot. */
const dancerFigure = (seat: SeatIndex): Figure => ({
  box: [0, 0, 28, 28],
  body:
    rect(0.8, 0.8, 26.4, 26.4, `fill="${playerColor(seat)}" stroke="${INK}" stroke-width="1.5"`) +
    placedIcon('dancer', 3, 2.5, 22, IVORY, playerColor(seat)) +
    `<svg x="17.5" y="17.5" width="10.5" height="10.5" viewBox="0 0 16 16">${crestFigure(seat).body}</svg>`,
});

export const crest = (seat: SeatIndex, look?: SquareLook): Markup =>
  showSquare(crestFigure(seat), look);
export const dancer = (seat: SeatIndex, look?: SquareLook): Markup =>
  showSquare(dancerFigure(seat), look);
