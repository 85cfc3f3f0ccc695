import type { Level } from '@gah/ai';
import type { ModuleName } from '@gah/engine';
import { randomInt, seedRng } from '@gah/engine';
import type { Limits } from '@gah/terminal';
import type { ArenaGame } from '../arena/game.js';
import { planOf } from '../soak/plan.js';

/** What every game has in common. */
export interface PlayerSoak {
  readonly seed: string;
  /** Undefined for every combination. */
  readonly modules: readonly ModuleName[] | undefined;
  readonly levels: readonly Level[];
  readonly limits: Limits;
}

/** A game with its number. */
export interface SoakGame extends ArenaGame {
  readonly number: number;
}

/** One game in so many is of one person alone. */
const ALONE_EVERY = 5;

/** Any levels at a table as in the other soak; number and seed decide everything. */
export function soakGame({ seed, modules, levels, limits }: PlayerSoak, number: number): SoakGame {
  const alone = number % ALONE_EVERY === 0;
  const { setup } = planOf({ seed, modules, alone }, number);
  const rng = seedRng(`${setup.seed} levels`);
  const seating = Array.from({ length: setup.seats }, () => {
    const level = levels[randomInt(rng, levels.length)];
    if (!level) throw new RangeError('no levels to choose from');
    return level;
  });
  return { number, setup, seating, limits, recorded: false };
}
