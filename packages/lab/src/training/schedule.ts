import type { FitVariant } from './fit.js';
import type { SelfPlayConfig } from './selfPlay.js';
import type { TrainingTables } from './tables.js';

/**
 * The schedule of training: self-play generation by generation, several fits of the value function each
 * time, and a gating match that decides which weights play on.
 */

/** How one generation plays, and the fits that are tried on its games. */
export interface Stage {
  readonly games: number;
  readonly tables: TrainingTables;
  readonly selfPlay: Omit<SelfPlayConfig, 'weights'>;
  readonly fitVariants: readonly FitVariant[];
}

const quick = {
  prunesMoves: true,
  beamWidth: 1,
  actionBeamWidth: 5,
  nodes: 2500,
  explorationRate: 1 / 8,
};
const careful = {
  prunesMoves: false,
  beamWidth: 2,
  actionBeamWidth: 5,
  nodes: 5000,
  explorationRate: 1 / 8,
};

const fromPrior: FitVariant = {
  replayWindow: 3,
  from: 'prior',
  lambda: 0.8,
  ridgeLambda: 2000,
  ridgeLambdaPerRound: 5000,
  blend: 0.6,
};
const warmStart: FitVariant = { ...fromPrior, from: 'current', ridgeLambda: 20_000, blend: 1 };
const LONG = 10;

/** The prior is too weak to bootstrap from: the targets are final scores alone. */
const first: Stage = {
  games: 600,
  tables: 'plain',
  selfPlay: quick,
  fitVariants: [{ ...fromPrior, lambda: 1, blend: 1 }],
};
/** While there is little to replay, a long window holds no more than a short one. */
const early: Stage = {
  games: 400,
  tables: 'plain',
  selfPlay: careful,
  fitVariants: [fromPrior, warmStart],
};
const advanced: Stage = {
  ...early,
  fitVariants: [...early.fitVariants, { ...fromPrior, replayWindow: LONG }],
};
/** From plain games to all other tables. */
const further: Stage = {
  games: 160,
  tables: 'other',
  selfPlay: careful,
  fitVariants: [{ ...fromPrior, replayWindow: LONG, blend: 1 }, warmStart],
};

const EARLY = 3;
const ADVANCED = 15;
const FURTHER = 5;
export const SCHEDULE: readonly Stage[] = [
  first,
  ...Array.from({ length: EARLY }, () => early),
  ...Array.from({ length: ADVANCED }, () => advanced),
  ...Array.from({ length: FURTHER }, () => further),
];

/** When so many generations have played carefully, the pruned games are no longer replayed. */
const ENOUGH_CAREFUL = 2;

/** The generations of the replay window: the latest that played at such tables. */
export function replayGenerations<Generation extends { readonly stage: Stage }>(
  generations: readonly Generation[],
  tables: TrainingTables,
  replayWindow: number,
): Generation[] {
  const same = generations.filter(({ stage }) => stage.tables === tables);
  const pruned = same.filter(({ stage }) => stage.selfPlay.prunesMoves);
  const hasEnough = same.length - pruned.length >= ENOUGH_CAREFUL;
  return same
    .filter((generation) => !hasEnough || !pruned.includes(generation))
    .slice(-replayWindow);
}

/** Games of each candidate in the gating match. */
export const GATING_GAMES: Readonly<Record<TrainingTables, number>> = { plain: 100, other: 40 };
/** Played carefully, without exploration. */
export const GATING_CONFIG: Omit<SelfPlayConfig, 'weights'> = { ...careful, explorationRate: 0 };
