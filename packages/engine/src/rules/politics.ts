import { politicsCard } from '../content/content.js';
import type { QueryContext } from '../model/context.js';
import { at } from '../util/lists.js';

/** Points for the next who claims the politics card in this slot; 0 when nobody can any more. */
export const claimVp = ({ content, state }: QueryContext, slot: number): number =>
  politicsCard(content, at(state.politics, slot)).vp[at(state.claims, slot).length] ?? 0;
