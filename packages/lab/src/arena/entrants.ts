import type { Level } from '@gah/ai';
import type { Strategy } from '@gah/ai/parts';
import { createMemory, LEVELS } from '@gah/ai';
import { chooseBy, STRATEGIES } from '@gah/ai/parts';
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

function championOf(champion: Champion): Strategy {
  const [level, model] = champion.split('@') as [Level, string];
  return strategyOf(level, model);
}

function championPlayer(champion: Champion, rng: RngState, limits: Limits): Decide {
  const strategy = championOf(champion);
  const memory = createMemory();
  return (view, legal) => chooseBy(strategy, view, legal, { ...limits, rng, memory });
}

/** A player for one seat of one game. */
export const entered = (entrant: Entrant, rng: RngState, limits: Limits): Decide =>
  isChampion(entrant) ? championPlayer(entrant, rng, limits) : seated(entrant, rng, limits);

/** What can be written down of how it searches; null for those who do not search. */
export function searchOf(entrant: Entrant): Pick<Strategy, 'nodes' | 'rivalry' | 'search'> | null {
  const level = LEVELS.find((each) => each === entrant);
  const strategy = isChampion(entrant) ? championOf(entrant) : level && STRATEGIES[level];
  if (!strategy) return null;
  const { nodes, rivalry, search } = strategy;
  return { nodes, rivalry, search };
}
