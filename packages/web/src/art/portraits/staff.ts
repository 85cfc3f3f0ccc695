import type { StaffId, StaffNumber } from '@gah/engine';
import { staffId } from '@gah/engine';
import type { Markup } from '../svg.js';
import type { PortraitLook } from './portrait.js';
import { portrait } from './portrait.js';
import type { Traits } from './sitter.js';
import { HOUSE_STAFF } from './staffOfHouse.js';
import { WALTZ_STAFF } from './staffOfWaltz.js';

export const STAFF_PORTRAITS: Readonly<Record<StaffId, Traits>> = {
  ...HOUSE_STAFF,
  ...WALTZ_STAFF,
};

export function staffPortrait(number: StaffNumber, look?: PortraitLook): Markup {
  const id = staffId(number);
  if (id === undefined) throw new RangeError(`no portrait of staff ${number}`);
  return portrait(STAFF_PORTRAITS[id], 'staff', look);
}
