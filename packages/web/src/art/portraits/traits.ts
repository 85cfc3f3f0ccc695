import type { GuestColor } from '@gah/engine';

/**
 * What tells people apart. Every person has a record of their own; what it leaves out is absent
 * (no beard, no hat) or plain.
 */
export const FACES = ['oval', 'round', 'long', 'square', 'heart', 'lean', 'child'] as const;
export const SKINS = {
  pale: '#f6e0c8',
  fair: '#f3d9bd',
  rosy: '#efc9ab',
  warm: '#e6bd96',
  olive: '#d9ab7c',
  tan: '#c08a58',
  brown: '#9a6238',
  dark: '#6f4426',
} as const;
export const HAIR_COLORS = {
  black: '#1d1815',
  dark: '#3a2418',
  brown: '#6e4022',
  copper: '#a8632a',
  red: '#b6461f',
  blond: '#caa05a',
  fair: '#e0c58a',
  grey: '#8d8478',
  white: '#d9d2c4',
  snow: '#f3eee2',
} as const;
export const DYES = {
  ink: ['#1b1815', '#f0e6cf', '#d3ab4a'],
  ivory: ['#f0e6cf', '#1b1815', '#a32a2a'],
  navy: ['#163655', '#e8dcb8', '#d3ab4a'],
  blue: ['#2c5f92', '#f0e2bf', '#d3ab4a'],
  plum: ['#5b2a3c', '#e9c9a0', '#d3ab4a'],
  wine: ['#7d1f39', '#f0e2bf', '#d3ab4a'],
  scarlet: ['#9c2c2c', '#f0e2bf', '#d3ab4a'],
  rust: ['#a8542a', '#f3dcb0', '#1b1815'],
  brown: ['#6a4a2c', '#f0dfb0', '#d3ab4a'],
  ochre: ['#b9892b', '#fbeec6', '#1b1815'],
  olive: ['#5f6231', '#f0e6c0', '#d3ab4a'],
  forest: ['#1e4430', '#e8dcb8', '#d3ab4a'],
  teal: ['#23514f', '#e8dcb8', '#d3ab4a'],
  sky: ['#8fb4cc', '#fffaf0', '#22518a'],
  rose: ['#d79a93', '#fff3ea', '#7d1f39'],
  lilac: ['#8b6b93', '#f6ead8', '#d3ab4a'],
  grey: ['#6e6a63', '#f0e6cf', '#1b1815'],
  white: ['#fbf6ea', '#c9b891', '#a32a2a'],
} as const satisfies Readonly<
  Record<string, readonly [main: string, second: string, accent: string]>
>;

export const EYES = ['calm', 'wide', 'sleepy', 'merry', 'narrow', 'aged', 'shut'] as const;
export const NOSES = ['straight', 'hooked', 'button', 'broad', 'pointed'] as const;
export const MOUTHS = ['still', 'smile', 'stern', 'singing', 'full', 'smirk'] as const;
export const MARKS = ['freckles', 'mole', 'wrinkles', 'scar', 'rouge', 'warPaint'] as const;
export const HAIRSTYLES = [
  'bald',
  'part',
  'sidePart',
  'slick',
  'receding',
  'curly',
  'tuft',
  'wild',
  'cropped',
  'queue',
  'long',
  'mane',
  'topknot',
  'gibson',
  'coils',
  'wave',
  'flow',
  'braid',
  'bob',
  'chignon',
  'plaits',
  'ringlets',
  'pouf',
  'veil',
  'periwig',
  'covered',
] as const;
export const MOUSTACHES = [
  'handlebar',
  'walrus',
  'pencil',
  'chevron',
  'imperial',
  'toothbrush',
  'drooping',
] as const;
export const BEARDS = [
  'full',
  'long',
  'goatee',
  'whiskers',
  'chinstrap',
  'forked',
  'stubble',
] as const;
export const EYEGLASSES = [
  'monocle',
  'pinceNez',
  'patch',
  'spectacles',
  'lorgnette',
  'halfMask',
  'goggles',
] as const;
export const CLOTHES = [
  'wing',
  'bow',
  'uniform',
  'cravat',
  'pearls',
  'high',
  'ruff',
  'decollete',
  'fur',
  'cassock',
  'apron',
  'livery',
  'shawl',
  'kimono',
  'sailor',
  'vest',
  'smock',
  'chain',
  'ermine',
  'toga',
  'lace',
  'tailcoat',
  'pelerine',
  'tunic',
] as const;
export const CLOTHS = [
  'plain',
  'check',
  'stripes',
  'pinstripe',
  'dots',
  'rings',
  'squares',
  'scales',
  'chevrons',
  'tartan',
  'lozenges',
] as const;
export const HALOS = [
  'squares',
  'rings',
  'rays',
  'arch',
  'dots',
  'bands',
  'spirals',
  'leaves',
  'columns',
  'panes',
  'drapes',
  'fan',
] as const;

export type Face = (typeof FACES)[number];
export type Skin = keyof typeof SKINS;
export type HairColor = keyof typeof HAIR_COLORS;
export type Dye = keyof typeof DYES;
export type Eyes = (typeof EYES)[number];
export type Nose = (typeof NOSES)[number];
export type Mouth = (typeof MOUTHS)[number];
export type Mark = (typeof MARKS)[number];
export type Hairstyle = (typeof HAIRSTYLES)[number];
export type Moustache = (typeof MOUSTACHES)[number];
export type Beard = (typeof BEARDS)[number];
export type Eyeglasses = (typeof EYEGLASSES)[number];
export type Clothes = (typeof CLOTHES)[number];
export type Cloth = (typeof CLOTHS)[number];
export type Halo = (typeof HALOS)[number];
/** A portrait is drawn on the colour of the card. */
export type Ground = GuestColor | 'staff';
