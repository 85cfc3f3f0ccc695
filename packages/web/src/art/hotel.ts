import type { Hotel, HotelSide, RoomColor, RoomIndex } from '@gah/engine';
import { columnOf, COLUMNS, floorOf, FLOORS } from '@gah/engine';
import type { RoomState } from './rooms.js';
import { smallRoomFigure } from './rooms.js';
import type { Box, Figure, Markup } from './svg.js';
import { circle, edged, fill, line, num, path, place, rect, repeat, show } from './svg.js';

/** Sizes of a façade; rooms, coins and points are laid over it by the components. */
export interface FacadeSize {
  readonly roomWidth: number;
  readonly roomHeight: number;
  readonly gap: number;
}

const MARGIN = 30;
const ROOF = 42;
const PLINTH = 11;
const TOKEN = 24;

const wallWidth = ({ roomWidth, gap }: FacadeSize): number =>
  COLUMNS * roomWidth + (COLUMNS - 1) * gap;
export const facadeBox = (size: FacadeSize): Box => [
  0,
  0,
  wallWidth(size) + 2 * MARGIN,
  ROOF + FLOORS * size.roomHeight + (FLOORS - 1) * size.gap + PLINTH,
];
const floorTop = ({ roomHeight, gap }: FacadeSize, floor: number): number =>
  ROOF + (FLOORS - 1 - floor) * (roomHeight + gap);

/** Where a room is. */
export const roomBox = (size: FacadeSize, room: RoomIndex): Box => [
  MARGIN + columnOf(room) * (size.roomWidth + size.gap),
  floorTop(size, floorOf(room)),
  size.roomWidth,
  size.roomHeight,
];
/** Where the price of a floor (left of it) and its points at the end (right of it) stand. */
export function floorTokenBoxes(size: FacadeSize, floor: number): { price: Box; points: Box } {
  const y = floorTop(size, floor) + (size.roomHeight - TOKEN) / 2;
  return {
    price: [0, y, TOKEN, TOKEN],
    points: [facadeBox(size)[2] - TOKEN, y, TOKEN, TOKEN],
  };
}

/** Grout in the group's colour binds rooms that belong together. */
function grout(size: FacadeSize, hotel: Pick<Hotel, 'colors' | 'groupOf'>): Markup {
  const { roomWidth: w, roomHeight: h, gap } = size;
  return hotel.colors
    .map((color, room) => {
      const [x, y] = roomBox(size, room);
      const together = (other: RoomIndex): boolean => hotel.groupOf[other] === hotel.groupOf[room];
      const beside = columnOf(room) < COLUMNS - 1 && together(room + 1);
      const above = floorOf(room) < FLOORS - 1 && together(room + COLUMNS);
      const paint = fill(`var(--${color})`);
      return (
        (beside ? rect(x + w - 2, y + h * 0.2, gap + 4, h * 0.6, paint) : '') +
        (above ? rect(x + w * 0.2, y - gap - 2, w * 0.6, gap + 4, paint) : '')
      );
    })
    .join('');
}

/** Golden leaves in rings, as on the Secession building. */
function laurelDome(x: number, y: number, radius: number): Markup {
  const leaf = radius * 0.117;
  return repeat(4, (ring) => {
    const r = radius - ring * radius * 0.26;
    const leaves = 10 - ring * 2;
    return repeat(leaves + 1, (index) => {
      const angle = (Math.PI * index) / leaves;
      return circle(
        x - Math.cos(angle) * r,
        y - Math.sin(angle) * r,
        leaf,
        fill((index + ring) % 2 === 0 ? 'var(--gold)' : 'var(--gold2)'),
      );
    });
  });
}

const pylon = (x: number): Markup =>
  rect(x - 6, 8, 12, ROOF - 14, edged('var(--wall)', 'var(--ink)', 1.3)) +
  path(`M${x - 3} 13h6v6h-6zM${x - 3} 22h6v6h-6z`, fill('var(--gold)'));

