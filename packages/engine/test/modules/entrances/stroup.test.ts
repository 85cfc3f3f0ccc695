import { guests, staff } from '@gah/engine/testing';
import type { RoomIndex } from '@gah/engine';
import type { PlayerInput, Scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { entranceVp, GREEN, ownerAfterMain, ownerOf } from './support.js';

function occupying(room: RoomIndex, player: PlayerInput = {}): Scenario {
  const game = ownerAfterMain('stroup', { krones: 5, cafe: [GREEN], free: [room], ...player });
  return game.do({ kind: 'moveIn', table: 0, room });
}

const gained = (game: Scenario) => {
  const { krones, emperor } = game.seat(0);
  return { vp: entranceVp(game), krones: krones - 5, emperor };
};
const NOTHING = { vp: 0, krones: 0, emperor: 0 };

describe('Hotel Stroup: the first room of a group', () => {
  // Groups of more than one room, so that none becomes full.
  it.each([
    { color: 'blue', room: 10, bonus: { vp: 3, krones: 0, emperor: 0 } },
    { color: 'red', room: 2, bonus: { vp: 0, krones: 2, emperor: 0 } },
    { color: 'yellow', room: 1, bonus: { vp: 0, krones: 0, emperor: 2 } },
  ])('$color', ({ room, bonus }) => {
    expect(gained(occupying(room))).toEqual(bonus);
  });

  it.each([
    { color: 'blue', room: 10, first: 15 },
    { color: 'red', room: 2, first: 8 },
    { color: 'yellow', room: 1, first: 5 },
  ])('$color: the second room brings nothing', ({ room, first }) => {
    const paidGroups = [room];
    expect(gained(occupying(room, { occupied: [first], paidGroups }))).toEqual(NOTHING);
  });

  it('free rooms of the group do not count', () => {
    expect(gained(occupying(2, { free: [2, 3, 7] }))).toEqual({ ...NOTHING, krones: 2 });
  });

  it('entrances.stroup: each group pays', () => {
    const cafe = [GREEN, { guest: guests.mPolo, goods: { strudel: 3 } }];
    const game = occupying(1, { cafe, free: [1, 9] });
    game.do({ kind: 'moveIn', table: 1, room: 9 });
    // The reward of guest 98 are 4 krones.
    expect(gained(game)).toEqual({ vp: 0, krones: 4, emperor: 4 });
  });

  it('a group of one room pays this and its occupancy bonus', () => {
    const blue = occupying(0);
    expect(blue.seat(0).vp).toBe(3 + 2);
    expect(gained(occupying(18))).toEqual({ ...NOTHING, krones: 2 + 1 });
  });

  it('G8: krones above 20 are lost, steps above 13 are points', () => {
    expect(occupying(2, { krones: 19 }).seat(0).krones).toBe(20);
    expect(occupying(1, { emperor: 12 }).seat(0)).toMatchObject({ emperor: 13, vp: 1 });
  });

  it('G5: by any means, directly after the effect', () => {
    // Page-boy occupies two rooms.
    const game = ownerOf(
      'stroup',
      { krones: 5, hand: [staff.pageBoy], free: [1, 2, 3] },
      { dice: [5] },
    );
    game.do(
      { kind: 'takeDie', space: 5, boost: false },
      { kind: 'playStaff', card: staff.pageBoy },
      { kind: 'occupyRoom', room: 2 },
    );
    // 5 - 1 for the card + 2.
    expect(game.seat(0).krones).toBe(6);
    game.do({ kind: 'occupyRoom', room: 3 });
    expect(game.seat(0).krones).toBe(6);
  });

  it('G5: also when an emperor tile occupies it', () => {
    const game = ownerAfterMain(
      'stroup',
      { krones: 5, emperor: 8, occupied: [0] },
      { round: 5, tiles: ['A1', 'B4', 'C1'], players: [{ emperor: 6 }] },
    );
    game.do({ kind: 'endTurn' }, { kind: 'prepareRoom', room: 1 });
    // 8 - 5 after the scoring, then 2.
    expect(game.seat(0).emperor).toBe(5);
  });

  it('preparing a room brings nothing', () => {
    const game = ownerOf('stroup', { krones: 5, free: [0] }, { dice: [3] });
    game.do({ kind: 'takeDie', space: 3, boost: false }, { kind: 'prepareRoom', room: 1 });
    expect(gained(game)).toEqual(NOTHING);
  });

  it('the guest who takes two rooms of a group brings it once', () => {
    // Dr. Hagedorn takes rooms 2 and 3.
    const cafe = [{ guest: guests.drHagedorn, goods: { strudel: 1, cake: 1, coffee: 1 } }];
    const game = ownerAfterMain('stroup', { krones: 5, cafe, free: [2, 3] }, { promos: true });
    game.do({ kind: 'moveInPair', table: 0, room: 2 });
    expect(gained(game)).toEqual({ ...NOTHING, krones: 2 });
  });

  it('does nothing for others', () => {
    const players = [{ krones: 5, cafe: [GREEN], free: [2] }];
    const game = ownerAfterMain('stroup', {}, { turn: 1, players });
    game.do({ kind: 'moveIn', table: 0, room: 2 });
    expect(game.state.seats.map(({ krones }) => krones)).toEqual([10, 5]);
  });
});
