import type { Level } from '@gah/ai';
import { createMemory } from '@gah/ai';
import { chooseBy } from '@gah/ai/parts';
import type { RngState } from '@gah/engine';
import type { Contestant, Decide, Limits } from '@gah/terminal';
import { CONTESTANTS, seated } from '@gah/terminal';
import { modelEvaluator, modelOf } from '../comparisons/modelFile.js';

/** Levels as they once were: the search of the level with the value function of an earlier champion. */
const FROZEN = ['director@1', 'emperor@1'] as const;
type Frozen = (typeof FROZEN)[number];

/** Who can meet in the laboratory: everybody who can be given a seat, and champions that stay as they were. */
export type Entrant = Contestant | Frozen;

const isFrozen = (entrant: Entrant): entrant is Frozen =>
  (FROZEN as readonly string[]).includes(entrant);

/** Weakest first: a champion comes before the level that it was. */
export const ENTRANTS: readonly Entrant[] = CONTESTANTS.flatMap((contestant): Entrant[] => [
  ...FROZEN.filter((frozen) => frozen.startsWith(`${contestant}@`)),
  contestant,
]);

function frozenPlayer(frozen: Frozen, rng: RngState, limits: Limits): Decide {
  const [level, model] = frozen.split('@') as [Level, string];
  const memory = createMemory();
  return (view, legal) =>
    chooseBy(level, (_, setup) => modelEvaluator(modelOf(model), setup), view, legal, {
      ...limits,
      rng,
      memory,
    });
}

/** A player for one seat of one game. */
export const entered = (entrant: Entrant, rng: RngState, limits: Limits): Decide =>
  isFrozen(entrant) ? frozenPlayer(entrant, rng, limits) : seated(entrant, rng, limits);
