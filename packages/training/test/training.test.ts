import { Encoding, FEATURES, firstWeights, ROUND_SETS, SCALE, WEIGHT_SETS } from '@gah/ai/lab';
import { randomInt, seedRng } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { EXAM, GRADES, teachersOf } from '../src/course.js';
import { learningCurves } from '../src/curves.js';
import type { Figures } from '../src/figures.js';
import { mean } from '../src/figures.js';
import type { Batch } from '../src/generation.js';
import { playBatch } from '../src/generation.js';
import type { Study } from '../src/learn.js';
import { foretold, learnFrom, outcomes } from '../src/learn.js';
import type { Samples } from '../src/samples.js';
import { addRuns, addSample, joined, noSamples } from '../src/samples.js';

const lesson = { isStrict: false, width: 1, detail: 3, nodes: 200, adventure: 4 };
const batch = (from: number, to: number): Batch => ({
  name: 'test',
  from,
  to,
  weights: firstWeights(),
  lesson,
  tables: 'plain',
});

describe('games to learn from', () => {
  it('are the same for the same name, played at once or in parts', () => {
    const whole = playBatch(batch(0, 3));
    const parts = [playBatch(batch(0, 1)), playBatch(batch(1, 3))];
    expect(joined(parts.map(({ samples }) => samples))).toEqual(whole.samples);
    expect(parts.flatMap(({ scores }) => scores)).toEqual(whole.scores);
    expect(whole.samples.count).toBeGreaterThan(100);
  });

  it('tell where somebody ventured', () => {
    expect(playBatch(batch(0, 2)).samples.ventured).toContain(1);
    const steady = playBatch({ ...batch(0, 1), lesson: { ...lesson, adventure: 0 } });
    expect(steady.samples.ventured).not.toContain(1);
  });
});

/** Samples of a few features that follow known weights, with some noise: each a run of its own. */
function lessons(weights: Float32Array, count: number): Samples {
  const rng = seedRng('lessons');
  const samples = noSamples();
  const encoding = new Encoding();
  for (let at = 0; at < count; at++) {
    encoding.count = 0;
    encoding.set = randomInt(rng, WEIGHT_SETS);
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

/** How far what is foretold is off: root of the mean square, in points. */
function errorOf(weights: Float32Array, samples: Samples): number {
  const squares = [...outcomes(weights, samples, 1)].map(
    (came, sample) => (came - foretold(weights, samples, sample)) ** 2,
  );
  return SCALE * Math.sqrt(mean(squares));
}

describe('learning', () => {
  const study: Study = {
    window: 1,
    from: 'thumbs',
    lambda: 1,
    caution: 1,
    cautionInRound: 1,
    step: 1,
  };

  const known = firstWeights().map((_, at) => Math.cos(at * at));
  const samples = lessons(known, 30_000);
  const plain = learnFrom(samples, firstWeights(), study, 'plain');

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
    expect(plain.subarray(half)).toEqual(plain.subarray(0, half));
    const all = learnFrom(samples, plain, study, 'other');
    expect(all.subarray(0, half)).toEqual(plain.subarray(0, half));
    expectKnown(all, [7, 10, 13]);
    expect(errorOf(all, samples)).toBeLessThan(0.1 * SCALE);
    expect(errorOf(plain, samples)).toBeGreaterThan(SCALE);
  });

  it('stays with the rules of thumb where little was seen', () => {
    const few = lessons(firstWeights().fill(3), 20);
    const careful = { ...study, caution: 1_000_000, cautionInRound: 1_000_000 };
    const found = learnFrom(few, firstWeights(), careful, 'plain');
    const moved = firstWeights().map((weight, at) => Math.abs(weight - (found[at] ?? 0)));
    expect(Math.max(...moved)).toBeLessThan(0.01);
  });

  it('starts from what is known now, or forgets it', () => {
    const few = lessons(firstWeights().fill(3), 20);
    const careful = { ...study, caution: 1_000_000, cautionInRound: 1_000_000 };
    const now = firstWeights().fill(2);
    const onwards = learnFrom(few, now, { ...careful, from: 'now' }, 'plain');
    expect(onwards[FEATURES - 1]).toBeCloseTo(2, 1);
    const afresh = learnFrom(few, now, careful, 'plain');
    expect(afresh[FEATURES - 1]).toBeCloseTo(firstWeights()[FEATURES - 1] ?? 0, 1);
  });

  it('goes as far as it is told', () => {
    const even = lessons(firstWeights().fill(3), 2000);
    const whole = learnFrom(even, firstWeights(), study, 'plain');
    const half = learnFrom(even, firstWeights(), { ...study, step: 0.5 }, 'plain');
    expect(half[0]).toBeCloseTo((whole[0] ?? 0) / 2, 3);
    expect(whole[0]).toBeGreaterThan(2);
  });
});

describe('what came of positions', () => {
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
  const weights = firstWeights().fill(1);
  const inPoints = (came: Float32Array): number[] => [...came].map((value) => value * SCALE);

  it('is the final score', () => {
    expect(inPoints(outcomes(weights, run(), 1))).toEqual([90, 80, 70]);
  });

  it('is mixed with what later positions promised', () => {
    // 100; half of 100 and 50; half of 75 and 40.
    expect(inPoints(outcomes(weights, run(), 0.5))).toEqual([57.5 - 10, 75 - 20, 70]);
  });

  it('does not reach back over a venture', () => {
    const samples = run();
    samples.ventured[1] = 1;
    const came = inPoints(outcomes(weights, samples, 0.5));
    expect(came).toEqual([40 - 10, 20, 70]);
    expect(inPoints(outcomes(weights, samples, 1))).toEqual([90, 80, 70]);
  });
});

describe('the course', () => {
  const all = GRADES.map((grade) => ({ grade }));
  const teachers = GRADES.flatMap(({ tables, studies }, index) =>
    studies.map(({ window }) => ({
      index,
      tables,
      window,
      of: teachersOf(all.slice(0, index + 1), tables, window).map(({ grade }) => grade),
    })),
  );

  it('begins with quick games, which are forgotten later', () => {
    const withQuick = teachers.filter(({ of }) => of.some(({ lesson: { isStrict } }) => isStrict));
    expect(new Set(withQuick.map(({ index }) => index))).toEqual(new Set([0, 1]));
  });

  it('never mixes plain games with others, and remembers no more than it should', () => {
    for (const { of, tables, window } of teachers) {
      expect(of.length).toBeGreaterThan(0);
      expect(of.length).toBeLessThanOrEqual(window);
      expect(of.every((grade) => grade.tables === tables)).toBe(true);
    }
  });

  it('is examined without ventures', () => {
    expect(EXAM.adventure).toBe(0);
  });
});

describe('the picture', () => {
  it('has a point for each generation', () => {
    const figures = [0, 1, 2].map((generation): Figures => ({
      generation,
      tables: generation < 2 ? 'plain' : 'other',
      games: 100 * (generation + 1),
      meanScore: 70 + generation,
      examScore: 80 + generation,
      examInterval: 4,
      error: 30,
      bias: 0,
      candidates: [80, 82],
      chosen: 1,
      minutes: 1,
    }));
    expect(learningCurves(figures).match(/<circle/g)).toHaveLength(6);
  });
});
