import { INK } from '../palette.js';
import type { Box, Markup } from '../svg.js';
import { show } from '../svg.js';
import { beardOf } from './beards.js';
import { bodyOf, neckOf } from './cloth.js';
import { clothesOf } from './clothes.js';
import { ears, faceOf, glassesOf } from './face.js';
import { groundOf } from './ground.js';
import { hairOf, showsEars } from './hair.js';
import { hatOf, isTall } from './hats.js';
import { propOf } from './props.js';
import type { Pair, Traits } from './sitter.js';
import { sitterOf } from './sitter.js';
import type { Ground } from './traits.js';

/** The whole picture, the upper part for a card, or the face alone. */
export const CROPS = ['full', 'card', 'face'] as const;
export type Crop = (typeof CROPS)[number];

export interface PortraitLook {
  readonly crop?: Crop;
  readonly className?: string;
}

/** A person without the ground behind. */
function person(traits: Traits, ground: Ground): Markup {
  const s = sitterOf(traits, ground);
  const hair = hairOf(s);
  const hat = hatOf(s);
  const { tilt = 0 } = traits;
  const turned = (markup: Markup): Markup =>
    tilt === 0 || markup === '' ? markup : `<g transform="rotate(${tilt} 50 86)">${markup}</g>`;
  return (
    turned((hat.back ?? '') + (hair.back ?? '')) +
    neckOf(s) +
    bodyOf(s) +
    clothesOf(s) +
    turned(
      (showsEars(s) ? ears(s) : '') +
        faceOf(s) +
        beardOf(s) +
        (hair.front ?? '') +
        (hat.front ?? '') +
        glassesOf(s),
    ) +
    propOf(s)
  );
}

function boxOf(crop: Crop, traits: Traits): Box {
  const tall = isTall(traits.hat) || traits.hair === 'pouf';
  switch (crop) {
    case 'full':
      return tall ? [-4, -8, 108, 121] : [0, 0, 100, 112];
    case 'card':
      return tall ? [-5, -5, 110, 79] : [3, 7, 94, 68];
    case 'face':
      return tall ? [16, 6, 68, 68] : [20, 13, 60, 60];
  }
}

/** Drawn from traits alone: the same record always gives the same picture. */
export function portrait(
  who: Traits | Pair,
  ground: Ground,
  { crop = 'full', className }: PortraitLook = {},
): Markup {
  const front = 'front' in who ? who.front : who;
  const behind =
    'front' in who
      ? `<g transform="translate(27 -3) scale(.82)">${person(who.behind, ground)}</g>`
      : '';
  const first = person(front, ground);
  const body =
    groundOf(sitterOf(front, ground), ground) +
    `<g stroke="${INK}" stroke-width="1.3" stroke-linejoin="round" fill="${INK}">${behind}${behind === '' ? first : `<g transform="translate(-9 8) scale(.94)">${first}</g>`}</g>`;
  return show(
    { box: boxOf(crop, front), body },
    { className: className === undefined ? 'portrait' : `portrait ${className}` },
    'slice',
  );
}
