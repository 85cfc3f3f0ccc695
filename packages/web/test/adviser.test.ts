import type { MoveReason } from '@gah/ai';
import type { Thinkers } from '@gah/ai/browser';
import { createGame, moves, pending, viewOf } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { adviserWith } from '../src/players/adviser.js';
import { pick, SMALL } from './support/games.js';

const state = createGame(SMALL);
const seat = pending(state)[0]?.seat ?? 0;
const view = viewOf(state, seat);
const legal = moves(state, seat);
const WHY: readonly MoveReason[] = [{ kind: 'points', amount: 3 }];

/** Thinkers, and how often they were sent away. */
function thinkers(counsel: Thinkers['counsel']): { open: () => Thinkers; closed: () => number } {
  let times = 0;
  const open = (): Thinkers => ({
    counsel,
    explain: () => Promise.resolve(WHY),
    think: () => Promise.reject(new Error('nobody asks')),
    evaluate: () => Promise.reject(new Error('nobody asks')),
    close: () => {
      times++;
      return Promise.resolve();
    },
  });
  return { open, closed: () => times };
}

describe('the adviser', () => {
  it('names ways to go on with the reasons for each, and leaves afterwards', async () => {
    const asked = thinkers(({ moves: offered }) =>
      Promise.resolve([
        { move: pick(offered, 1), plan: [{ kind: 'passes' }], less: 0 },
        { move: pick(offered, 0), plan: [], less: 1.4 },
      ]),
    );
    const advice = await adviserWith(asked.open)(view, legal);
    expect(advice).toEqual([
      { move: legal[1], plan: [{ kind: 'passes' }], less: 0, reasons: WHY },
      { move: legal[0], plan: [], less: 1.4, reasons: WHY },
    ]);
    expect(asked.closed()).toBe(1);
  });

  it('leaves also when there is no answer', async () => {
    const asked = thinkers(() => Promise.reject(new Error('asleep')));
    await expect(adviserWith(asked.open)(view, legal)).rejects.toThrow('asleep');
    expect(asked.closed()).toBe(1);
  });
});
