import type { RngState } from '@gah/engine';
import { createGame, moves, pending, seedRng, viewOf } from '@gah/engine';
import type { ThinkRequest } from '../../src/worker/protocol.js';

/** The first decision of a game of two. */
export function firstRequest(rng: RngState = seedRng('a')): ThinkRequest {
  const state = createGame({ seats: 2, seed: 'first move' });
  const seat = pending(state)[0]?.seat ?? 0;
  return { level: 'pageboy', view: viewOf(state, seat), moves: moves(state, seat), rng };
}
