import type { GameState } from '@gah/engine';
import { createGame, moves, pending, play } from '@gah/engine';
import { problemsOf } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { ALWAYS, WITH_BALLROOMS } from './support.js';

/** Plays the set-up with the first move that offers itself, up to the first turn. */
function begin(seats: number, modules: GameState['setup']['modules']): GameState {
  let state = createGame({ seats, seed: 'lounge', modules });
  while (state.phase !== 'turns') {
    const [next] = pending(state);
    const [move] = next ? moves(state, next.seat) : [];
    const played = move && play(state, move);
    if (!played?.ok) throw new Error('the set-up is stuck');
    state = played.state;
  }
  return state;
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

describe('U4: the set-up with celebrities', () => {
  it.each([
    [2, 10],
    [3, 12],
    [4, 14],
  ])('celebrities.setup: for %i players three of the %i dice are coloured', (seats, dice) => {
    const state = begin(seats, ['celebrities']);
    expect(total(state.dice)).toBe(dice);
    expect(state.coloredDice).toHaveLength(3);
    for (const space of state.coloredDice) expect([1, 2, 3, 4, 5, 6]).toContain(space);
    expect(problemsOf(state)).toEqual([]);
  });

  it('celebrities.setup: three celebrities wait in the lounge, worth 1 point each; nobody has one', () => {
    const { celebrities } = createGame({
      seats: 3,
      seed: 'lounge',
      modules: ['celebrities'],
    }).modules;
    expect(celebrities?.lounge.every((key) => key !== null)).toBe(true);
    expect(celebrities).toMatchObject({ ages: [0, 0, 0], owned: [[], [], []], discard: [] });
  });

  const everybody = (state: GameState): string[] => {
    const { lounge = [], deck = [] } = state.modules.celebrities ?? {};
    return [...deck, ...lounge.flatMap((key) => key ?? [])].sort();
  };

  it('without ballrooms there are nine: Puccini, Mata Hari and Picasso stay in the box', () => {
    const state = createGame({ seats: 2, seed: 'lounge', modules: ['celebrities'] });
    expect(everybody(state)).toEqual([...ALWAYS].sort());
    expect(state.modules.celebrities?.deck).toHaveLength(6);
  });

  it('with ballrooms there are all twelve', () => {
    const state = createGame({ seats: 2, seed: 'lounge', modules: ['ballrooms', 'celebrities'] });
    expect(everybody(state)).toEqual([...ALWAYS, ...WITH_BALLROOMS].sort());
  });

  it('the lounge is shuffled', () => {
    const lounges = Array.from({ length: 20 }, (_, seed) =>
      createGame({
        seats: 2,
        seed: String(seed),
        modules: ['celebrities'],
      }).modules.celebrities?.lounge.join(),
    );
    expect(new Set(lounges).size).toBeGreaterThan(10);
  });

  it('without the module all dice are white', () => {
    expect(begin(2, []).coloredDice).toEqual([]);
    expect(begin(2, []).modules.celebrities).toBeNull();
  });
});
