import type { Reason } from '@gah/ai';
import type { Thinkers } from '@gah/ai/browser';
import { createGame, moves, pending, viewOf } from '@gah/engine';
import { describe, expect, it, vi } from 'vitest';
import { adviserWith } from '../src/players/adviser.js';
import { pick, SMALL } from './support/games.js';

const state = createGame(SMALL);
const seat = pending(state)[0]?.seat ?? 0;
const view = viewOf(state, seat);
const legal = moves(state, seat);
const WHY: readonly Reason[] = [{ kind: 'points', amount: 3 }];

function thinkers(think: Thinkers['think']): Thinkers & { close: ReturnType<typeof vi.fn> } {
  return {
    think,
    explain: () => Promise.resolve(WHY),
    evaluate: () => Promise.reject(new Error('nobody asks')),
    close: vi.fn(() => Promise.resolve()),
  };
}

describe('the adviser', () => {
  it('names a legal move and the reasons, and leaves afterwards', async () => {
    const asked = thinkers(({ moves: offered }) => Promise.resolve(pick(offered, 0)));
    const advice = await adviserWith(() => asked)(view, legal);
    expect(advice).toEqual({ move: legal[0], reasons: WHY });
    expect(asked.close).toHaveBeenCalledOnce();
  });

  it('leaves also when there is no answer', async () => {
    const asked = thinkers(() => Promise.reject(new Error('asleep')));
    await expect(adviserWith(() => asked)(view, legal)).rejects.toThrow('asleep');
    expect(asked.close).toHaveBeenCalledOnce();
  });
});
