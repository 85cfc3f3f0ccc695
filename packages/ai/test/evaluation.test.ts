import { contentFor } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import {
  encode,
  Encoding,
  FEATURES,
  priorWeights,
  expectedScore,
  heuristicScore,
  learntWeights,
  cardTablesOf,
  pack,
  unpack,
  WEIGHT_SETS,
} from '../src/parts.js';
import { positions, TABLES } from './support/games.js';

describe.each(TABLES)('positions of the game "$seed"', (setup) => {
  const states = positions(setup, 15);
  const content = contentFor(setup.edition ?? '2021', null);
  const cards = cardTablesOf(content);

  it('are told in known features and finite numbers', () => {
    const encoding = new Encoding();
    for (const state of states) {
      for (const seat of state.seats.keys()) {
        encode(cards, state, seat, encoding);
        expect(encoding.count).toBeGreaterThan(10);
        for (let at = 0; at < encoding.count; at++) {
          expect(encoding.index[at]).toBeGreaterThanOrEqual(0);
          expect(encoding.index[at]).toBeLessThan(FEATURES);
          expect(Number.isFinite(encoding.value[at])).toBe(true);
        }
        expect(Number.isFinite(expectedScore(learntWeights(), cards, state, seat))).toBe(true);
      }
    }
  });

  it('have the same heuristic value, directly or as features with prior weights', () => {
    const prior = priorWeights();
    for (const state of states) {
      for (const seat of state.seats.keys()) {
        const direct = heuristicScore(cards, state, seat);
        expect(direct).toBeCloseTo(expectedScore(prior, cards, state, seat), 3);
      }
    }
  });
});

describe('weights', () => {
  it('fit the features', () => {
    expect(learntWeights()).toHaveLength(WEIGHT_SETS * FEATURES);
  });

  it('of other features are refused', () => {
    const packed = pack(priorWeights());
    expect(() => unpack({ ...packed, features: 'others' })).toThrow('other features');
    expect(() => unpack({ ...packed, data: packed.data.slice(8) })).toThrow('not complete');
  });

  it('survive packing', () => {
    const weights = priorWeights().map((_, at) => Math.sin(at));
    const again = unpack(pack(weights));
    weights.forEach((weight, at) => {
      expect(again[at]).toBeCloseTo(weight, 3);
    });
  });
});
