import { Encoding, FEATURES, priorWeights, ROUND_SETS, SCALE, setsOf } from '@gah/ai/parts';
import { randomInt, seedRng } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { GATING_CONFIG, SCHEDULE, replayGenerations } from '../src/training/schedule.js';
import { learningCurves } from '../src/training/curves.js';
import type { GenerationMetrics } from '../src/training/metrics.js';
import { meanOf as mean } from '../src/statistics.js';
import type { SelfPlayBatch } from '../src/training/generation.js';
import { playBatch } from '../src/training/generation.js';
import type { FitVariant } from '../src/training/fit.js';
import { predict, fitWeights, tdLambdaTargets } from '../src/training/fit.js';
import type { Samples } from '../src/training/samples.js';
import { addRuns, addSample, joined, noSamples } from '../src/training/samples.js';

const selfPlay = {
  prunesMoves: false,
  beamWidth: 1,
  actionBeamWidth: 3,
  nodes: 200,
  explorationRate: 1 / 4,
};
const batch = (from: number, to: number): SelfPlayBatch => ({
  name: 'test',
  from,
  to,
  weights: priorWeights(),
  selfPlay,
  tables: 'plain',
});

describe('games of self-play', () => {
  it('are the same for the same name, played at once or in parts', () => {
    const whole = playBatch(batch(0, 2));
    const parts = [playBatch(batch(0, 1)), playBatch(batch(1, 2))];
    expect(joined(parts.map(({ samples }) => samples))).toEqual(whole.samples);
    expect(parts.flatMap(({ scores }) => scores)).toEqual(whole.scores);
    expect(whole.samples.count).toBeGreaterThan(100);
  });

  it('tell where somebody explored', () => {
    expect(playBatch(batch(0, 1)).samples.offPolicy).toContain(1);
    const steady = playBatch({ ...batch(0, 1), selfPlay: { ...selfPlay, explorationRate: 0 } });
    expect(steady.samples.offPolicy).not.toContain(1);
  });
});

/** Samples of a few features that follow known weights, with some noise: each a run of its own. */
function samplesOf(weights: Float32Array, count: number): Samples {
  const rng = seedRng('samples');
  const samples = noSamples();
  const encoding = new Encoding();
  for (let at = 0; at < count; at++) {
    encoding.count = 0;
    encoding.set = randomInt(rng, setsOf('alone'));
    let sum = 0;
    // Some features are told twice.
    for (const feature of [randomInt(rng, 6), randomInt(rng, 12), FEATURES - 1]) {
      const value = 1 + randomInt(rng, 3);
      encoding.add(feature, value);
      sum += value * (weights[encoding.set * FEATURES + feature] ?? 0);
    }
    const points = randomInt(rng, 50);
    addSample(samples, encoding, points, samples.runs);
    addRuns(samples, [points + SCALE * (sum + (randomInt(rng, 100) - 50) / 1000)]);
  }
  return joined([samples]);
}

/** How far predictions are off: root of the mean square, in points. */
function errorOf(weights: Float32Array, samples: Samples): number {
  const squares = [...tdLambdaTargets(weights, samples, 1)].map(
    (came, sample) => (came - predict(weights, samples, sample)) ** 2,
  );
  return SCALE * Math.sqrt(mean(squares));
}

