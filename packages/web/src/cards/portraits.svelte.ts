import type { CelebrityKey } from '@gah/engine';
import type { Markup } from '../art/svg.js';

/** Portraits are many: they come after the table is there, and cards fill in by themselves. */
export interface Portraits {
  readonly guest: (card: number) => Markup;
  readonly staff: (card: number) => Markup;
  readonly celebrity: (key: CelebrityKey) => Markup;
}

const NOT_YET: Portraits = { guest: () => '', staff: () => '', celebrity: () => '' };

let loaded = $state.raw(NOT_YET);

/** The portraits as far as they have been loaded. */
export const portraits = (): Portraits => loaded;

export function showPortraits(ready: Portraits): void {
  loaded = ready;
}
