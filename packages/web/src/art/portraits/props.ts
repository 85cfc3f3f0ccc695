import type { Markup } from '../svg.js';
import { drawArtProp } from './propsOfArt.js';
import { drawHouseProp } from './propsOfHouse.js';
import { drawStateProp } from './propsOfState.js';
import type { Sitter } from './sitter.js';
import type { Prop } from './things.js';

/** Things that need no hand around them. */
const BY_ITSELF: readonly Prop[] = ['hook', 'vSign', 'pianoKeys', 'formula', 'juggling', 'parrot'];

const DRAW: Readonly<Record<Prop, Markup>> = { ...drawArtProp, ...drawHouseProp, ...drawStateProp };

/** What a person carries, with the hand around it, at the right or left edge of the picture. */
export function propOf({ traits: { prop, side }, skin, dye }: Sitter): Markup {
  if (prop === undefined) return '';
  const place = side === 'left' ? 'matrix(-1 0 0 1 30 46)' : 'translate(70 46)';
  const hand = `<path d="M8.5 42q-1.5-5 2-6.5h8q3.5 1 2 6.5l-1 3H9.5z" fill="${skin}"/><path d="M9 39.5h6M9.5 42h5" fill="none" stroke-width=".8"/>`;
  const sleeve = `<path d="M7 50l2-9h11l2 9 3 20H3z" fill="${dye[0]}"/>`;
  return `<g transform="${place}" stroke-width="1.1">${BY_ITSELF.includes(prop) ? DRAW[prop] : `${DRAW[prop]}${sleeve}${hand}`}</g>`;
}
