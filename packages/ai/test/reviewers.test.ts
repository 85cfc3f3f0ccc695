import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { seedRng, toRecord } from '@gah/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { GameReview, ReviewOptions } from '../src/index.js';
import { reviewGame } from '../src/index.js';
import type * as ReviewNode from '../src/worker/reviewNode.js';
import type { Reviewers } from '../src/worker/reviewers.js';
import { reviewersHere } from '../src/worker/reviewers.js';
import { bundled } from './support/bundled.js';
import { playGame, randomPlayer } from './support/games.js';

const GLANCE: ReviewOptions = { depth: 'glance', luck: false };
const game = toRecord(playGame({ seats: 2, seed: 'shared' }, randomPlayer(seedRng('shared'))));
const record = { ...game, moves: game.moves.slice(0, 40) };

function whole(): GameReview {
  for (const steps = reviewGame(record, GLANCE); ;) {
    const next = steps.next();
    if (next.done) return next.value;
  }
}

let reviewers: Reviewers;
beforeAll(async () => {
  const folder = await bundled(['worker/reviewNode.ts', 'worker/reviewNodeWorker.ts']);
  const door = pathToFileURL(join(folder, 'reviewNode.js')).href;
  const { createReviewers } = (await import(door)) as typeof ReviewNode;
  reviewers = createReviewers({ threads: 2 });
});
afterAll(() => reviewers.close());

it('two threads share a review and find the same as one', async () => {
  const shares: number[] = [];
  const review = await reviewers.review(record, GLANCE, {
    onProgress: ({ share, review: sofar }) => {
      shares.push(share);
      expect(sofar.isComplete).toBe(false);
    },
  });
  expect(review).toEqual(whole());
  expect(shares.length).toBeGreaterThan(1);
});

it('a review that is broken off answers with what there is, and can be gone on with', async () => {
  for (const each of [reviewers, reviewersHere()]) {
    const controller = new AbortController();
    const broken = await each.review(
      record,
      { ...GLANCE, depth: 'quick' },
      {
        signal: controller.signal,
        onProgress: ({ review }) => {
          if (review.turns.some(({ depth }) => depth !== null)) controller.abort();
        },
      },
    );
    expect(broken.isComplete).toBe(false);
    expect(await each.review(record, { ...GLANCE, from: broken })).toMatchObject({
      isComplete: true,
    });
  }
});

it('says what is wrong with a record', async () => {
  await expect(reviewers.review({}, GLANCE)).rejects.toThrow('not-a-record');
  await expect(reviewersHere().review({}, GLANCE)).rejects.toThrow('not-a-record');
});
