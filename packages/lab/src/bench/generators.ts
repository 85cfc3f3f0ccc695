import type { Generator } from '@gah/engine';
import { randomInt, rngFor, SPACES } from '@gah/engine';
import type { Probe } from './probes.js';

/** The generator of a game, and the small one of players and of games of the first rules. */
export const GENERATOR_NAMES = ['chacha8', 'sfc32'] as const satisfies readonly Generator[];
export type GeneratorName = (typeof GENERATOR_NAMES)[number];

const THROWS = 20_000;

/** Results go here, lest the optimiser find out that nobody wants them. */
const kept = { sum: 0 };

/** Dice, one after the other: each takes one word. */
export function diceProbe(generator: GeneratorName): Probe {
  const rng = rngFor(generator, 'dice');
  return {
    run: () => {
      let sum = 0;
      for (let die = 0; die < THROWS; die++) sum += randomInt(rng, SPACES.length);
      kept.sum = sum;
    },
    count: THROWS,
  };
}
