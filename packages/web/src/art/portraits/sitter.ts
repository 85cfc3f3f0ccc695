import { GOLD, TONES } from '../palette.js';
import type { Markup } from '../svg.js';
import type { Hat, Prop } from './things.js';
import type {
  Beard,
  Cloth,
  Clothes,
  Dye,
  Eyeglasses,
  Eyes,
  Face,
  Ground,
  HairColor,
  Hairstyle,
  Halo,
  Mark,
  Moustache,
  Mouth,
  Nose,
  Skin,
} from './traits.js';
import { DYES, HAIR_COLORS, SKINS } from './traits.js';
import { at } from '@gah/engine';

export interface Traits {
  readonly sex: 'm' | 'f';
  readonly build?: 'stout' | 'slight';
  readonly face: Face;
  readonly skin?: Skin;
  readonly eyes?: Eyes;
  readonly nose?: Nose;
  readonly mouth?: Mouth;
  readonly mark?: Mark;
  readonly hair: Hairstyle;
  readonly hairColor: HairColor;
  readonly moustache?: Moustache;
  readonly beard?: Beard;
  readonly hat?: Hat;
  readonly hatDye?: Dye;
  readonly glasses?: Eyeglasses;
  readonly clothes: Clothes;
  readonly cloth?: Cloth;
  readonly dye: Dye;
  readonly prop?: Prop;
  /** The hand that holds the prop, as we see it; right unless said. */
  readonly side?: 'left';
  readonly halo: Halo;
  /** Degrees the head is tilted. */
  readonly tilt?: number;
  /** Where the eyes look; right unless said. */
  readonly gaze?: 'left';
}

type Hair = readonly [style: Hairstyle, color: HairColor];
type Dress = readonly [clothes: Clothes, dye: Dye, cloth?: Cloth];
type More = Omit<
  Traits,
  'sex' | 'face' | 'hair' | 'hairColor' | 'clothes' | 'dye' | 'cloth' | 'halo'
>;

const described =
  (sex: Traits['sex']) =>
  (
    face: Face,
    [hair, hairColor]: Hair,
    [clothes, dye, cloth = 'plain']: Dress,
    halo: Halo,
    more: More = {},
  ): Traits => ({ sex, face, hair, hairColor, clothes, dye, cloth, halo, ...more });
/** Descriptions of people in the fewest words. */
export const man = described('m');
export const woman = described('f');

/** A person who looks over the shoulder of another one on the same card. */
export interface Pair {
  readonly front: Traits;
  readonly behind: Traits;
}

/** Measures of a head on the field of 100 × 112 units; the face is upright around x = 50. */
interface Head {
  /** Half the width of the face. */
  readonly w: number;
  /** Height of the widest place. */
  readonly cy: number;
  /** How far the skull reaches up and the chin down from there. */
  readonly up: number;
  readonly down: number;
  readonly jaw: number;
  readonly chinWidth: number;
  readonly top: number;
  readonly chin: number;
  readonly eyeY: number;
  readonly eyeX: number;
  readonly mouthY: number;
  /** Where the brim of a hat sits. */
  readonly brim: number;
}

type Measure = readonly [w: number, up: number, down: number, jaw: number, chinWidth: number];
const MEASURES: Readonly<Record<Face, Measure>> = {
  oval: [17, 25, 25, 0.62, 9],
  round: [18.5, 23, 22, 0.78, 12],
  long: [15.5, 26, 29, 0.62, 9],
  square: [17.5, 24, 24, 0.9, 14],
  heart: [18, 24, 25, 0.42, 5],
  lean: [15.5, 25, 27, 0.5, 6],
  child: [17.5, 25, 20, 0.7, 8],
};
const CENTRE_Y = 45;

function headOf(face: Face): Head {
  const [w, up, down, jaw, chinWidth] = MEASURES[face];
  return {
    w,
    up,
    down,
    jaw,
    chinWidth,
    cy: CENTRE_Y,
    top: CENTRE_Y - up * 0.915,
    chin: CENTRE_Y + down,
    eyeY: CENTRE_Y + 1,
    eyeX: w * 0.46,
    mouthY: CENTRE_Y + down * 0.62,
    brim: CENTRE_Y - 12,
  };
}

/** Everything a part of the portrait needs to know to draw itself. */
export interface Sitter extends Head {
  readonly traits: Traits;
  readonly look: 1 | -1;
  readonly skin: string;
  readonly hair: string;
  /** Main colour, second colour and accent of the clothes and of the hat. */
  readonly dye: readonly [string, string, string];
  readonly hat: readonly [string, string, string];
  /** Ground, pale and deep tone behind the person. */
  readonly ground: string;
  readonly pale: string;
  readonly deep: string;
  /** Gold where it can be seen on the ground, else the deep tone. */
  readonly trim: string;
}

const STAFF_TONES = { full: '#37332e', pale: '#cfc3a6', deep: '#1b1815' } as const;

export function sitterOf(traits: Traits, ground: Ground): Sitter {
  const tones = ground === 'staff' ? STAFF_TONES : TONES[ground];
  return {
    ...headOf(traits.face),
    traits,
    look: traits.gaze === 'left' ? -1 : 1,
    skin: SKINS[traits.skin ?? 'fair'],
    hair: HAIR_COLORS[traits.hairColor],
    dye: DYES[traits.dye],
    hat: DYES[traits.hatDye ?? 'ink'],
    ground: tones.full,
    pale: tones.pale,
    deep: tones.deep,
    trim: ground === 'yellow' ? tones.deep : GOLD,
  };
}

/** A hat may have a part that lies behind the head. */
export interface Headgear {
  readonly front?: Markup;
  readonly back?: Markup;
}
export type HatDrawer = (s: Sitter) => Headgear;

/** A number as short as SVG allows. */
const short = (value: number): string =>
  String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');

/** Path data with coordinates rounded to what can be seen. */
export function d(strings: TemplateStringsArray, ...values: readonly number[]): string {
  return strings.reduce((text, part, index) => `${text}${short(at(values, index - 1))}${part}`);
}
