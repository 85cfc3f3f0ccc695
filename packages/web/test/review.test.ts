import 'fake-indexeddb/auto';
import type { GameReview, SeatLuck } from '@gah/ai';
import { describe, expect, it } from 'vitest';
import { keptReviews } from '../src/review/keptReviews.js';
import { barsOf, signedText } from '../src/review/luckBars.js';
import { parseReplayAddress } from '../src/replay/address.js';
import { reviewOf } from '../src/saves/replayOf.js';

const reviewNamed = (game: string): GameReview => ({
  version: 1,
  game,
  depth: 'usual',
  seats: [0],
  isComplete: true,
  turns: [],
  turningPoints: [],
  luck: null,
});

describe('kept reviews', () => {
  it('come back as they were; the oldest make room', async () => {
    const kept = keptReviews();
    for (let number = 0; number < 203; number++)
      await kept.write(`game ${number}`, reviewNamed(String(number)));
    expect(await kept.read('game 202')).toEqual(reviewNamed('202'));
    const left = await Promise.all(
      Array.from({ length: 203 }, (_, number) => kept.read(`game ${number}`)),
    );
    expect(left.filter((review) => review !== null)).toHaveLength(200);
    expect(await keptReviews().read('another game')).toBeNull();
  });
});

describe('the bars of luck and skill', () => {
  it('add up to what came between start and end', () => {
    const luck: SeatLuck['luck'] = { layout: 1, guests: -2, staff: 0.5, modules: 0, dice: 4 };
    const bars = barsOf({ luck, decisions: -12, others: 3 });
    expect(bars).toEqual({ luck: 3.5, decisions: -12, others: 3 });
  });

  it('have a sign, and none for nothing', () => {
    expect([0.4, -0.4, 7.2, -7.2].map(signedText)).toEqual(['0', '0', '+7', '−7']);
  });
});

describe('the address of a review', () => {
  it('opens a saved game with its review', () => {
    expect(parseReplayAddress(reviewOf('a b'))).toEqual({
      kind: 'save',
      id: 'a b',
      ply: 0,
      isReviewed: true,
    });
  });
});
