import { viewOf } from '@gah/engine';
import { position, guests } from '@gah/engine/testing';
import { expect, it } from 'vitest';
import { adviceFor, completesGroup } from '../adviser.js';

const state = position({
  seats: 2,
  round: 3,
  turn: 0,
  players: [
    {
      emperor: 6,
      occupied: [0],
      free: [4],
      cafe: [guests.dame],
      kitchen: { strudel: 2 },
      diceTaken: [1],
    },
    {},
  ],
});

it('the adviser of the guide says what a view tells', () => {
  const advice = adviceFor(state, 0);
  expect(advice[0]).toBe('1 rooms are occupied');
  expect(advice.at(-1)).toBe('the emperor brings 4 points and a bonus');
  expect(adviceFor(viewOf(state, 1), 0)).toEqual(advice);
});

it('the adviser of the guide sees a group that would be complete', () => {
  expect(completesGroup(state, { seat: 0, kind: 'moveIn', table: 0, room: 4 })).toBe(true);
  expect(completesGroup(state, { seat: 0, kind: 'endTurn' })).toBe(false);
});
