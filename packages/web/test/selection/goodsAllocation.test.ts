import type { GameState, Move } from '@gah/engine';
import { moves, pending, play, viewOf } from '@gah/engine';
import { position } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import {
  cleared,
  allocatedCount,
  layOn,
  movesOf,
  passOn,
  startAllocation,
  tablesFor,
} from '../../src/selection/goodsAllocation.js';
import type { GoodsAllocation } from '../../src/selection/goodsAllocation.js';
import { suggested } from '../../src/selection/suggestion.js';

/** Two guests: the first waits for much, the second only for a coffee. */
function serving(): GameState {
  return position({
    seats: 2,
    seed: 'deal',
    round: 2,
    turn: 0,
    dice: [1, 1, 2, 3],
    players: [
      {
        krones: 5,
        kitchen: { strudel: 1, cake: 2, wine: 1, coffee: 1 },
        cafe: [
          { guest: 62, goods: {} },
          { guest: 69, goods: { cake: 2 } },
        ],
      },
      {},
    ],
  });
}

function allocationOf(state: GameState): GoodsAllocation {
  const allocation = startAllocation(viewOf(state, 0), 0, moves(state, 0));
  if (!allocation) throw new Error('there is something to deal');
  return allocation;
}

describe('serving from the kitchen', () => {
  const allocation = allocationOf(serving());

  it('knows what fits and how much of it', () => {
    expect(allocation.source).toBe('kitchen');
    expect(allocation.limit).toBe(3);
    expect(allocation.goods.map(({ good }) => good)).toEqual(['strudel', 'cake', 'wine', 'coffee']);
  });

  it('completes orders first, then fills others, up to the limit', () => {
    const laid = suggested(allocation);
    expect(laid.goods.find(({ good }) => good === 'coffee')?.to).toBe(1);
    expect(allocatedCount(laid)).toBe(3);
  });

  it('moves a good on, and back to the kitchen', () => {
    const laid = layOn(allocation, 0);
    expect(laid.goods[0]).toEqual({ good: 'strudel', to: 0 });
    expect(tablesFor(laid, 0)).toEqual([]);
    expect(passOn(laid, 0).goods[0]?.to).toBeNull();
    expect(allocatedCount(cleared(suggested(allocation)))).toBe(0);
  });

  it('becomes moves that can be played one after the other', () => {
    let state = serving();
    const plan: Move[] = movesOf(suggested(allocationOf(state)), 0, true);
    expect(plan.map(({ kind }) => kind)).toEqual(['serve', 'place', 'place']);
    for (const move of plan) {
      const played = play(state, move);
      if (!played.ok) throw new Error(played.refusal.code);
      state = played.state;
    }
    expect(pending(state)[0]?.task.kind).toBe('turn');
    expect(state.seats[0]?.krones).toBe(4);
  });
});
