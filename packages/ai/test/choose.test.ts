import { createGame, moves, pending, seedRng, viewOf } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { choose, LEVELS } from '../src/index.js';

describe('every level', () => {
  it.each(LEVELS)('%s chooses a legal move', (level) => {
    const state = createGame({ seats: 2, seed: 'first move' });
    const seat = pending(state)[0]?.seat ?? 0;
    const legal = moves(state, seat);
    expect(legal).toContainEqual(choose(level, viewOf(state, seat), legal, { rng: seedRng('a') }));
  });
});
