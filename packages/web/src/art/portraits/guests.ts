import type { GuestId, GuestNumber } from '@gah/engine';
import { contentFor, guestCard } from '@gah/engine';
import type { Markup } from '../svg.js';
import { BLUE_GUESTS } from './guestsBlue.js';
import { GREEN_GUESTS } from './guestsGreen.js';
import { RED_GUESTS } from './guestsRed.js';
import { YELLOW_GUESTS } from './guestsYellow.js';
import type { PortraitLook } from './portrait.js';
import { portrait } from './portrait.js';
import type { Pair, Traits } from './sitter.js';

export const GUEST_PORTRAITS: Readonly<Record<GuestId, Traits | Pair>> = {
  ...BLUE_GUESTS,
  ...RED_GUESTS,
  ...YELLOW_GUESTS,
  ...GREEN_GUESTS,
};

/** A guest on the ground of the card's colour, which is the same in every edition. */
export function guestPortrait(number: GuestNumber, look?: PortraitLook): Markup {
  const { id, color } = guestCard(contentFor('2021', null), number);
  return portrait(GUEST_PORTRAITS[id], color, look);
}
