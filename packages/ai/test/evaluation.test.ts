import { contentFor } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { STAFF } from '../src/evaluation/cardTables.js';
import {
  BLOCK,
  encode,
  Encoding,
  FEATURES,
  priorWeights,
  expectedScore,
  heuristicScore,
  learntWeights,
  cardTablesOf,
  pack,
  rivalScore,
  setsOf,
  TABLE_FEATURES,
  unpack,
  WEIGHT_SETS,
} from '../src/parts.js';
import { automaticScore } from '../src/modules/index.js';
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

describe('what the table holds for a seat', () => {
  const [setup] = TABLES;
  const states = setup ? positions(setup, 15) : [];
  const told = (state: (typeof states)[number], seat: number, table: boolean): string[] => {
    const encoding = new Encoding();
    encode(cardTablesOf(contentFor('2021', null)), state, seat, encoding, table);
    return Array.from(
      { length: encoding.count },
      (_, at) => `${encoding.index[at]} ${encoding.value[at]}`,
    );
  };
  const isTable = (entry: string): boolean => {
    const input = Number(entry.split(' ')[0]);
    return input >= BLOCK.queueValue && input < BLOCK.queueValue + TABLE_FEATURES;
  };

  it('can be left out, and nothing else with it', () => {
    for (const state of states) {
      const all = told(state, 0, true);
      expect(told(state, 0, false)).toEqual(all.filter((entry) => !isTable(entry)));
    }
  });

  it('changes with the queue and with the rivals', () => {
    const state = states.find(({ phase, round }) => phase === 'turns' && round > 0);
    if (!state) throw new Error('no position in the middle of the game');
    const before = told(state, 0, true).filter(isTable);
    const without = { ...state, queue: state.queue.map(() => 0) };
    const rich = {
      ...state,
      seats: state.seats.map((seat, at) => (at === 0 ? seat : { ...seat, krones: 19 })),
    };
    expect(told(without, 0, true).filter(isTable).length).toBeLessThan(before.length);
    expect(told(rich, 0, true).filter(isTable)).not.toEqual(before);
  });
});

describe('what is played for', () => {
  const evaluator = (_state: unknown, seat: number): number => 100 + 10 * seat;

  it('are own points, less a part of those of the strongest person', () => {
    const [state] = positions({ seats: 3, seed: 'goal' }, 20);
    if (!state) throw new Error('no position');
    expect(rivalScore(evaluator, { people: 0.5, automatic: 1 })(state, 0)).toBe(100 - 60);
    expect(rivalScore(evaluator, { people: 0.5, automatic: 1 })(state, 2)).toBe(120 - 55);
  });

  it('or of those of an automatic opponent', () => {
    const [, state] = positions({ seats: 1, seed: 'goal', difficulty: 'hard' }, 20);
    if (!state) throw new Error('no position');
    const opponent = automaticScore(state, 1) ?? NaN;
    expect(opponent).toBeGreaterThan(100);
    expect(rivalScore(evaluator, { people: 0.5, automatic: 1 })(state, 0)).toBe(100 - opponent);
    expect(rivalScore(evaluator, { people: 0.5, automatic: 0 })(state, 0)).toBe(100);
  });
});

