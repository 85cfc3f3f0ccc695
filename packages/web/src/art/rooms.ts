import type { RoomColor } from '@gah/engine';
import { at } from '@gah/engine';
import { placedIcon } from './icons.js';
import { INK, LAMP, LIGHT_GOLD, PAPER, TONES } from './palette.js';
import type { Figure, Markup } from './svg.js';
import { circle, edged, fill, line, num, path, place, rect, repeat, show } from './svg.js';
import { pointsFigure } from './tokens.js';

export const ROOM_STATES = ['unbuilt', 'free', 'occupied'] as const;
export type RoomState = (typeof ROOM_STATES)[number];

export interface RoomLook {
  readonly width: number;
  readonly height: number;
  /** Points for covering the space, shown while it is unbuilt. */
  readonly coverPoints?: number;
  /** Which of the people is seen behind the pane. */
  readonly lodger?: number;
}

interface Doorway {
  readonly w: number;
  readonly h: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
}
/** Below this width a room has less wall beside its door. */
const NARROW = 70;

function doorway({ width: w, height: h }: RoomLook): Doorway {
  const width = Math.round(w * (w < NARROW ? 0.34 : 0.36));
  return { w, h, left: (w - width) / 2, top: h * 0.2, width };
}

const LEAST_TOKEN = 20;

/** A dashed plan on the tint of the colour: theme decides on both. */
function unbuilt(color: RoomColor, { width, height, coverPoints = 0 }: RoomLook): Markup {
  const symbol = Math.min(24, height * 0.4);
  // On a low room it covers more, so that its number can be read.
  const token = Math.min(24, Math.max(LEAST_TOKEN, height * 0.36));
  return (
    rect(0, 0, width, height, fill(`var(--${color}-t)`)) +
    rect(
      3.5,
      3.5,
      width - 7,
      height - 7,
      `${line(`var(--${color}-s)`, 1)} stroke-opacity=".55" stroke-dasharray="4 3"`,
    ) +
    placedIcon(
      color,
      (width - symbol) / 2,
      (height - symbol) / 2,
      symbol,
      `var(--${color}-s)`,
      `var(--${color}-t)`,
    ) +
    (coverPoints > 0
      ? place(pointsFigure(coverPoints), width - token - 3, height - token - 3, token)
      : '')
  );
}

/** An ivory wall, the door open, light and a made bed inside. */
function free(color: RoomColor, look: RoomLook): Markup {
  const { w, h, left, top, width } = doorway(look);
  const { full, onPaper, deep } = TONES[color];
  const right = left + width;
  const sill = h - 3;
  const bed = sill - (sill - top) * 0.34;
  const leaf = width * 0.55;
  const symbol = Math.min(18, (w - width) / 2 - 6);
  return (
    rect(0.75, 0.75, w - 1.5, h - 1.5, edged(PAPER, INK, 1.5)) +
    rect(3.25, 3.25, w - 6.5, h - 6.5, line(full, 3.5)) +
    repeat(3, (index) =>
      rect(left + (index * width) / 3 + 1.5, top - 7.5, width / 3 - 3, 5, fill(full)),
    ) +
    rect(left, top, width, sill - top, edged('#f6dd97', INK, 1.5)) +
    path(
      `M${num(left + width * 0.5)} ${num(top + 4)}L${num(left + width * 0.12)} ${num(sill)}H${num(left + width * 0.88)}z`,
      fill('#fff3cd'),
    ) +
    path(
      `M${num(left + width * 0.42)} ${num(sill - 0.8)}V${num(bed)}h${num(width * 0.1)}v${num((sill - bed) * 0.42)}H${num(right - 1)}V${num(sill - 0.8)}z`,
      fill(deep),
    ) +
    path(
      `M${num(left + width * 0.54)} ${num(bed + (sill - bed) * 0.36)}h${num(width * 0.2)}v${num((sill - bed) * 0.16)}h-${num(width * 0.2)}z`,
      fill('#fff'),
    ) +
    path(
      `M${num(left)} ${num(top)}l-${num(leaf)} ${num(h * 0.09)}V${num(h - 0.5)}L${num(left)} ${num(sill)}z`,
      `${edged(full, INK, 1.5)} stroke-linejoin="round"`,
    ) +
    path(
      `M${num(left - leaf * 0.2)} ${num(top + h * 0.13)}l-${num(leaf * 0.6)} ${num(h * 0.07)}v${num(h * 0.2)}l${num(leaf * 0.6)}-${num(h * 0.05)}zm0 ${num(h * 0.32)}l-${num(leaf * 0.6)} ${num(h * 0.04)}v${num(h * 0.2)}l${num(leaf * 0.6)}-${num(h * 0.01)}z`,
      line(LIGHT_GOLD, 0.9),
    ) +
    circle(left - leaf * 0.8, h * 0.63, 1.6, fill(LIGHT_GOLD)) +
    placedIcon(color, w - symbol - 6, h * 0.38, symbol, onPaper, PAPER)
  );
}

