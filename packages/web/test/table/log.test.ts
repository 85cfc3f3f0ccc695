import type { GameEvent } from '@gah/engine';
import { createGame, viewOf } from '@gah/engine';
import { contextOf } from '@gah/text';
import { describe, expect, it } from 'vitest';
import { krones, points, signed } from '../../src/cards/token.js';
import { logLines } from '../../src/table/model/log.js';
import { sceneOf } from '../../src/table/model/scene.js';

const { view, content } = sceneOf(viewOf(createGame({ seats: 2, seed: 'log' }), 'spectator'), 0);
const NONE = [0, 0, 0, 0, 0];

const linesOf = (events: readonly GameEvent[]): ReturnType<typeof logLines> =>
  logLines([{ ply: 1, seat: 0, round: 1, events }], 'en', contextOf(view, content));

describe('amounts in the log', () => {
  it('stand behind the sentence that speaks of them, in whatever order they come', () => {
    const lines = linesOf([
      { type: 'guestMovedIn', seat: 0, guest: 30, room: 0, goods: NONE },
      { type: 'roomOccupied', seat: 0, room: 0 },
      { type: 'groupCompleted', seat: 0, color: 'blue', size: 1 },
      { type: 'vpGained', seat: 0, amount: 7, cause: { source: 'guest', id: 30 } },
      { type: 'kronesGained', seat: 0, amount: 3, lost: 0, cause: { source: 'guest', id: 30 } },
      { type: 'vpGained', seat: 0, amount: 2, cause: { source: 'group', id: 0 } },
    ]);
    expect(lines.map(({ tokens }) => tokens)).toEqual([
      [points(7), krones(signed(3))],
      [points(2)],
    ]);
  });

  it('of the final scoring have lines of their own after the last penalty', () => {
    const lines = linesOf([
      { type: 'tilePenalty', seat: 0, tile: 'A1' },
      { type: 'kronesLost', seat: 0, amount: 2 },
      { type: 'vpGained', seat: 0, amount: -7, cause: { source: 'tile', id: 'A1' } },
      { type: 'vpGained', seat: 0, amount: 10, cause: { source: 'rooms', id: 0 } },
      { type: 'vpGained', seat: 0, amount: 4, cause: { source: 'leftovers', id: 0 } },
      { type: 'vpGained', seat: 1, amount: 5, cause: { source: 'rooms', id: 0 } },
    ]);
    expect(lines.map(({ tokens }) => tokens)).toEqual([
      [krones(signed(-2)), points(signed(-7))],
      [points(10)],
      [points(4)],
      [points(5)],
    ]);
  });
});