describe('weights', () => {
  const weightOf = (
    weights: Float32Array,
    block: keyof typeof BLOCK,
    at: number,
    set = 0,
  ): number => weights[set * FEATURES + BLOCK[block] + at] ?? NaN;

  it('fit the features', () => {
    expect(learntWeights()).toHaveLength(WEIGHT_SETS * FEATURES);
  });

  it('that are cut short are refused', () => {
    const packed = pack(priorWeights());
    expect(() => unpack({ ...packed, data: packed.data.slice(8) })).toThrow('not complete');
  });

  it('survive packing', () => {
    const weights = priorWeights().map((_, at) => Math.sin(at));
    const again = unpack(pack(weights));
    weights.forEach((weight, at) => {
      expect(again[at]).toBeCloseTo(weight, 3);
    });
  });

  it('of a file from before some tables had their own are those of other tables there', () => {
    const weights = priorWeights().map((_, at) => Math.sin(at));
    const bytes = Buffer.from(pack(weights).data, 'base64');
    const half = bytes.length / 2;
    const short = (setsOf('alone') * half) / WEIGHT_SETS;
    // Low bytes of all sets, then high ones.
    const data = Buffer.concat([
      bytes.subarray(0, short),
      bytes.subarray(half, half + short),
    ]).toString('base64');
    const again = unpack({ ...pack(weights), data });
    for (const set of [0, 3, 6]) {
      const at = BLOCK.krones;
      const before = again[(setsOf('other') + set) * FEATURES + at];
      expect(before).toBeCloseTo(Math.sin((setsOf('other') + set) * FEATURES + at), 3);
      for (const kind of ['alone', 'many'] as const)
        expect(again[(setsOf(kind) + set) * FEATURES + at]).toBe(before);
    }
  });

  describe('are read by name', () => {
    const weights = priorWeights().map((_, at) => Math.sin(at));
    const packed = pack(weights);

    it('wherever a block stands in the file', () => {
      // The first input is the only one of its block: two blocks of one that change places.
      const { inputs } = packed;
      expect(inputs).toMatch(/^bias\*1 turnsLeft\*1 /);
      const swapped = unpack({
        ...packed,
        inputs: inputs.replace('bias*1 turnsLeft*1', 'turnsLeft*1 bias*1'),
      });
      expect(weightOf(swapped, 'turnsLeft', 0)).toBeCloseTo(weightOf(weights, 'bias', 0), 3);
      expect(weightOf(swapped, 'bias', 0)).toBeCloseTo(weightOf(weights, 'turnsLeft', 0), 3);
      expect(weightOf(swapped, 'round', 3)).toBeCloseTo(weightOf(weights, 'round', 3), 3);
    });

    it('whatever inputs of earlier versions stand there besides', () => {
      const { inputs } = packed;
      const renamed = unpack({ ...packed, inputs: inputs.replace('dayHotel*1', 'nightHotel*1') });
      expect(weightOf(renamed, 'dayHotel', 0)).toBe(0);
      expect(weightOf(renamed, 'edition2015', 0)).toBeCloseTo(
        weightOf(weights, 'edition2015', 0),
        3,
      );
    });

    /** The weights as a file from a time when this card was called otherwise has them. */
    const without = (list: string, key: string): Float32Array => {
      const keys = packed.keys[list] ?? '';
      expect(keys.split(' ')).toContain(key);
      const known = keys.replace(new RegExp(`(?<= |^)${key}(?= |$)`), 'unknown');
      return unpack({ ...packed, keys: { ...packed.keys, [list]: known } });
    };

    it('and a card they do not know has the mean of its likes', () => {
      const found = without('staff', '183');
      const known = weightOf(weights, 'staffHeld', 0, 9);
      expect(weightOf(found, 'staffHeld', 0, 9)).toBeCloseTo(known, 3);
      const place = STAFF.index[183] ?? -1;
      const staff = STAFF.keys.filter((key) => key !== '183');
      const likes = staff
        .map((key, at) => ({ at, distance: STAFF.distance?.('183', key) ?? 0 }))
        .sort((a, b) => a.distance - b.distance)
        .slice(0, 5);
      const mean =
        likes.reduce((sum, { at }) => sum + weightOf(weights, 'staffPlayed', at, 9), 0) / 5;
      expect(place).toBe(staff.length);
      expect(weightOf(found, 'staffPlayed', place, 9)).toBeCloseTo(mean, 3);
    });

    it('and a tile they do not know has the mean of all', () => {
      const found = without('tiles', 'A1');
      const others = Array.from({ length: 17 }, (_, at) => weightOf(weights, 'tileBonus', at + 1));
      const mean = others.reduce((sum, weight) => sum + weight, 0) / others.length;
      expect(weightOf(found, 'tileBonus', 0)).toBeCloseTo(mean, 3);
    });
  });
});
