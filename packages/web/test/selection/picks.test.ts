import type { GameState, GameView, Task } from '@gah/engine';
import { moves, play, viewOf } from '@gah/engine';
import { position } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import type { Picks } from '../../src/selection/picks.js';
import { countOf, movesOfPicks, pick, startPicks } from '../../src/selection/picks.js';

/** Somebody may choose goods; the only guest waits for a coffee. */
function choosing(left: number): GameState {
  const state = position({
    seats: 2,
    seed: 'picks',
    round: 2,
    turn: 0,
    dice: [1, 1, 2, 3],
    players: [{ krones: 5, kitchen: {}, cafe: [{ guest: 69, goods: { cake: 2 } }] }, {}],
  });
  const task: Task = {
    kind: 'chooseGoods',
    seat: 0,
    left,
    chosen: [0, 0, 0, 0, 0],
    except: [],
    cause: { source: 'guest', id: 69 },
  };
  return { ...state, tasks: [...state.tasks, task] };
}

function picksIn(state: GameState): Picks | null {
  const view: GameView = viewOf(state, 0);
  return startPicks(view, 0, moves(state, 0));
}

describe('several goods of choice', () => {
  const state = choosing(2);
  const picks = picksIn(state);
  if (!picks) throw new Error('there is something to choose');

  it('are suggested by what the guests still miss', () => {
    expect(picks.picked).toEqual(['coffee', picks.offered[0]]);
  });

  it('can be exchanged one by one, the oldest first', () => {
    const wines = pick(pick(picks, 'wine'), 'wine');
    expect(countOf(wines, 'wine')).toBe(2);
    expect(pick(wines, 'coffee').picked).toEqual(['wine', 'coffee']);
  });

  it('are legal one after the other', () => {
    const after = movesOfPicks(picks, 0).reduce((before, move) => {
      const played = play(before, move);
      if (!played.ok) throw new Error(played.refusal.code);
      return played.state;
    }, state);
    expect(after.tasks.at(-1)?.kind).not.toBe('chooseGoods');
  });

  it('are not asked for together when there is only one', () => {
    expect(picksIn(choosing(1))).toBeNull();
  });
});
