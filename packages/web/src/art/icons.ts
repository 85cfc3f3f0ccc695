import type { Markup, SquareLook } from './svg.js';
import { num } from './svg.js';
import { INTERFACE_SHAPES } from './icons/interface.js';
import { COLOR_SHAPES, GOOD_SHAPES, TERM_SHAPES, TIMING_SHAPES } from './icons/shapes.js';

const SHAPES = {
  ...GOOD_SHAPES,
  ...COLOR_SHAPES,
  ...TIMING_SHAPES,
  ...TERM_SHAPES,
  ...INTERFACE_SHAPES,
} as const;
export type IconName = keyof typeof SHAPES;
export const ICON_NAMES = Object.keys(SHAPES) as readonly IconName[];

/**
 * A shape in the colour of the text around it. Details are cut out in `--cut`, which the ground
 * behind it should set to its own colour.
 */
export function icon(name: IconName, { size, className }: SquareLook = {}): Markup {
  const pixels = size === undefined ? '' : ` width="${size}" height="${size}"`;
  return `<svg class="art icon${className === undefined ? '' : ` ${className}`}" viewBox="0 0 24 24"${pixels} fill="currentColor" aria-hidden="true">${SHAPES[name]}</svg>`;
}

/** The same shape inside a drawing, in given colours. */
export const placedIcon = (
  name: IconName,
  x: number,
  y: number,
  size: number,
  color: string,
  ground: string,
): Markup =>
  `<svg x="${num(x)}" y="${num(y)}" width="${num(size)}" height="${num(size)}" viewBox="0 0 24 24" fill="${color}" style="color:${color};--cut:${ground}">${SHAPES[name]}</svg>`;
