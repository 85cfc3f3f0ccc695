import type { Level } from '@gah/ai';
import { createMemory } from '@gah/ai';
import { chooseBy } from '@gah/ai/parts';
import type { RngState } from '@gah/engine';
import type { Contestant, Decide, Limits } from '@gah/terminal';
import { CONTESTANTS, seated } from '@gah/terminal';
import type { Champion } from './champions.js';
import { CHAMPION_NAMES, isChampion, strategyOf } from './champions.js';

/** Who can meet in the laboratory: everybody who can be given a seat, and champions that stay as they were. */
export type Entrant = Contestant | Champion;

/** Weakest first: a champion comes before the level that it was. */
export const ENTRANTS: readonly Entrant[] = CONTESTANTS.flatMap((contestant): Entrant[] => [
  ...CHAMPION_NAMES.filter((champion) => champion.startsWith(`${contestant}@`)),
  contestant,
]);

function championPlayer(champion: Champion, rng: RngState, limits: Limits): Decide {
  const [level, model] = champion.split('@') as [Level, string];
  const strategy = strategyOf(level, model);
  const memory = createMemory();
  return (view, legal) => chooseBy(strategy, view, legal, { ...limits, rng, memory });
}

/** A player for one seat of one game. */
export const entered = (entrant: Entrant, rng: RngState, limits: Limits): Decide =>
  isChampion(entrant) ? championPlayer(entrant, rng, limits) : seated(entrant, rng, limits);
