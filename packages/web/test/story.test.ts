import { MODULES } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { pointsStory, STAGES, stageTotal } from '../src/final/story.js';
import { COMPUTER, newSession, PERSON, playOn, SMALL } from './support/games.js';

describe('the points of a game over its rounds', () => {
  it.each([
    ['of two', SMALL, [PERSON, COMPUTER]],
    ['with everything', { seats: 2, seed: 'all', modules: [...MODULES] }, [COMPUTER, PERSON]],
    ['alone', { seats: 1, seed: 'alone' }, [PERSON]],
  ])('add up to the score of a game %s', async (_, setup, players) => {
    const session = newSession(setup, players);
    await playOn(session);
    const { log, sheets } = session.snapshot;
    for (const { seat, total } of sheets) {
      const stages = pointsStory(log, seat);
      expect(stages).toHaveLength(STAGES);
      expect(stages.map(stageTotal).reduce((sum, each) => sum + each)).toBe(total);
    }
  });
});
