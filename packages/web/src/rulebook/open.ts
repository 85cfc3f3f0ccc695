import { rulesPane } from './pane.svelte.js';
import type { RulesPlace } from './rulesPlace.js';

export type { RulesPlace };
export { rulesPane };

/** Opens the rules beside the table, without leaving it. */
export function openRules(place: RulesPlace): void {
  rulesPane.open(place);
}
