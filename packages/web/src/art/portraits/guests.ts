import type { GuestColor, GuestNumber } from '@gah/engine';
import { GUEST_COLORS } from '@gah/engine';
import type { Markup } from '../svg.js';
import { BLUE_GUESTS } from './guestsBlue.js';
import { GREEN_GUESTS } from './guestsGreen.js';
import { RED_GUESTS } from './guestsRed.js';
import { YELLOW_GUESTS } from './guestsYellow.js';
import type { PortraitLook } from './portrait.js';
import { portrait } from './portrait.js';
import type { Pair, Traits } from './sitter.js';

/** Everybody by card number. */
export const GUEST_PORTRAITS: Readonly<
  Record<GuestColor, Readonly<Partial<Record<GuestNumber, Traits | Pair>>>>
> = { blue: BLUE_GUESTS, red: RED_GUESTS, yellow: YELLOW_GUESTS, green: GREEN_GUESTS };

/** A guest on the ground of the card's colour. */
export function guestPortrait(number: GuestNumber, look?: PortraitLook): Markup {
  for (const color of GUEST_COLORS) {
    const who = GUEST_PORTRAITS[color][number];
    if (who !== undefined) return portrait(who, color, look);
  }
  throw new RangeError(`no portrait of guest ${number}`);
}