describe('a fit', () => {
  const variant: FitVariant = {
    replayWindow: 1,
    from: 'prior',
    lambda: 1,
    ridgeLambda: 1,
    ridgeLambdaPerRound: 1,
    blend: 1,
  };

  const known = priorWeights().map((_, at) => Math.cos(at * at));
  const samples = samplesOf(known, 30_000);
  const plain = fitWeights(samples, priorWeights(), variant, 'plain');

  const expectKnown = (found: Float32Array, sets: readonly number[]): void => {
    for (const feature of [0, 3, 8, 11, FEATURES - 1]) {
      for (const set of sets) {
        const at = set * FEATURES + feature;
        expect(found[at]).toBeCloseTo(known[at] ?? 0, 1);
      }
    }
  };

  it('finds the weights behind the samples, round by round', () => {
    expectKnown(plain, [0, 3, 6]);
  });

  it('takes what plain games have taught to other tables, and goes on from there', () => {
    const half = ROUND_SETS * FEATURES;
    expect(plain.subarray(half, 2 * half)).toEqual(plain.subarray(0, half));
    const all = fitWeights(samples, plain, variant, 'other');
    expect(all.subarray(0, half)).toEqual(plain.subarray(0, half));
    // All kinds of other tables learn together.
    for (let from = 2 * half; from < all.length; from += half)
      expect(all.subarray(from, from + half)).toEqual(all.subarray(half, 2 * half));
    expectKnown(all, [7, 10, 13]);
    expect(errorOf(all, samples)).toBeLessThan(0.1 * SCALE);
    expect(errorOf(plain, samples)).toBeGreaterThan(SCALE);
  });

  it('stays with the prior where little was seen', () => {
    const few = samplesOf(priorWeights().fill(3), 20);
    const careful = { ...variant, ridgeLambda: 1_000_000, ridgeLambdaPerRound: 1_000_000 };
    const found = fitWeights(few, priorWeights(), careful, 'plain');
    const moved = priorWeights().map((weight, at) => Math.abs(weight - (found[at] ?? 0)));
    expect(Math.max(...moved)).toBeLessThan(0.01);
  });

  it('warm-starts from the current weights, or starts from the prior', () => {
    const few = samplesOf(priorWeights().fill(3), 20);
    const careful = { ...variant, ridgeLambda: 1_000_000, ridgeLambdaPerRound: 1_000_000 };
    const now = priorWeights().fill(2);
    const warmStart = fitWeights(few, now, { ...careful, from: 'current' }, 'plain');
    expect(warmStart[FEATURES - 1]).toBeCloseTo(2, 1);
    const fromPrior = fitWeights(few, now, careful, 'plain');
    expect(fromPrior[FEATURES - 1]).toBeCloseTo(priorWeights()[FEATURES - 1] ?? 0, 1);
  });

  it('is blended in as far as it is told', () => {
    const even = samplesOf(priorWeights().fill(3), 2000);
    const whole = fitWeights(even, priorWeights(), variant, 'plain');
    const half = fitWeights(even, priorWeights(), { ...variant, blend: 0.5 }, 'plain');
    expect(half[0]).toBeCloseTo((whole[0] ?? 0) / 2, 3);
    expect(whole[0]).toBeGreaterThan(2);
  });
});

describe('TD(λ) targets', () => {
  /** One run of three positions with 10, 20 and 30 points that ended with 100. */
  function run(): Samples {
    const samples = noSamples();
    const encoding = new Encoding();
    encoding.add(0, 1);
    for (const points of [10, 20, 30]) addSample(samples, encoding, points, 0);
    addRuns(samples, [100]);
    return joined([samples]);
  }
  /** Everybody is expected to gain 20 more. */
  const weights = priorWeights().fill(1);
  const inPoints = (targets: Float32Array): number[] => [...targets].map((value) => value * SCALE);

  it('are the final score with λ = 1', () => {
    expect(inPoints(tdLambdaTargets(weights, run(), 1))).toEqual([90, 80, 70]);
  });

  it('are mixed with what later positions promise', () => {
    // 100; half of 100 and 50; half of 75 and 40.
    expect(inPoints(tdLambdaTargets(weights, run(), 0.5))).toEqual([57.5 - 10, 75 - 20, 70]);
  });

  it('does not reach back over an exploratory turn', () => {
    const samples = run();
    samples.offPolicy[1] = 1;
    const came = inPoints(tdLambdaTargets(weights, samples, 0.5));
    expect(came).toEqual([40 - 10, 20, 70]);
    expect(inPoints(tdLambdaTargets(weights, samples, 1))).toEqual([90, 80, 70]);
  });
});

describe('the schedule', () => {
  const all = SCHEDULE.map((stage) => ({ stage }));
  const replays = SCHEDULE.flatMap(({ tables, fitVariants }, index) =>
    fitVariants.map(({ replayWindow }) => ({
      index,
      tables,
      replayWindow,
      of: replayGenerations(all.slice(0, index + 1), tables, replayWindow).map(
        ({ stage }) => stage,
      ),
    })),
  );

  it('begins with pruned games, which are not replayed later', () => {
    const withPruned = replays.filter(({ of }) =>
      of.some(({ selfPlay: { prunesMoves } }) => prunesMoves),
    );
    expect(new Set(withPruned.map(({ index }) => index))).toEqual(new Set([0, 1]));
  });

  it('never mixes plain games with others, and remembers no more than it should', () => {
    for (const { of, tables, replayWindow } of replays) {
      expect(of.length).toBeGreaterThan(0);
      expect(of.length).toBeLessThanOrEqual(replayWindow);
      expect(of.every((stage) => stage.tables === tables)).toBe(true);
    }
  });

  it('has gating matches without exploration', () => {
    expect(GATING_CONFIG.explorationRate).toBe(0);
  });
});

describe('the picture', () => {
  it('has a point for each generation', () => {
    const metrics = [0, 1, 2].map((generation): GenerationMetrics => ({
      generation,
      tables: generation < 2 ? 'plain' : 'other',
      games: 100 * (generation + 1),
      meanScore: 70 + generation,
      gatingScore: 80 + generation,
      gatingInterval: 4,
      error: 30,
      bias: 0,
      candidates: [80, 82],
      chosen: 1,
      minutes: 1,
    }));
    expect(learningCurves(metrics).match(/<circle/g)).toHaveLength(6);
  });
});
