import type { Comparison, MissedChance, TurningPoint } from '@gah/ai';
import { createGame, viewOf } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, luckText, missedText, namedGuest, turningPointText } from '../src/index.js';

const NAMES = ['Anna', 'Leo'];
const view = viewOf(createGame({ seats: 2, seed: 'words', names: NAMES }), 0);
const guest = view.queue.find((card) => card !== 0) ?? 0;

const comparison: Comparison = {
  played: { moves: [], steps: [], score: 100, winChance: 0.4 },
  better: {
    moves: [],
    steps: [
      { kind: 'takesGuest', guest },
      { kind: 'takesDie', space: 3 },
    ],
    score: 108.4,
    winChance: 0.55,
  },
  points: { mean: 8.4, error: 1 },
  chance: { mean: 0.15, error: 0.02 },
  worlds: 24,
  gains: [{ kind: 'housesGuest', guest }],
  instead: [{ kind: 'krones', amount: 2 }],
};
const point: TurningPoint = {
  seat: 0,
  turn: 0,
  ply: 12,
  isCertain: false,
  comparison,
  missed: [{ kind: 'guestLeft', guest, ply: 14, points: 3 }],
};

describe('a review in words', () => {
  it('tells a turning point as plans and reasons', () => {
    const name = namedGuest('en', guest);
    expect(turningPointText('en', point, { round: 4 }, view)).toEqual({
      loss: 'Round 4: about 8 points (± 2) were there to gain; the chance to win was 40% instead of 55%.',
      doubt: 'Chance could explain this difference.',
      played: 'Played: end the turn.',
      better: `Better: take ${name}, then take a 3 (prepare rooms).`,
      gains: [`A table becomes free: ${name} moves out of the café, with points and reward.`],
      instead: ['It brings 2 krones.'],
      missed: [expect.stringContaining('stayed in the café') as string],
    });
    expect(turningPointText('en', { ...point, isCertain: true }, { round: 0 }, view)).toMatchObject(
      {
        doubt: null,
        loss: expect.stringMatching(/^Set-up: /) as string,
      },
    );
  });

  it('tells luck and skill in lines that add up', () => {
    const verdict = {
      seat: 0,
      rival: 1,
      lead: -9,
      parts: [
        { cause: 'decisions', points: -11 },
        { cause: 'dice', points: -6 },
        { cause: 'guests', points: 8 },
      ],
    } as const;
    expect(luckText('en', verdict, NAMES, true)).toEqual({
      result: 'You lost by 9 points.',
      parts: [
        'Decisions: 11 points less than Leo',
        'The dice: 6 points less than Leo',
        'Guests who came: 8 points more than Leo',
      ],
    });
    expect(luckText('en', { ...verdict, lead: 1 }, NAMES, false).result).toBe(
      'Anna won by 1 point.',
    );
    expect(luckText('en', { ...verdict, lead: 0 }, NAMES, true).result).toBe(
      'You had as many points as Leo.',
    );
    const alone = luckText('en', { ...verdict, rival: null, lead: -9 }, ['Anna'], true);
    expect(alone.result).toBe('You have 9 points less than such a table promises.');
    expect(alone.parts[0]).toBe('Decisions: 11 points lost');
  });

  it('has words for every missed chance in every language', () => {
    const missed: MissedChance[] = [
      { kind: 'guestLeft', guest, ply: 1, points: 2 },
      { kind: 'orderLeft', guest, ply: 1, points: 2 },
      { kind: 'claimLeft', card: view.politics[0] ?? 0, takenBy: 1, ply: 1, points: 2 },
      { kind: 'claimLeft', card: view.politics[0] ?? 0, takenBy: null, ply: 1, points: 2 },
      { kind: 'staffUnused', card: 1, ply: 1, points: 2 },
    ];
    for (const language of LANGUAGES) {
      const told = missed.map((each) => missedText(language, each, view));
      expect(new Set(told).size).toBe(missed.length);
      expect(told[2]).toContain('Leo');
      expect(told[3]).not.toContain('Leo');
      for (const text of told) expect(text).toMatch(/^\P{Ll}.*\.$/u);
    }
  });
});
