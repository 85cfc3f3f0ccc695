import type { Crop } from '../art/portraits/portrait.js';
import type { Markup } from '../art/svg.js';
import type { Later } from './later.svelte.js';
import { later } from './later.svelte.js';
import { remembered } from './remembered.js';

interface Portraits {
  readonly guest: (card: number, crop: Crop) => Markup;
  readonly staff: (card: number, crop: Crop) => Markup;
}

/** Portraits are many: they come after the table is there. */
export const portraits: Later<Portraits> = later<Portraits>(
  { guest: () => '', staff: () => '' },
  async () => {
    const [{ guestPortrait }, { staffPortrait }] = await Promise.all([
      import('../art/portraits/guests.js'),
      import('../art/portraits/staff.js'),
    ]);
    return { guest: remembered(guestPortrait), staff: remembered(staffPortrait) };
  },
);