/** Moon and stars, or sun and flags. */
const SKIES: Readonly<Record<HotelSide, (middle: number, right: number) => Markup>> = {
  night: (middle, right) =>
    path(`M${right - 16} 5a9.5 9.5 0 1 0 9 13.5 8 8 0 0 1-9-13.5z`, fill('var(--gold2)')) +
    [
      [middle + 62, 9],
      [middle + 84, 19],
      [right - 48, 8],
      [right - 68, 20],
      [middle - 62, 12],
    ]
      .map(([x = 0, y = 0]) =>
        path(
          `M${num(x)} ${y - 3.5}l1 2.5 2.5 1-2.5 1-1 2.5-1-2.5-2.5-1 2.5-1z`,
          fill('var(--gold)'),
        ),
      )
      .join(''),
  day: (middle, right) =>
    circle(right - 14, 14, 6.5, fill('var(--gold2)')) +
    path(
      repeat(8, (index) => {
        const angle = (index * Math.PI) / 4;
        const [c, s] = [Math.cos(angle), Math.sin(angle)];
        return `M${num(right - 14 + 8.5 * c)} ${num(14 + 8.5 * s)}L${num(right - 14 + 12.5 * c)} ${num(14 + 12.5 * s)}`;
      }),
      line('var(--gold)', 1.6),
    ) +
    [-1, 1]
      .map((side) => {
        const x = middle + side * 33;
        const tip = x + side * 15;
        return (
          path(`M${num(x)} 8V-1`, line('var(--ink)', 1.3)) +
          path(
            `M${num(x)} 0L${num(tip)} 2 ${num(tip - side * 3)} 4.5 ${num(tip)} 7 ${num(x)} 6z`,
            fill('var(--red)'),
          )
        );
      })
      .join(''),
};

const roof = (size: FacadeSize, side: HotelSide): Markup => {
  const width = facadeBox(size)[2];
  const wall = wallWidth(size);
  const middle = width / 2;
  const squares = Math.floor((wall + 4) / 12);
  const start = middle - (squares * 12 - 7) / 2;
  return (
    SKIES[side](middle, width - MARGIN) +
    laurelDome(middle, ROOF - 11, 24) +
    pylon(middle - 33) +
    pylon(middle + 33) +
    repeat(squares, (index) => rect(start + index * 12, ROOF - 13, 5, 5, fill('var(--gold)'))) +
    rect(MARGIN - 8, ROOF - 7, wall + 16, 5, fill('var(--ink)'))
  );
};

const plinth = (size: FacadeSize): Markup => {
  const [, , width, height] = facadeBox(size);
  const steps = 46;
  return (
    rect(MARGIN - 14, height - 3, width - 2 * MARGIN + 28, 3, fill('var(--ink)')) +
    path(
      `M${num((width - steps) / 2)} ${num(height - 3)}v-3h${steps}v3M${num((width - steps) / 2 + 7)} ${num(height - 6)}v-2.5h${steps - 14}v2.5`,
      edged('var(--wall)', 'var(--ink)', 1),
    )
  );
};

/** The house without its rooms. */
export function facadeFigure(
  size: FacadeSize,
  side: HotelSide,
  hotel: Pick<Hotel, 'colors' | 'groupOf'>,
): Figure {
  const box = facadeBox(size);
  return {
    box,
    body:
      roof(size, side) +
      rect(
        MARGIN - 8,
        ROOF - 2,
        wallWidth(size) + 16,
        box[3] - ROOF - 1,
        edged('var(--wall)', 'var(--ink)', 1.5),
      ) +
      plinth(size) +
      grout(size, hotel),
  };
}

export function facade(
  size: FacadeSize,
  side: HotelSide,
  hotel: Pick<Hotel, 'colors' | 'groupOf'>,
): Markup {
  const figure = facadeFigure(size, side, hotel);
  return show(figure, { width: figure.box[2], height: figure.box[3], className: 'facade' });
}

/** A whole hotel in small, for rivals and overviews. */
export function smallHotel(
  hotel: Pick<Hotel, 'colors' | 'groupOf'>,
  stateOf: (room: RoomIndex) => RoomState,
  size: FacadeSize,
): Markup {
  const rooms = hotel.colors
    .map((color: RoomColor, room) => {
      const [x, y, w, h] = roomBox(size, room);
      return place(smallRoomFigure(color, stateOf(room), w, h), x, y, w, h);
    })
    .join('');
  const [, , width, height] = facadeBox(size);
  const box: Box = [MARGIN, ROOF, width - 2 * MARGIN, height - ROOF - PLINTH];
  return show(
    { box, body: grout(size, hotel) + rooms },
    { width: box[2], height: box[3], className: 'small-hotel' },
  );
}
