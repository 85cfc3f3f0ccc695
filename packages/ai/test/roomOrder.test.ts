import type { GameState, Move } from '@gah/engine';
import { moves } from '@gah/engine';
import { decidingSeat } from '@gah/engine/fast';
import { describe, expect, it } from 'vitest';
import { RoomOrder } from '../src/search/roomOrder.js';
import { positions, TABLES } from './support/games.js';

const roomOf = (move: Move): number => (move.kind === 'prepareRoom' ? move.room : -1);
const isRoom = ({ kind }: Move): boolean => kind === 'prepareRoom';

/** Positions in which rooms are prepared. */
const preparing = TABLES.flatMap((setup) => positions(setup, 1)).filter(
  (state) => decidingSeat(state) >= 0 && state.tasks.at(-1)?.kind === 'prepareRoom',
);

/** An order that likes high rooms, and how often it had to look at one. */
function likingHighRooms(seat: number): { order: RoomOrder; looks: () => number } {
  let looks = 0;
  const order = new RoomOrder(seat, (_state, move) => {
    looks++;
    return roomOf(move);
  });
  return { order, looks: () => looks };
}

const legalIn = (state: GameState): readonly Move[] => moves(state, decidingSeat(state));

describe('rooms in order', () => {
  it('leave the best room and whatever else is legal', () => {
    expect(preparing.length).toBeGreaterThan(10);
    for (const state of preparing) {
      const legal = legalIn(state);
      const { order } = likingHighRooms(decidingSeat(state));
      const left = order.narrowed(state, legal);
      const rooms = legal.filter(isRoom).map(roomOf);
      expect(left.filter(isRoom).map(roomOf)).toEqual([Math.max(...rooms)]);
      expect(left.filter((move) => !isRoom(move))).toEqual(legal.filter((move) => !isRoom(move)));
    }
  });

  it('are found out once for each hotel, and again when there are more to choose from', () => {
    for (const state of preparing) {
      const legal = legalIn(state);
      const rooms = legal.filter(isRoom);
      if (rooms.length < 3) continue;
      const { order, looks } = likingHighRooms(decidingSeat(state));
      order.narrowed(state, rooms.slice(0, 2));
      expect(looks()).toBe(2);
      order.narrowed(state, rooms.slice(1, 2));
      expect(looks()).toBe(2);
      order.narrowed(state, legal);
      order.narrowed(state, legal);
      expect(looks()).toBe(2 + rooms.length);
    }
  });

  it('leave everything as it is where no rooms are prepared', () => {
    for (const state of positions({ seats: 2, seed: 'other' }, 5)) {
      const seat = decidingSeat(state);
      if (seat < 0 || state.tasks.at(-1)?.kind === 'prepareRoom') continue;
      const legal = moves(state, seat);
      expect(new RoomOrder(seat, () => 0).narrowed(state, legal)).toBe(legal);
    }
  });
});
