import type { GameEventType } from '@gah/engine';
import { createGame, eventsFor, moves, play, preview, viewOf } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { momentsOf, nameOf, SETUPS, twinFor } from './support/moments.js';

/** Of each decision so many moves are tried. */
const TRIED = 6;

/** Events that make something known. */
const REVEALING: readonly GameEventType[] = [
  'diceRolled',
  'guestArrived',
  'staffDrawn',
  'celebrityArrived',
  'instructionTurned',
  'packsPassed',
];

describe.each(SETUPS.map((setup) => [nameOf(setup), setup] as const))('in %s', (_name, setup) => {
  it('a preview is the beginning of what then happens, and all of it where nothing is hidden', () => {
    let [complete, cut] = [0, 0];
    for (const { state, move: chosen } of momentsOf(setup)) {
      const { seat } = chosen;
      const legal = moves(state, seat);
      const step = Math.max(1, Math.floor(legal.length / TRIED));
      for (let index = state.ply % step; index < legal.length; index += step) {
        const move = legal[index];
        if (!move) continue;
        const played = play(state, move);
        const told = preview(state, move);
        if (!played.ok || !told) throw new Error('a legal move can be played and previewed');
        const happened = eventsFor(played.events, seat);
        expect(told.events).toEqual(happened.slice(0, told.events.length));
        expect(told.events.filter(({ type }) => REVEALING.includes(type))).toEqual([]);
        if (told.isComplete) {
          complete++;
          expect(told.events).toHaveLength(happened.length);
        } else {
          cut++;
          if (told.until !== null) expect(told.until).toBe(happened[told.events.length]?.type);
        }
      }
    }
    expect(complete).toBeGreaterThan(50);
    expect(cut).toBeGreaterThan(20);
  });

  it('nothing hidden can be learnt from a preview', () => {
    for (const { state, move } of momentsOf(setup)) {
      if (state.ply % 5 !== 0) continue;
      const told = preview(state, move);
      expect(preview(viewOf(state, move.seat), move)).toEqual(told);
      expect(preview(twinFor(state, move.seat), move)).toEqual(told);
    }
  });
});

it('what cannot be played has no preview', () => {
  const state = createGame({ seats: 2, seed: 'first' });
  expect(preview(state, { seat: 0, kind: 'endTurn' })).toBeNull();
});
