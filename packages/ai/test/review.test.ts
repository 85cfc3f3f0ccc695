import type { GameRecord, SetupInput } from '@gah/engine';
import { playback, sampleHidden, seedRng, stateHash, toRecord, viewOf } from '@gah/engine';
import { guests, position } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import type { GameReview, ReviewOptions } from '../src/index.js';
import { mergeReviews, ReviewError, reviewGame, TURN_VERDICTS } from '../src/index.js';
import { compareTurn } from '../src/review/compareTurn.js';
import { missedIn } from '../src/review/missed.js';
import type { PlayedTurn } from '../src/review/turns.js';
import { turnsOf } from '../src/review/turns.js';
import { verdictOn } from '../src/review/verdict.js';
import { winChance } from '../src/review/winChance.js';
import { playGame, randomPlayer, TABLES } from './support/games.js';

const recordOf = (setup: SetupInput, moves = Infinity): GameRecord => {
  const record = toRecord(playGame(setup, randomPlayer(seedRng(setup.seed))));
  return { ...record, moves: record.moves.slice(0, moves) };
};

function finished<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
  }
}

const GLANCE: ReviewOptions = { depth: 'glance', luck: false };
const review = (record: GameRecord, options: ReviewOptions): GameReview =>
  finished(reviewGame(record, options));

const SHORT = recordOf({ seats: 2, seed: 'reviewed' }, 45);

describe('a review', () => {
  it('looks at every turn of a seat once, in the order of the game', () => {
    const { turns, isComplete, seats } = review(SHORT, { ...GLANCE, seats: [1] });
    expect({ isComplete, seats }).toEqual({ isComplete: true, seats: [1] });
    expect(turns.length).toBeGreaterThan(3);
    for (const [place, turn] of turns.entries()) {
      expect(turn.seat).toBe(1);
      expect(turn.end).toBeGreaterThan(turn.ply);
      expect(turn.ply).toBeGreaterThanOrEqual(turns[place - 1]?.end ?? 0);
      expect(turn.depth).toBe('glance');
      expect(TURN_VERDICTS).toContain(turn.verdict);
      expect(turn.verdict).not.toBe('open');
    }
    expect(turns.some(({ comparison }) => comparison !== null)).toBe(true);
  });

  it('is the same for the same game, broken off and gone on with or shared by workers or not', () => {
    const options: ReviewOptions = { ...GLANCE, luck: true };
    const whole = review(SHORT, options);
    expect(review(SHORT, options)).toEqual(whole);
    let broken: GameReview | undefined;
    for (const { review: sofar } of reviewGame(SHORT, options)) {
      broken = sofar;
      if (sofar.turns.filter(({ depth }) => depth !== null).length === 4) break;
    }
    expect(broken?.isComplete).toBe(false);
    const from = JSON.parse(JSON.stringify(broken)) as GameReview;
    expect(review(SHORT, { ...options, from })).toEqual(whole);
    const parts = [0, 1].map((part) => review(SHORT, { ...options, share: { part, of: 2 } }));
    expect(mergeReviews(parts)).toEqual(whole);
  });

  it('tells how far it has come, never less than before', () => {
    let last = 0;
    for (const { share } of reviewGame(SHORT, GLANCE)) {
      expect(share).toBeGreaterThanOrEqual(last);
      expect(share).toBeLessThanOrEqual(1);
      last = share;
    }
    expect(last).toBe(1);
  });

  it('looks closer at the turns that are asked for, and calls a blunder an error', () => {
    const [worst] = review(SHORT, GLANCE).turningPoints;
    expect(worst?.isCertain).toBe(false);
    const only = [worst?.ply ?? -1];
    const { turns, turningPoints } = review(SHORT, { depth: 'quick', luck: false, only });
    expect(turns.filter(({ depth }) => depth !== null).map(({ ply }) => ply)).toEqual(only);
    const [point] = turningPoints;
    expect(point).toMatchObject({ ply: only[0], isCertain: true });
    const { points, chance, worlds, played, better, gains } = point?.comparison ?? {};
    expect(points?.mean).toBeGreaterThan(2 * (points?.error ?? Infinity));
    expect(better?.score).toBeGreaterThan(played?.score ?? Infinity);
    expect(chance?.mean).toBeCloseTo((better?.winChance ?? 0) - (played?.winChance ?? 0), 9);
    expect(worlds).toBeGreaterThanOrEqual(8);
    expect(gains?.length).toBeGreaterThan(0);
  });

  it('goes through every kind of game, of one to four, with all modules, over or not', () => {
    for (const setup of TABLES) {
      const record = recordOf(setup, 45);
      const { turns, luck } = review(record, { depth: 'glance' });
      expect(turns.length).toBeGreaterThan(0);
      expect(luck?.seats).toHaveLength(setup.seats);
    }
  });

  it('refuses seats that are not there, and reviews of other games', () => {
    expect(() => review(SHORT, { seats: [2] })).toThrow(ReviewError);
    const other = review(recordOf({ seats: 2, seed: 'another' }, 12), GLANCE);
    expect(() => review(SHORT, { ...GLANCE, from: other })).toThrow('other-review');
    expect(() => mergeReviews([other, review(SHORT, { ...GLANCE, only: [] })])).toThrow(
      'other-review',
    );
  });
});

