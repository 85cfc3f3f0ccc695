import { createGame, viewOf } from '@gah/engine';
import { expect, it } from 'vitest';
import { screensOf } from '../src/modules/index.js';

it('a game without modules waits for no screens', () => {
  const view = viewOf(createGame({ seats: 2, seed: 'plain' }), 0);
  expect(screensOf(view)).toEqual([]);
});
