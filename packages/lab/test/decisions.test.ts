import { describe, expect, it } from 'vitest';
import type { TriedDecision } from '../src/decisions/decisionGame.js';
import { decisionGame } from '../src/decisions/decisionGame.js';
import type { DecisionReport } from '../src/decisions/report.js';
import { decisionReport } from '../src/decisions/report.js';
import { lab, pathOf } from './support.js';

const WORLDS = 8;

/** Two plans: the search likes the first one better by a point; in the trials of both ways they come to this. */
const decisionWith = (careful: readonly number[][], able: readonly number[][]): TriedDecision => {
  const inAllWorlds = (plans: readonly number[][]) => ({
    trials: plans.map((trial) => Array.from({ length: WORLDS }, () => trial)),
    positions: 100,
  });
  return {
    round: 1,
    values: [10, 9],
    waits: [false, true],
    ways: { careful: inAllWorlds(careful), able: inAllWorlds(able) },
  };
};

const gainsOf = (report: DecisionReport, way: string, turns: number, onTheWay = false): number[] =>
  report.looks
    .filter((look) => look.way === way && look.turns === turns && look.onTheWay === onTheWay)
    .flatMap(({ gains }) => gains.map(({ mean }) => mean));

describe('a report on decisions', () => {
  const report = decisionReport(
    [
      [
        decisionWith(
          [
            [10, 10],
            [11, 8],
          ],
          [
            [10, 10],
            [14, 14],
          ],
        ),
      ],
    ],
    { ways: ['careful', 'able'], turns: 2, worlds: WORLDS },
  );

  it('weighs trials against what the search says, and tells what the choice is worth', () => {
    // One trial that shows a point more does not outweigh one trial's worth of a point less; two do.
    expect(gainsOf(report, 'careful', 1)).toEqual([0, 4, 4]);
    expect(gainsOf(report, 'careful', 2)).toEqual([0, 0, 0]);
    expect(gainsOf(report, 'careful', 2, true)).toEqual([0, 0, 0]);
    expect(gainsOf(report, 'able', 2)).toEqual([4, 4, 4]);
  });

  it('tells by how much more waiting is worth than the search says', () => {
    // Both are 0 and 5 points beyond what was said; the mean of them is taken off.
    expect(report.looks.find(({ way, turns }) => way === 'able' && turns === 1)?.waiting).toBe(2.5);
  });

  it('counts a game once, however many of its decisions were studied', () => {
    const same = decisionWith([[10], [10]], [[10], [10]]);
    const better = decisionWith([[10], [14]], [[10], [14]]);
    const games = [[better], [same, same, same]];
    expect(
      gainsOf(decisionReport(games, { ways: ['able'], turns: 1, worlds: WORLDS }), 'able', 1),
    ).toEqual([2, 2, 2]);
  });
});

const STUDY = {
  nodes: 300,
  oneIn: 8,
  plans: 3,
  worlds: 2,
  turns: 2,
  ways: ['careful', 'thorough'],
} as const;

describe('decisions of a game', () => {
  const setup = { seats: 1, seed: 'decisions', difficulty: 'hard' } as const;

  it('are the same each time, and every plan is tried in every world', () => {
    const decisions = decisionGame({ setup, study: STUDY });
    expect(decisionGame({ setup, study: STUDY })).toEqual(decisions);
    expect(decisions.length).toBeGreaterThan(0);
    for (const { values, waits, ways } of decisions) {
      expect(values).toEqual([...values].sort((a, b) => b - a));
      expect(waits.length).toBe(values.length);
      for (const way of STUDY.ways) {
        const { trials = [], positions = 0 } = ways[way] ?? {};
        expect(trials.map((worlds) => worlds.map(({ length }) => length))).toEqual(
          values.map(() => [2, 2]),
        );
        expect(positions).toBeGreaterThan(0);
      }
    }
  });

  it('are told by the command, and kept', async () => {
    const args = [
      '--games',
      '1',
      '--every',
      '8',
      '--nodes',
      '300',
      '--plans',
      '2',
      '--worlds',
      '2',
    ];
    const told = (): ReturnType<typeof lab> =>
      lab(
        'decisions',
        ...args,
        '--ways',
        'careful',
        '--threads',
        '0',
        '--folder',
        pathOf('decisions'),
      );
    const first = await told();
    expect(first.out).toContain('careful, after turn 1');
    expect((await told()).out).toBe(first.out);
  });
});
