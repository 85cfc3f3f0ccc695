import { politicsCard } from '../content/content.js';
import type { QueryContext } from '../model/context.js';

/** Points for the next who claims the politics card in this slot; 0 when nobody can any more. */
export const claimVp = ({ content, state }: QueryContext, slot: number): number =>
  politicsCard(content, state.politics[slot] ?? 0).vp[state.claims[slot]?.length ?? 0] ?? 0;
