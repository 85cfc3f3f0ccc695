import { GOLD, INK, IVORY, LAMP, LIGHT_GOLD } from './palette.js';
import type { Look, Markup } from './svg.js';
import { circle, edged, fill, line, num, path, rect, repeat, show } from './svg.js';

/** Golden leaves in rings over the door: the dome of the house. */
const dome = (x: number, y: number, radius: number, rings: number): Markup =>
  repeat(rings, (ring) => {
    const r = radius * (1 - ring / (rings + 0.4));
    const leaves = Math.max(4, Math.round(r * 0.42));
    return repeat(leaves + 1, (index) => {
      const angle = (Math.PI * (index + (ring % 2) * 0.5)) / (leaves + (ring % 2));
      return circle(
        x - Math.cos(angle) * r,
        y - Math.sin(angle) * r,
        radius * 0.085,
        fill((index + ring) % 2 === 0 ? GOLD : LIGHT_GOLD),
      );
    });
  });

const windows = (x: number, y: number): Markup =>
  repeat(3, (floor) =>
    repeat(2, (column) => rect(x + column * 15, y + floor * 20, 9, 12, edged(LAMP, INK, 1.2))),
  );

/** The house as on the box: cube, pylons, dome; `dark` is the colour of roof and steps. */
const house = (dark: string): Markup =>
  dome(100, 80, 34, 5) +
  rect(18, 86, 164, 84, edged(IVORY, INK, 2)) +
  rect(50, 54, 14, 116, edged(IVORY, INK, 2)) +
  rect(136, 54, 14, 116, edged(IVORY, INK, 2)) +
  path('M53.5 60h7v7h-7zm0 12h7v7h-7zm86-12h7v7h-7zm0 12h7v7h-7z', fill(GOLD)) +
  rect(12, 80, 176, 7, fill(dark)) +
  path('M14.5 76.5H46M155.5 76.5H187', `${line(GOLD, 5)} stroke-dasharray="5 5.5"`) +
  rect(64, 87, 72, 83, edged('#2b2723', INK, 2)) +
  path('M80 170v-44a20 20 0 0 1 40 0v44z', edged(LAMP, GOLD, 2)) +
  path('M100 106v64M80 126h40', line(INK, 1.6)) +
  path('M100 91l4 4-4 4-4-4zM70 92h6v6h-6zm54 0h6v6h-6zm-54 10h4v4h-4zm56 0h4v4h-4z', fill(GOLD)) +
  windows(22, 100) +
  windows(154, 100) +
  path('M8 170h184v5H8zM2 177h196v5H2z', fill(dark)) +
  path('M74 170h52v4H74zM66 174h68v4H66z', edged(IVORY, INK, 1));

/** Stands above the title. */
export const emblem = (look?: Look): Markup =>
  show({ box: [0, 40, 200, 144], body: house('var(--line)') }, { className: 'emblem', ...look });

/**
 * The icon of the app. The maskable one keeps everything important within the inner circle that
 * every shape of icon shows.
 */
export function appIcon(maskable = false): Markup {
  const scale = maskable ? 1.6 : 2.1;
  const band = (y: number): Markup =>
    path(`M56 ${y}H456`, `${line(GOLD, 16)} stroke-dasharray="16 16"`);
  const edge = maskable
    ? ''
    : rect(14, 14, 484, 484, line(GOLD, 8)) +
      rect(32, 32, 448, 448, line(GOLD, 3)) +
      band(60) +
      band(452);
  return show(
    {
      box: [0, 0, 512, 512],
      body:
        rect(0, 0, 512, 512, fill('#102a2e')) +
        edge +
        `<g transform="translate(${num(256 - 100 * scale)} ${num(256 - 113 * scale)}) scale(${scale})">${house(GOLD)}</g>`,
    },
    { width: 512, height: 512 },
  );
}
