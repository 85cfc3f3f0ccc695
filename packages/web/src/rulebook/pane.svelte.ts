import type { RulesPlace } from './rulesPlace.js';

let place: RulesPlace | null = $state.raw(null);

/** The rules beside whatever is shown, and where they are open. */
export const rulesPane = {
  get place(): RulesPlace | null {
    return place;
  },
  open(where: RulesPlace): void {
    place = where;
  },
  close(): void {
    place = null;
  },
};
