import { createGame, MODULES, viewOf } from '@gah/engine';
import { expect, it } from 'vitest';
import { isAlone, modulesFor } from '../src/game/alone.js';
import { screensOf } from '../src/modules/index.js';
import { SEAT_COUNTS } from '../src/start/form.js';

it('a game without modules waits for no screens', () => {
  const view = viewOf(createGame({ seats: 2, seed: 'plain' }), 0);
  expect(screensOf(view)).toEqual([]);
});

it('every module but the start player can be played alone', () => {
  for (const seats of SEAT_COUNTS) {
    expect(isAlone(seats)).toBe(seats === 1);
    expect(modulesFor(seats).includes('startPlayer')).toBe(seats > 1);
    expect(modulesFor(seats)).toHaveLength(MODULES.length - (seats === 1 ? 1 : 0));
  }
});
