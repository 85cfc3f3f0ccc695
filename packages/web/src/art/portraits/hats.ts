import { drawSoftHat } from './hatsOfCloth.js';
import { drawStateHat } from './hatsOfState.js';
import { drawStiffHat } from './hatsStiff.js';
import type { HatDrawer, Headgear, Sitter } from './sitter.js';
import type { Hat } from './things.js';

const DRAW: Readonly<Record<Hat, HatDrawer>> = { ...drawStiffHat, ...drawSoftHat, ...drawStateHat };

/** Hats for which the picture must be cropped higher. */
const TALL: readonly Hat[] = [
  'topHat',
  'kepi',
  'toque',
  'plume',
  'crown',
  'turban',
  'bicorne',
  'feathers',
  'hood',
  'tiara3',
  'kokoshnik',
  'khan',
  'wideBrim',
  'kanmuri',
  'shako',
  'tyrolean',
  'galero',
  'cavalier',
  'poufShip',
  'dwarfHelmet',
  'horns',
  'mantilla',
  'archedCrown',
];

export const hatOf = (s: Sitter): Headgear =>
  s.traits.hat === undefined ? {} : DRAW[s.traits.hat](s);
export const isTall = (hat: Hat | undefined): boolean => hat !== undefined && TALL.includes(hat);
