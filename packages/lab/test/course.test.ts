import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEATURES, priorWeights } from '@gah/ai/parts';
import { randomInt, seedRng } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import type { ComparedPlans } from '../src/comparisons/comparedPlans.js';
import { agreementOf, corrected, correctionFor } from '../src/comparisons/fitPlans.js';
import type { CourseMetrics, CourseSpec } from '../src/course/course.js';
import { runCourse, stateOf } from '../src/course/course.js';
import { courseCurves } from '../src/course/courseCurves.js';
import { lab, pathOf } from './support.js';

const PLANS_PER_TURN = 4;

/** Plans of three features each whose trials follow known weights; each turn has a level of its own. */
function plansOf(known: Float32Array, turns: number): ComparedPlans {
  const rng = seedRng('plans');
  const plans = turns * PLANS_PER_TURN;
  const data = {
    plans,
    turns,
    games: turns,
    turn: new Int32Array(plans),
    heldOut: new Uint8Array(plans),
    starts: new Int32Array(plans + 1),
    column: new Int32Array(3 * plans),
    amount: new Float32Array(3 * plans),
    points: new Float64Array(plans),
    trials: new Float64Array(plans),
  };
  for (let plan = 0; plan < plans; plan++) {
    const turn = Math.floor(plan / PLANS_PER_TURN);
    const set = turn % 2;
    data.turn[plan] = turn;
    data.heldOut[plan] = turn % 10 === 0 ? 1 : 0;
    data.points[plan] = randomInt(rng, 5);
    let came = (data.points[plan] ?? 0) + 100 * (turn % 7);
    for (let feature = 0; feature < 3; feature++) {
      const entry = 3 * plan + feature;
      const column = set * FEATURES + feature;
      const amount = randomInt(rng, 9) - 4;
      data.column[entry] = column;
      data.amount[entry] = amount;
      came += amount * (known[column] ?? 0);
    }
    data.trials[plan] = came;
    data.starts[plan + 1] = 3 * plan + 3;
  }
  return data;
}

describe('a fit to compared plans', () => {
  const weights = priorWeights();
  const known = weights.map((weight, at) => weight + Math.sin(at));
  const data = plansOf(known, 400);
  const correction = correctionFor(data, weights, { ridge: 0.01, ridgePerSet: 0.01, level: 0 });

  it('finds the weights behind the trials, whatever the level of a turn', () => {
    for (const at of [0, 1, 2, FEATURES, FEATURES + 1, FEATURES + 2]) {
      expect(correction[at]).toBeCloseTo(Math.sin(at), 2);
    }
    expect(agreementOf(data, corrected(weights, correction, 1))).toBeGreaterThan(0.999);
    expect(agreementOf(data, weights)).toBeLessThan(0.99);
  });

  it('takes to other sets what holds in all that were seen, and goes half way if told so', () => {
    const other = 5 * FEATURES;
    const common = (Math.sin(0) + Math.sin(FEATURES)) / 2;
    expect(Math.abs((correction[other] ?? NaN) - common)).toBeLessThan(0.2);
    const half = corrected(weights, correction, 0.5);
    expect(half[1]).toBeCloseTo((weights[1] ?? 0) + (correction[1] ?? NaN) / 2, 4);
  });

  it('learns how high positions are valued only from the level of turns', () => {
    // One more input that is the same for all plans of a turn, and worth 5.
    const always = 3;
    const told = { ...data, column: data.column.slice(), amount: data.amount.slice() };
    const trials = data.trials.map((_, plan) => {
      const entry = 3 * plan;
      told.column[entry] = always;
      told.amount[entry] = 1;
      return (data.points[plan] ?? NaN) + 5;
    });
    const none = new Float32Array(weights.length);
    const valueWith = (level: number): number | undefined =>
      correctionFor({ ...told, trials }, none, { ridge: 0.01, ridgePerSet: 0.01, level })[always];
    expect(valueWith(0)).toBeCloseTo(0, 6);
    expect(valueWith(0.1)).toBeCloseTo(5, 1);
  });

  it('does not move where there is little to learn from', () => {
    const careful = correctionFor(data, weights, { ridge: 1e9, ridgePerSet: 1e9, level: 0 });
    expect(Math.max(...careful.map(Math.abs))).toBeLessThan(1e-3);
  });
});

const TINY: Omit<CourseSpec, 'folder'> = {
  seed: 'tiny',
  tables: 'plain',
  start: 'prior',
  threads: 0,
  games: 2,
  gate: 2,
  league: 0,
  nodes: 30,
  candidates: [{ ridge: 300, step: 0.6 }],
  comparing: {
    beamWidth: 1,
    actionBeamWidth: 1,
    nodes: 60,
    best: 2,
    others: 1,
    worlds: 2,
    turns: 0,
    judged: 'onTheWay',
    own: 'able',
    rivals: 'hasty',
    waiting: 'isATurn',
    oneInExplored: 4,
  },
};

describe('a course', () => {
  const run = async (name: string, generations: number): Promise<readonly CourseMetrics[]> => {
    const spec = { ...TINY, folder: pathOf(name) };
    const { signal } = new AbortController();
    for await (const { history } of runCourse(spec, generations, signal, () => undefined)) {
      expect(courseCurves(history)).toContain('<svg');
    }
    return stateOf(spec).history;
  };

  it('compares, fits, lets candidates play, and goes on where it was', async () => {
    const one = await run('broken off', 1);
    expect(one).toMatchObject([{ generation: 1, games: 2, tables: 'plain' }]);
    const two = await run('broken off', 2);
    expect(two).toHaveLength(2);
    expect(two[0]).toEqual(one[0]);
    expect(await run('in one go', 2)).toEqual(two);
  });

  it('that is broken off keeps what was played', async () => {
    const spec = { ...TINY, folder: pathOf('stopped') };
    const controller = new AbortController();
    const steps = runCourse(spec, 1, controller.signal, () => {
      controller.abort();
    });
    expect((await steps.next()).done).toBe(true);
    expect(existsSync(join(spec.folder, 'generation1', 'games-0.bin'))).toBe(true);
    expect(stateOf(spec).history).toEqual([]);
  });

  it('gives a model that says where it comes from', async () => {
    const file = join(pathOf('in one go'), 'generation1', 'ridge300-step0.6.json');
    const out = pathOf('adopted.json');
    expect(await lab('adopt', '--model', file, '--out', out)).toMatchObject({ code: 0 });
    expect(readFileSync(out, 'utf8')).toContain('course tiny, generation 1');
  });

  it('refuses a start that is not there', async () => {
    const start = ['--start', pathOf('nowhere.json'), '--folder', pathOf('none')];
    expect((await lab('course', ...start)).code).not.toBe(0);
  });
});
