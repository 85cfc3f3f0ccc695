import type { Good, GuestColor, SeatIndex } from '@gah/engine';

/**
 * Colours of printed matter: cards, tokens, dice and doors look the same in both themes. What changes
 * with the theme (table, panels, walls, text) is drawn with the custom properties of the page.
 */
export const INK = '#1b1815';
export const IVORY = '#f6eedc';
export const PAPER = '#fffaf0';
export const GOLD = '#d3ab4a';
export const LIGHT_GOLD = '#f0d58b';
export const LAMP = '#ffe9ae';
export const BURGUNDY = '#7c2434';
export const LEAF = '#2f6b4a';

export interface Tones {
  readonly full: string;
  readonly deep: string;
  readonly pale: string;
  /** What can be read on the full tone. */
  readonly on: string;
  /** The tone as a line or symbol on paper. */
  readonly onPaper: string;
}

export const TONES: Readonly<Record<GuestColor, Tones>> = {
  blue: { full: '#22518a', deep: '#143254', pale: '#8fb4cc', on: '#fff', onPaper: '#22518a' },
  red: { full: '#a32a2a', deep: '#6b1717', pale: '#e0a18c', on: '#fff', onPaper: '#a32a2a' },
  yellow: { full: '#e0ac26', deep: '#8a6410', pale: '#f5df9c', on: INK, onPaper: '#8a6200' },
  green: { full: '#2f6b4a', deep: '#1e4430', pale: '#a7c3a0', on: '#fff', onPaper: '#2f6b4a' },
};

export const GOOD_TONES: Readonly<
  Record<Good | 'any', { readonly ground: string; readonly shape: string }>
> = {
  strudel: { ground: '#c58a45', shape: '#1b1206' },
  cake: { ground: '#fff6e3', shape: '#5a2d16' },
  wine: { ground: '#7d1f39', shape: '#ffe9ec' },
  coffee: { ground: '#38251a', shape: '#f5e3cb' },
  champagne: { ground: '#e9d48b', shape: '#33280a' },
  any: { ground: '#4b4d5c', shape: '#fff' },
};

/** The players' colours; each goes with a heraldic partition of its own (see crests). */
const PLAYER_COLORS = ['#6b2a5b', '#0e6770', '#b0502a', '#4b4d5c'] as const;
export const playerColor = (seat: SeatIndex): string =>
  PLAYER_COLORS[seat % PLAYER_COLORS.length] ?? PLAYER_COLORS[0];