/** The same turn, had everything been dealt otherwise that its seat could not see. */
function dealtOtherwise(turn: PlayedTurn): PlayedTurn {
  const root = sampleHidden(viewOf(turn.root, turn.seat), seedRng('dealt otherwise'));
  expect(stateHash(root)).not.toBe(stateHash(turn.root));
  expect({ ...viewOf(root, turn.seat), undoTarget: null }).toEqual({
    ...viewOf(turn.root, turn.seat),
    undoTarget: null,
  });
  return { ...turn, root };
}

describe('the verdict on a turn', () => {
  it('is the same whatever its seat could not know', () => {
    const turns = turnsOf(playback(SHORT), [0, 1]).filter(({ moves }) => moves.length < 8);
    let compared = 0;
    for (const turn of turns.slice(-4)) {
      const actual = finished(compareTurn(turn, 'glance', null));
      const otherwise = finished(compareTurn(dealtOtherwise(turn), 'glance', null));
      expect(otherwise?.points).toEqual(actual?.points);
      expect(otherwise?.chance).toEqual(actual?.chance);
      expect(otherwise?.better).toEqual(actual?.better);
      if (actual) compared++;
    }
    expect(compared).toBeGreaterThan(1);
  });

  it('is an error only for what chance cannot explain and what matters', () => {
    const compared = finished(
      compareTurn(turnsOf(playback(SHORT), [0])[0] as PlayedTurn, 'glance', null),
    );
    if (!compared) throw new Error('there is something to compare');
    const verdict = (mean: number, error: number) =>
      verdictOn({ ...compared, points: { mean, error } }, 'usual');
    expect(verdict(10, 1)).toBe('error');
    expect(verdict(10, 4)).toBe('unclear');
    expect(verdict(1, 0.1)).toBe('unclear');
    expect(verdict(-2, 0.1)).toBe('good');
    expect(verdictOn({ ...compared, points: { mean: 10, error: 1 } }, 'glance')).toBe('unclear');
  });
});

describe('missed chances', () => {
  it('are what was still offered when the turn was ended', () => {
    // Nobody has another turn: who is not housed now never will be.
    const state = position({
      round: 7,
      dice: [],
      mainDone: true,
      players: [
        {
          krones: 5,
          cafe: [{ guest: guests.countess, goods: { cake: 2, coffee: 1 } }],
          free: [0, 1, 2, 5],
          diceTaken: [1, 1],
        },
        { diceTaken: [1, 1] },
      ],
    });
    const turn: PlayedTurn = {
      seat: 0,
      root: state,
      last: state,
      end: state,
      moves: [{ seat: 0, kind: 'endTurn' }],
    };
    expect(missedIn(turn)).toMatchObject([{ kind: 'guestLeft', guest: guests.countess }]);
    expect(missedIn({ ...turn, moves: [{ seat: 0, kind: 'pass' }] })).toEqual([]);
  });
});

describe('the chance to win', () => {
  it('is even between equals, certain at the end, and shared by a tie', () => {
    const at = (score: number, stray: number) => ({ score, stray });
    expect(winChance(at(100, 10), [at(100, 10)])).toBeCloseTo(0.5, 2);
    expect(winChance(at(110, 10), [at(100, 10)])).toBeGreaterThan(0.7);
    expect(winChance(at(100, 10), [at(100, 10), at(100, 10)])).toBeCloseTo(1 / 3, 1);
    expect(winChance(at(101, 0), [at(100, 0)])).toBe(1);
    expect(winChance(at(100, 0), [at(100, 0)])).toBe(0.5);
    expect(winChance(at(100, 5), [])).toBe(1);
  });
});
