import { Encoding, FEATURES, firstWeights } from '@gah/ai/lab';
import { randomInt, seedRng } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { learningCurves } from '../src/curves.js';
import type { Figures } from '../src/figures.js';
import type { Batch } from '../src/generation.js';
import { playBatch } from '../src/generation.js';
import { cautionFor, errorOf, fitWeights } from '../src/ridge.js';
import type { Samples } from '../src/samples.js';
import { addSample, joined, noSamples, trimmed } from '../src/samples.js';

const lesson = { isStrict: false, width: 1, detail: 3, nodes: 200, adventure: 8, lambda: 0.8 };
const batch = (from: number, to: number): Batch => ({
  seed: 'test',
  generation: 0,
  from,
  to,
  weights: firstWeights(),
  grade: { games: 3, plainPercent: 50, lesson },
});

describe('games to learn from', () => {
  it('are the same for the same seed, played at once or in parts', () => {
    const whole = playBatch(batch(0, 3));
    const parts = [playBatch(batch(0, 1)), playBatch(batch(1, 3))];
    expect(joined(parts.map(({ samples }) => samples))).toEqual(joined([whole.samples]));
    expect(parts.flatMap(({ scores }) => scores)).toEqual(whole.scores);
    expect(whole.samples.count).toBeGreaterThan(100);
  });
});

/** Samples of a few features that follow known weights, with some noise. */
function lessons(weights: Float32Array, count: number): Samples {
  const rng = seedRng('lessons');
  const samples = noSamples();
  const encoding = new Encoding();
  for (let at = 0; at < count; at++) {
    encoding.count = 0;
    let sum = 0;
    for (const feature of new Set([randomInt(rng, 6), 6 + randomInt(rng, 6), FEATURES - 1])) {
      const value = 1 + randomInt(rng, 3);
      encoding.add(feature, value);
      sum += value * (weights[feature] ?? 0);
    }
    samples.target[addSample(samples, encoding)] = sum + (randomInt(rng, 100) - 50) / 1000;
  }
  return trimmed(samples);
}

describe('fitting', () => {
  const known = Float32Array.from({ length: FEATURES }, (_, at) => Math.cos(at));
  const believed = new Float32Array(FEATURES);

  it('finds the weights behind the samples', () => {
    const samples = lessons(known, 4000);
    const found = fitWeights(samples, believed, cautionFor(1));
    for (const feature of [0, 3, 8, 11, FEATURES - 1]) {
      expect(found[feature]).toBeCloseTo(known[feature] ?? 0, 1);
    }
    expect(errorOf(found, samples)).toBeLessThan(0.1);
  });

  it('stays with what is believed where little was seen', () => {
    const found = fitWeights(lessons(known, 20), believed, cautionFor(1_000_000));
    expect(Math.max(...found.map(Math.abs))).toBeLessThan(0.01);
  });
});

describe('the picture', () => {
  it('has a point for each generation', () => {
    const figures = [0, 1, 2].map((generation): Figures => ({
      generation,
      games: 100 * (generation + 1),
      positions: 1000,
      meanScore: 70 + generation,
      error: 30,
      bias: 0,
      fit: 20,
      minutes: 1,
    }));
    expect(learningCurves(figures).match(/<circle/g)).toHaveLength(6);
  });
});
