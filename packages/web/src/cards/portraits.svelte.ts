import type { CelebrityKey, DieColor } from '@gah/engine';
import type { Crop } from '../art/portraits/portrait.js';
import type { Markup } from '../art/svg.js';
import { remembered } from './remembered.js';

/** Portraits are many: they come after the table is there, and cards fill in by themselves. */
interface Portraits {
  readonly guest: (card: number, crop: Crop) => Markup;
  readonly staff: (card: number, crop: Crop) => Markup;
  /** On the ground of the die that brings them. */
  readonly celebrity: (key: CelebrityKey, color: DieColor, crop: Crop) => Markup;
}

const NOT_YET: Portraits = { guest: () => '', staff: () => '', celebrity: () => '' };

let loaded: Portraits = $state.raw(NOT_YET);
let isAsked = false;

/** The portraits as far as they have been loaded. */
export const portraits = (): Portraits => loaded;

export async function loadPortraits(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  const [{ guestPortrait }, { staffPortrait }, { celebrityPortrait }] = await Promise.all([
    import('../art/portraits/guests.js'),
    import('../art/portraits/staff.js'),
    import('../art/portraits/celebrities.js'),
  ]);
  const of = (color: DieColor): ((key: CelebrityKey, crop: Crop) => Markup) =>
    remembered((key: CelebrityKey, look: { crop: Crop }) => celebrityPortrait(key, color, look));
  const byColor = { red: of('red'), blue: of('blue'), yellow: of('yellow') };
  loaded = {
    guest: remembered(guestPortrait),
    staff: remembered(staffPortrait),
    celebrity: (key, color, crop) => byColor[color](key, crop),
  };
}