/** Heads behind the pane, on a field of 24 units. */
const LODGERS: readonly Markup[] = [
  '<path d="M7 10h10l-.8-8H7.8zM4.5 9.5h15v2h-15zM8 12h8c0 3-1.6 5-4 5s-4-2-4-5zM3 24c.3-4.5 2.8-6.3 6-6.8l3 2.4 3-2.4c3.200.5 5.7 2.3 6 6.8z"/>',
  '<path d="M6 9c0-4 2.6-6.5 6-6.5S18 5 18 9c0 2.5-.7 4.5-1.5 6.5 2.5 1 4.5 3.8 4.5 8.5H3c0-4.7 2-7.5 4.5-8.5C6.7 13.5 6 11.5 6 9z"/><circle cx="12" cy="2.8" r="2.3"/>',
  '<path d="M12 4c3 0 4.8 2.2 4.8 5.5 0 1.7-.4 3.2-1.1 4.5H21l-3 3c2 1.4 3 3.6 3 7H3c0-3.4 1-5.6 3-7l-3-3h5.3c-.7-1.3-1.1-2.8-1.1-4.5C7.2 6.2 9 4 12 4z"/><path d="M1.5 8.5C5 3.5 8 1.5 12 1.5s7 2 10.5 7c-4-2-17-2-21 0z"/>',
  '<path d="M12 2.5c3.3 0 5.2 2.5 5.2 6.3S15 16 12 16s-5.2-3.4-5.2-7.2S8.7 2.5 12 2.5zM3 24c.2-5 2.8-7.2 6.5-7.7L12 19l2.5-2.7C18.2 16.8 20.8 19 21 24z"/>',
];

/** The wall in full colour, the door shut, a lamp behind the pane shows who lodges here. */
function occupied(color: RoomColor, look: RoomLook): Markup {
  const { w, h, left, top, width } = doorway(look);
  const { full, deep, on } = TONES[color];
  const trim = color === 'yellow' ? '#5d430a' : '#e2c16b';
  const pane = h * 0.44;
  const symbol = Math.min(17, (w - width) / 2 - 8);
  const head = width - 7;
  const { lodger: number = 0 } = look;
  const lodger = at(LODGERS, number % LODGERS.length);
  const panel = width / 2 - 4;
  return (
    rect(0.75, 0.75, w - 1.5, h - 1.5, edged(full, INK, 1.5)) +
    rect(3.5, 3.5, w - 7, h - 7, line(trim, 1.2)) +
    rect(left - 2, top - 9, width + 4, h - top + 6.5, edged(deep, '#e9cd84', 1.6)) +
    rect(left + 2.5, top - 4.5, width - 5, pane, edged(LAMP, INK, 1)) +
    `<svg x="${num(left + 3.5)}" y="${num(top - 5 + pane - head)}" width="${num(head)}" height="${num(head)}" viewBox="0 0 24 24" fill="${INK}">${lodger}</svg>` +
    path(
      `M${num(left + 3)} ${num(top + h * 0.47)}h${num(panel)}v${num(h * 0.22)}h-${num(panel)}zm${num(width / 2 - 2)} 0h${num(panel)}v${num(h * 0.22)}h-${num(panel)}z`,
      line('#e9cd84', 0.9),
    ) +
    circle(left + width - 3.5, top + h * 0.58, 1.3, fill(LIGHT_GOLD)) +
    placedIcon(color, 6, 8, symbol, on, full) +
    placedIcon(color, w - 6 - symbol, 8, symbol, on, full)
  );
}

const DRAW: Readonly<Record<RoomState, (color: RoomColor, look: RoomLook) => Markup>> = {
  unbuilt,
  free,
  occupied,
};

export const roomFigure = (color: RoomColor, state: RoomState, look: RoomLook): Figure => ({
  box: [0, 0, look.width, look.height],
  body: DRAW[state](color, look),
});
export const room = (color: RoomColor, state: RoomState, look: RoomLook): Markup =>
  show(roomFigure(color, state, look), { width: look.width, height: look.height });

/** A room no larger than a stamp: state and symbol, no door. */
export function smallRoomFigure(
  color: RoomColor,
  state: RoomState,
  width: number,
  height: number,
): Figure {
  const { full, on, onPaper } = TONES[color];
  const side = Math.min(width, height) - (state === 'unbuilt' ? 10 : 7);
  const symbol = (paint: string, ground: string): Markup =>
    placedIcon(color, (width - side) / 2, (height - side) / 2, side, paint, ground);
  const bodies: Readonly<Record<RoomState, () => Markup>> = {
    unbuilt: () =>
      rect(0, 0, width, height, fill(`var(--${color}-t)`)) +
      symbol(`var(--${color}-s)`, `var(--${color}-t)`),
    free: () =>
      rect(1.5, 1.5, width - 3, height - 3, edged(PAPER, full, 3)) + symbol(onPaper, PAPER),
    occupied: () =>
      rect(0.7, 0.7, width - 1.4, height - 1.4, edged(full, INK, 1.4)) + symbol(on, full),
  };
  return { box: [0, 0, width, height], body: bodies[state]() };
}
