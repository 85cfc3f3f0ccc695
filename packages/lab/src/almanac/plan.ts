import type { Level } from '@gah/ai';
import type { Limits } from '@gah/terminal';
import type { SoakGame } from '../playerSoak/plan.js';
import { soakGame } from '../playerSoak/plan.js';

/** What every game for the almanac has in common. */
export interface AlmanacPlan {
  readonly level: Level;
  readonly seed: string;
  readonly limits: Limits;
}

/**
 * A game between equals at a table as in the soak of players: every combination of modules, sides, deals
 * and player counts comes up, every fifth game is played alone. Printed values and the edition are always
 * the same, so that a card is the same card in all games.
 */
export function almanacGame({ level, seed, limits }: AlmanacPlan, number: number): SoakGame {
  const game = soakGame({ seed, modules: undefined, levels: [level], limits }, number);
  return {
    ...game,
    setup: { ...game.setup, edition: '2021', dataPack: null },
    recorded: true,
  };
}
