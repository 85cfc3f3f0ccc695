import type { StaffNumber } from '@gah/engine';
import type { Markup } from '../svg.js';
import type { PortraitLook } from './portrait.js';
import { portrait } from './portrait.js';
import type { Traits } from './sitter.js';
import { HOUSE_STAFF } from './staffOfHouse.js';
import { WALTZ_STAFF } from './staffOfWaltz.js';

/** Everybody by card number. */
export const STAFF_PORTRAITS: Readonly<Partial<Record<StaffNumber, Traits>>> = {
  ...HOUSE_STAFF,
  ...WALTZ_STAFF,
};

export function staffPortrait(number: StaffNumber, look?: PortraitLook): Markup {
  const who = STAFF_PORTRAITS[number];
  if (who === undefined) throw new RangeError(`no portrait of staff ${number}`);
  return portrait(who, 'staff', look);
}
