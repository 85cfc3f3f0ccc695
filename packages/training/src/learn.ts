import type { Weights } from '@gah/ai/lab';
import { FEATURES, firstWeights, ROUND_SETS, SCALE } from '@gah/ai/lab';
import { equationsOf, lessKnown, solveRidge, together } from './ridge.js';
import type { Samples } from './samples.js';
import type { Tables } from './tables.js';

/** A way to learn from the games so far. */
export interface Study {
  /** So many of the latest generations are looked at. */
  readonly window: number;
  /** Where it starts: from rules of thumb (at other tables from plain games), or from what is known now. */
  readonly from: 'thumbs' | 'now';
  /** How far results reach back: 1 looks only at the final score. */
  readonly lambda: number;
  /** Samples it takes to move a weight half way: in the whole game, and apart in one round. */
  readonly caution: number;
  readonly cautionInRound: number;
  /** How far the weights go towards what the lessons say, 0 to 1. */
  readonly step: number;
}

/** What the weights say about a sample. */
export function foretold(weights: Weights, samples: Samples, sample: number): number {
  const { starts, index, value } = samples;
  const from = (samples.set[sample] ?? 0) * FEATURES;
  const end = starts[sample + 1] ?? 0;
  let sum = 0;
  for (let at = starts[sample] ?? 0; at < end; at++) {
    sum += (weights[from + (index[at] ?? 0)] ?? 0) * (value[at] ?? 0);
  }
  return sum;
}

/**
 * The points that came after each sample, in units of SCALE: a mixture of the final score and of what
 * later positions of the run promised, as they are judged today.
 */
export function outcomes(weights: Weights, samples: Samples, lambda: number): Float32Array {
  const came = new Float32Array(samples.count);
  const score = Float64Array.from(samples.scores);
  for (let sample = samples.count - 1; sample >= 0; sample--) {
    const run = samples.run[sample] ?? 0;
    const points = samples.points[sample] ?? 0;
    const expected = points + SCALE * foretold(weights, samples, sample);
    const isMisled = samples.ventured[sample] === 1 && lambda < 1;
    const outcome = isMisled ? expected : (score[run] ?? 0);
    came[sample] = (outcome - points) / SCALE;
    score[run] = lambda * outcome + (1 - lambda) * expected;
  }
  return came;
}

/** The weights with those of plain games at all tables. */
function plainEverywhere(weights: Weights): Weights {
  return weights.slice().copyWithin(ROUND_SETS * FEATURES, 0, ROUND_SETS * FEATURES);
}

function believedAtFirst(tables: Tables, weights: Weights): Weights {
  return tables === 'plain' ? firstWeights() : plainEverywhere(weights);
}

/**
 * Better weights for these tables: what was believed, corrected by what all samples say in common and then
 * by what is different in each round.
 */
export function learnFrom(
  samples: Samples,
  weights: Weights,
  study: Study,
  tables: Tables,
): Weights {
  const { lambda, caution, cautionInRound, step } = study;
  const believed = study.from === 'now' ? weights : believedAtFirst(tables, weights);
  const rest = outcomes(weights, samples, lambda);
  for (let sample = 0; sample < samples.count; sample++) {
    rest[sample] = (rest[sample] ?? 0) - foretold(believed, samples, sample);
  }
  const from = tables === 'plain' ? 0 : ROUND_SETS;
  const rounds = equationsOf(samples, rest, { from, count: ROUND_SETS });
  const common = solveRidge(together(rounds), caution);
  const better = weights.slice();
  for (const [round, equations] of rounds.entries()) {
    const own = solveRidge(lessKnown(equations, common), cautionInRound);
    for (let feature = 0; feature < FEATURES; feature++) {
      const at = (from + round) * FEATURES + feature;
      const fit = (believed[at] ?? 0) + (common[feature] ?? 0) + (own[feature] ?? 0);
      better[at] = (better[at] ?? 0) + step * (fit - (better[at] ?? 0));
    }
  }
  return tables === 'plain' ? plainEverywhere(better) : better;
}
