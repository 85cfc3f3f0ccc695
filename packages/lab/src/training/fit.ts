/** Fitting the value function: ridge regression on TD(λ) targets from replayed self-play. */
import type { Weights } from '@gah/ai/parts';
import { FEATURES, OUTSIDE, priorWeights, ROUND_SETS, SCALE, setsOf } from '@gah/ai/parts';
import { equationsOf, lessKnown, solveRidge, together } from './ridge.js';
import type { Samples } from './samples.js';
import { entryOf } from './samples.js';
import type { TrainingTables } from './tables.js';

/** One way to fit weights to the games so far. */
export interface FitVariant {
  /** So many of the latest generations are replayed. */
  readonly replayWindow: number;
  /** The ridge pulls towards the prior (at other tables: the weights of plain games), or warm-starts. */
  readonly from: 'prior' | 'current';
  /** The λ of TD(λ): 1 looks only at the final score. */
  readonly lambda: number;
  /** Samples it takes to move a weight half way: in the whole game, and apart in one round. */
  readonly ridgeLambda: number;
  readonly ridgeLambdaPerRound: number;
  /** How far the weights go towards the fit, 0 to 1. */
  readonly blend: number;
}

/** What the weights say about a sample. */
export function predict(weights: Weights, samples: Samples, sample: number): number {
  const { starts, index, value } = samples;
  const from = entryOf(samples.set, sample) * FEATURES;
  const end = entryOf(starts, sample + 1);
  let sum = 0;
  for (let at = entryOf(starts, sample); at < end; at++) {
    sum += (weights[from + (index[at] ?? OUTSIDE)] ?? OUTSIDE) * (value[at] ?? OUTSIDE);
  }
  return sum;
}

/**
 * The points that came after each sample, in units of SCALE: a mixture of the final score and of what
 * later positions of the run promised, evaluated with the weights of today. Nothing reaches back over an
 * exploratory turn.
 */
export function tdLambdaTargets(weights: Weights, samples: Samples, lambda: number): Float32Array {
  const targets = new Float32Array(samples.count);
  const score = Float64Array.from(samples.scores);
  for (let sample = samples.count - 1; sample >= 0; sample--) {
    const run = entryOf(samples.run, sample);
    const points = entryOf(samples.points, sample);
    const expected = points + SCALE * predict(weights, samples, sample);
    const isCut = samples.offPolicy[sample] === 1 && lambda < 1;
    const outcome = isCut ? expected : entryOf(score, run);
    targets[sample] = (outcome - points) / SCALE;
    score[run] = lambda * outcome + (1 - lambda) * expected;
  }
  return targets;
}

const OF_A_KIND = ROUND_SETS * FEATURES;
const FROM_OTHER = setsOf('other') * FEATURES;

/** The weights with those of plain games at all tables. */
const plainEverywhere = (weights: Weights): Weights =>
  othersAlike(weights.slice().copyWithin(FROM_OTHER, 0, OF_A_KIND));

/** All tables that are not plain games for two learn together. */
function othersAlike(weights: Weights): Weights {
  for (let from = FROM_OTHER + OF_A_KIND; from < weights.length; from += OF_A_KIND)
    weights.copyWithin(from, FROM_OTHER, FROM_OTHER + OF_A_KIND);
  return weights;
}

function priorFor(tables: TrainingTables, weights: Weights): Weights {
  return tables === 'plain' ? priorWeights() : plainEverywhere(weights);
}

/**
 * Better weights for these tables: the prior, corrected by what all samples say in common and then
 * by what is different in each round.
 */
export function fitWeights(
  samples: Samples,
  weights: Weights,
  variant: FitVariant,
  tables: TrainingTables,
): Weights {
  const { lambda, ridgeLambda, ridgeLambdaPerRound, blend } = variant;
  const prior = variant.from === 'current' ? weights : priorFor(tables, weights);
  const rest = tdLambdaTargets(weights, samples, lambda);
  for (let sample = 0; sample < samples.count; sample++) {
    rest[sample] = entryOf(rest, sample) - predict(prior, samples, sample);
  }
  const from = setsOf(tables);
  const rounds = equationsOf(samples, rest, { from, count: ROUND_SETS });
  const common = solveRidge(together(rounds), ridgeLambda);
  const better = weights.slice();
  for (const [round, equations] of rounds.entries()) {
    const own = solveRidge(lessKnown(equations, common), ridgeLambdaPerRound);
    for (let feature = 0; feature < FEATURES; feature++) {
      const at = (from + round) * FEATURES + feature;
      const fit = entryOf(prior, at) + entryOf(common, feature) + entryOf(own, feature);
      const before = entryOf(better, at);
      better[at] = before + blend * (fit - before);
    }
  }
  return tables === 'plain' ? plainEverywhere(better) : othersAlike(better);
}
