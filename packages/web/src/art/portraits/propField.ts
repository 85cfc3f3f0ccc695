import type { Markup } from '../svg.js';

/**
 * Things are drawn on a field of 28 × 50 units, edged in ink; the hand that holds them is at the
 * lower end, around (14, 42).
 */
export const area = (path: string, color: string, more = ''): Markup =>
  `<path d="${path}" fill="${color}"${more}/>`;
export const stroke = (path: string, color: string, width: number): Markup =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}"/>`;
export const ball = (x: number, y: number, r: number, color: string): Markup =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`;
export const WOOD = '#9a5a26';
export const STEEL = '#c4c8ca';
export const WHITE = '#fffdf5';
export const RED = '#a32a2a';
