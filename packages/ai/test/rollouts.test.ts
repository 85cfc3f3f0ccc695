import type { GameState, Move } from '@gah/engine';
import {
  at,
  hotelPlan,
  contentOf,
  moves,
  sampleHidden,
  sameMove,
  seedRng,
  turnsLeft,
  viewOf,
} from '@gah/engine';
import { clone, decidingSeat, playInPlace } from '@gah/engine/fast';
import { describe, expect, it } from 'vitest';
import { learntEvaluator } from '../src/evaluation/evaluator.js';
import { learntWeights } from '../src/evaluation/weights.js';
import type { Line } from '../src/search/beamSearch.js';
import { planTurn, rivalScore } from '../src/search/beamSearch.js';
import { startBudget } from '../src/search/budget.js';
import { pruneForRivals, pruneMoves } from '../src/search/pruneMoves.js';
import type { QuickPlay, TrialSpec } from '../src/search/rollout.js';
import { playTurns, rollout } from '../src/search/rollout.js';
import { isClearlyBehind, isSettled, turnsFor } from '../src/search/sequentialHalving.js';
import { positions, TABLES } from './support/games.js';

const unlimited = () => startBudget({ rng: seedRng('unlimited') }, Infinity);

function quickPlay(
  { setup }: GameState,
  rivals: QuickPlay['rivals'],
  own: QuickPlay['own'] = 'able',
): QuickPlay {
  const evaluator = learntEvaluator(learntWeights(), setup);
  return { evaluator, goal: rivalScore(evaluator), budget: unlimited(), own, rivals };
}

/** Positions in which a seat decides about its turn. */
const turnsOf = (setup: (typeof TABLES)[number], every: number): GameState[] =>
  positions(setup, every).filter(
    (state) => state.phase === 'turns' && state.tasks.at(-1)?.kind === 'turn',
  );

const TRIAL: TrialSpec = {
  turns: 2,
  judged: 'atTheEnd',
  own: 'able',
  rivals: 'hasty',
  waiting: 'isNoTurn',
};

describe.each(TABLES)('in the game "$seed"', (setup) => {
  it.each([
    ['careful', 'careful'],
    ['hasty', 'able'],
  ] as const)('%s rivals let a %s seat finish its turns', (rivals, own) => {
    for (const state of turnsOf(setup, 40).slice(0, 5)) {
      const seat = decidingSeat(state);
      const world = clone(state);
      let ends = 0;
      playTurns(world, seat, 2, quickPlay(state, rivals, own), () => ends++);
      expect(ends === 2 || decidingSeat(world) < 0).toBe(true);
    }
  });

  it('hasty rivals pay for no strength, look at one room of each colour, and in all else as everybody does', () => {
    for (const state of positions(setup, 3)) {
      const seat = decidingSeat(state);
      if (seat < 0) continue;
      const legal = moves(state, seat);
      const left = pruneForRivals(state, legal);
      expect(left.length).toBeGreaterThan(0);
      if (state.tasks.at(-1)?.kind !== 'prepareRoom') {
        const all = pruneMoves(state, legal);
        const boosts = all.filter((move) => move.kind === 'takeDie' && move.boost);
        expect(left).toEqual(all.filter((move) => !boosts.includes(move)));
        continue;
      }
      const { colors } = hotelPlan(contentOf(state.setup), at(state.seats, seat).hotel);
      const rooms = left.flatMap((move) => (move.kind === 'prepareRoom' ? [move.room] : []));
      expect(new Set(rooms.map((room) => at(colors, room))).size).toBe(rooms.length);
    }
  });

  it('a plan judged on the way is worth the mean of its ends of turns, the later ones more', () => {
    for (const state of turnsOf(setup, 50).slice(0, 3)) {
      const seat = decidingSeat(state);
      const play = quickPlay(state, 'hasty');
      const [line] = planTurn(state, seat, moves(state, seat), play.evaluator, {
        beamWidth: 1,
        actionBeamWidth: 2,
        budget: unlimited(),
        most: 1,
      });
      if (!line) throw new Error('a turn has always a line');
      const worth = (turns: number, judged: TrialSpec['judged']): number =>
        rollout(state, seat, line, { ...TRIAL, turns, judged }, play);
      const ends = [worth(1, 'atTheEnd'), worth(2, 'atTheEnd')];
      expect(worth(1, 'onTheWay')).toBeCloseTo(at(ends, 0), 9);
      expect(worth(2, 'onTheWay')).toBeCloseTo((at(ends, 0) + 2 * at(ends, 1)) / 3, 9);
    }
  });

  it('a plan that waits is judged when as many dice have been taken as after any other', () => {
    for (const state of turnsOf(setup, 7).slice(0, 20)) {
      const seat = decidingSeat(state);
      const pass = moves(state, seat).find(({ kind }) => kind === 'pass');
      if (!pass) continue;
      const play = quickPlay(state, 'hasty');
      const line = { moves: [{ key: 0, move: pass }], certain: 1, end: state, value: 0 };
      const before = turnsLeft(state, seat);
      let left = before;
      const goal = (world: GameState): number => {
        left = turnsLeft(world, seat);
        return 0;
      };
      rollout(state, seat, line, { ...TRIAL, turns: 1 }, { ...play, goal });
      expect(before - left).toBe(Math.min(2, before));
      rollout(state, seat, line, { ...TRIAL, turns: 1, waiting: 'isATurn' }, { ...play, goal });
      expect(before - left).toBe(1);
    }
  });

  it('what a line is certain of can be played in every world', () => {
    const rng = seedRng('worlds');
    for (const state of turnsOf(setup, 50).slice(0, 4)) {
      const seat = decidingSeat(state);
      const { evaluator } = quickPlay(state, 'hasty');
      const lines = planTurn(state, seat, moves(state, seat), evaluator, {
        beamWidth: 2,
        actionBeamWidth: 3,
        budget: unlimited(),
        most: 12,
      });
      for (const { moves: planned, certain } of lines) {
        expect(certain).toBeGreaterThan(0);
        const world = sampleHidden(viewOf(state, seat), rng);
        for (const { move } of planned.slice(0, certain)) {
          expect(moves(world, seat).some((legal) => sameMove(legal, move))).toBe(true);
          playInPlace(world, move);
        }
      }
    }
  });
});

