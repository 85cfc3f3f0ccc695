import type { GuestNumber } from '@gah/engine';
import type { Markup } from '../svg.js';
import { BLUE_GUESTS } from './guestsBlue.js';
import { GREEN_GUESTS } from './guestsGreen.js';
import { RED_GUESTS } from './guestsRed.js';
import { YELLOW_GUESTS } from './guestsYellow.js';
import type { PortraitLook } from './portrait.js';
import { portrait } from './portrait.js';
import type { Pair, Traits } from './sitter.js';
import type { Ground } from './traits.js';

const COLORS = ['blue', 'red', 'yellow', 'green'] as const satisfies readonly Ground[];
const BY_COLOR: Readonly<
  Record<(typeof COLORS)[number], Readonly<Record<GuestNumber, Traits | Pair>>>
> = {
  blue: BLUE_GUESTS,
  red: RED_GUESTS,
  yellow: YELLOW_GUESTS,
  green: GREEN_GUESTS,
};

/** Everybody by card number. */
export const GUEST_PORTRAITS: Readonly<Record<GuestNumber, Traits | Pair>> = {
  ...BLUE_GUESTS,
  ...RED_GUESTS,
  ...YELLOW_GUESTS,
  ...GREEN_GUESTS,
};

/** A guest on the ground of the card's colour. */
export function guestPortrait(number: GuestNumber, look?: PortraitLook): Markup {
  const color = COLORS.find((each) => number in BY_COLOR[each]);
  const who = GUEST_PORTRAITS[number];
  if (color === undefined || who === undefined)
    throw new RangeError(`no portrait of guest ${number}`);
  return portrait(who, color, look);
}
