import { readFileSync } from 'node:fs';
import type { PackedWeights } from '@gah/ai/parts';
import {
  Encoding,
  FEATURES,
  learntWeights,
  priorWeights,
  ROUND_SETS,
  SCALE,
  setsOf,
  TABLE_FEATURES,
  unpack,
  WEIGHT_SETS,
} from '@gah/ai/parts';
import { createGame } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import type { ComparisonBatch } from '../src/comparisons/comparisonBatch.js';
import { compareBatch } from '../src/comparisons/comparisonBatch.js';
import { PLAN_AMOUNTS, PLAN_WHOLES } from '../src/comparisons/dataset.js';
import { modelEvaluator, modelOf } from '../src/comparisons/modelFile.js';
import { playMatch } from '../src/comparisons/modelMatch.js';
import { netOutput } from '../src/comparisons/net.js';
import { file as writtenFile, lab, pathOf } from './support.js';

const batch = (from: number, to: number): ComparisonBatch => ({
  name: 'test',
  from,
  to,
  tables: 'plain',
  config: {
    model: '1',
    beamWidth: 1,
    actionBeamWidth: 2,
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
});

const HEADER = 32;

describe('comparisons', () => {
  const { bytes, scores } = compareBatch(batch(0, 1));
  const { buffer, byteOffset } = bytes;
  const whole = buffer.slice(byteOffset, byteOffset + bytes.length);
  const [version, plans = 0, told = 0, features] = new Int32Array(whole, 0, 4);
  const wholes = new Int32Array(whole, HEADER, plans * PLAN_WHOLES);
  const planOf = (plan: number): Int32Array =>
    wholes.subarray(plan * PLAN_WHOLES, (plan + 1) * PLAN_WHOLES);

  it('are the same for the same name', () => {
    const again = compareBatch(batch(0, 1));
    expect(again.scores).toEqual(scores);
    expect(Buffer.from(again.bytes).equals(Buffer.from(bytes))).toBe(true);
  });

  it('fill a file as its head says', () => {
    expect(version).toBe(1);
    expect(features).toBe(FEATURES);
    const size = HEADER + plans * 4 * (PLAN_WHOLES + PLAN_AMOUNTS) + told * (4 + 2);
    expect(bytes).toHaveLength(size);
    let sum = 0;
    for (let plan = 0; plan < plans; plan++) {
      const [, , own = -1, rival = -1, ofOwn = 0, ofRival = 0] = planOf(plan);
      expect(own).toBeGreaterThanOrEqual(0);
      expect(rival).toBeLessThan(WEIGHT_SETS);
      sum += ofOwn + ofRival;
    }
    expect(sum).toBe(told);
  });

  it('compare at least two plans of each turn', () => {
    const sizes = new Map<number, number>();
    for (let plan = 0; plan < plans; plan++) {
      const [turn = -1] = planOf(plan);
      sizes.set(turn, (sizes.get(turn) ?? 0) + 1);
    }
    expect(sizes.size).toBeGreaterThan(20);
    expect(Math.min(...sizes.values())).toBeGreaterThan(1);
    expect(Math.max(...sizes.values())).toBeLessThanOrEqual(3);
  });
});

const inBase64 = (values: Float32Array): string =>
  Buffer.from(values.buffer, values.byteOffset, values.byteLength).toString('base64');

const modelFile = (name: string, weights: Float32Array, net?: object): string =>
  writtenFile(name, {
    features: FEATURES,
    weights: inBase64(weights),
    net,
    data: ['x --out /a/b'],
  });

describe('models', () => {
  const { setup, ...rest } = createGame({ seats: 2, seed: 'models' });
  const state = { setup, ...rest };

  it('are read from files', () => {
    const weights = priorWeights().map((_, at) => Math.sin(at));
    expect(modelOf(modelFile('sine.json', weights)).weights).toEqual(weights);
  });

  it('for other inputs are refused', () => {
    const file = modelFile('short.json', new Float32Array(3));
    expect(() => modelOf(file)).toThrow('other inputs');
  });

  it('add what the net says to the sum', () => {
    const hidden = 2;
    const first = new Float32Array(FEATURES * hidden);
    // The first input is always 1: one unit says 3, the other is silent.
    first.set([2, -2]);
    const net = {
      hidden,
      first: inBase64(first),
      bias: inBase64(Float32Array.of(1, 1)),
      second: inBase64(new Float32Array(ROUND_SETS * hidden).fill(0.5)),
    };
    const model = modelOf(modelFile('net.json', priorWeights(), net));
    const plain = modelEvaluator({ ...model, net: null }, setup)(state, 0);
    expect(modelEvaluator(model, setup)(state, 0)).toBeCloseTo(plain + SCALE * 1.5, 3);
    expect(model.net && netOutput(model.net, new Encoding())).toBeCloseTo(1);
  });

  it('of the first champion do not look at the table', () => {
    const { weights } = modelOf('1');
    expect(weights).toHaveLength(WEIGHT_SETS * FEATURES);
    expect(weights.filter((weight) => weight === 0).length).toBeGreaterThanOrEqual(
      WEIGHT_SETS * TABLE_FEATURES,
    );
  });
});

describe('a match', () => {
  const side = { kind: 'director', model: '1', nodes: 100, budgetMs: 0 } as const;
  const play = (seating: number[]): ReturnType<typeof playMatch> =>
    playMatch({ setup: { seats: 2, seed: 'match' }, deal: 0, seating, sides: [side, side] });

  it('of equal players is the same when they change seats', () => {
    const [one, other] = [play([0, 1]), play([1, 0])];
    expect(other.scores).toEqual(one.scores);
    expect(other.turns).toEqual([...one.turns].reverse());
  });
});

describe('a model that is adopted', () => {
  const weights = learntWeights().map((weight) => weight / 2);
  const file = modelFile('half.json', weights);
  const adopted = async (tables: string): Promise<{ made: object } & PackedWeights> => {
    const out = pathOf(`${tables}.json`);
    await lab('adopt', '--model', file, '--tables', tables, '--out', out);
    return JSON.parse(readFileSync(out, 'utf8')) as { made: object } & PackedWeights;
  };

  it('plays in plain games, and elsewhere only if wanted', async () => {
    const plain = unpack(await adopted('plain'));
    const all = unpack(await adopted('all'));
    const others = ROUND_SETS * FEATURES;
    const somewhere =
      others +
      learntWeights()
        .subarray(others)
        .findIndex((at) => at > 0.1);
    expect(plain[1]).toBeCloseTo(weights[1] ?? NaN, 3);
    expect(plain[somewhere]).toBeCloseTo(2 * (weights[somewhere] ?? NaN), 3);
    expect(all[somewhere]).toBeCloseTo(weights[somewhere] ?? NaN, 3);
  });

  it('says where it comes from, without folders of the machine', async () => {
    const { made } = await adopted('plain');
    expect(made).toMatchObject({ adopted: [{ tables: 'plain', comparisons: ['x --out b'] }] });
  });

  it('leaves what other tables say about theirs', async () => {
    const out = pathOf('several.json');
    for (const tables of ['plain', 'alone', 'plain']) {
      await lab('adopt', '--model', file, '--tables', tables, '--out', out);
    }
    const found = JSON.parse(readFileSync(out, 'utf8')) as { made: object } & PackedWeights;
    expect(found.made).toMatchObject({ adopted: [{ tables: 'alone' }, { tables: 'plain' }] });
    // The weights themselves as well as what is said of them.
    const before = setsOf('alone') * FEATURES;
    const somewhere =
      before +
      learntWeights()
        .subarray(before)
        .findIndex((at) => at > 0.1);
    expect(unpack(found)[somewhere]).toBeCloseTo(weights[somewhere] ?? NaN, 3);
  });
});