describe('trials', () => {
  it('go further when there are positions for it', () => {
    const spec = { turns: { fewest: 2, most: 4, positionsEach: 1000 } };
    const positionsGiven = [0, 2500, 3000, 4999, 100_000, Infinity];
    expect(positionsGiven.map((positions) => turnsFor(spec, positions))).toEqual([
      2, 2, 3, 4, 4, 4,
    ]);
  });
});

describe('a plan', () => {
  const best = [100, 120, 90, 110];
  const less = (points: number[]): number[] =>
    best.map((value, world) => value - at(points, world));

  it('is given up when it is behind in all worlds alike', () => {
    expect(isClearlyBehind(less([12, 12, 12, 12]), best, 2)).toBe(true);
    expect(isClearlyBehind(less([14, 9, 12, 11]), best, 2)).toBe(true);
  });

  it('is not given up by chance, for little, or ever when champions never did', () => {
    expect(isClearlyBehind(less([40, -20, 30, -10]), best, 2)).toBe(false);
    expect(isClearlyBehind(less([2, 2, 2, 2]), best, 2)).toBe(false);
    expect(isClearlyBehind(less([-9, -9, -9, -9]), best, 2)).toBe(false);
    expect(isClearlyBehind(less([12, 12, 12, 12]), best, Infinity)).toBe(false);
  });

  it('is tried in some worlds first', () => {
    expect(isClearlyBehind([60, 80], [100, 120], 2)).toBe(false);
  });
});

describe('a comparison of plans', () => {
  const end = (seat: number): Move => ({ seat, kind: 'endTurn' });
  const guest = (place: number): Move => ({ seat: 0, kind: 'takeGuest', place });
  const planOf = (certain: number, ...planned: Move[]): { line: Line } => ({
    line: {
      moves: planned.map((move) => ({ key: 0, move })),
      certain,
      end: at(positions({ seats: 2, seed: 'plans' }, 1000), 0),
      value: 0,
    },
  });

  it('is settled when all begin alike until something comes to light', () => {
    expect(isSettled([])).toBe(true);
    expect(isSettled([planOf(1, guest(2), end(0))])).toBe(true);
    expect(isSettled([planOf(1, guest(2), end(0)), planOf(1, guest(2), end(1))])).toBe(true);
    expect(isSettled([planOf(1, guest(2), end(0)), planOf(1, guest(3), end(0))])).toBe(false);
    expect(isSettled([planOf(2, guest(2), end(0)), planOf(2, guest(2), end(1))])).toBe(false);
    expect(isSettled([planOf(1, guest(2), end(0)), planOf(2, guest(2), end(0))])).toBe(false);
  });
});
