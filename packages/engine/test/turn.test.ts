import { position, scenario, guests, staff } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';

describe('the worked example of a whole turn', () => {
  it('turns.example: ends with the Baroness moving in', () => {
    const game = scenario(
      position({
        dice: [2, 2, 2, 5],
        nextStaff: [staff.poolAttendant, staff.sommelier, staff.laundress],
        players: [
          {
            krones: 5,
            cafe: [guests.baroness, guests.operaSinger, guests.actress],
            free: [0, 1, 2],
          },
        ],
      }),
    );
    expect(game.offers({ kind: 'takeGuest' })).toBe(false);
    game.do(
      { kind: 'takeDie', space: 2, boost: true },
      { kind: 'splitGoods', second: 2 },
      { kind: 'place', good: 'wine', table: 0 },
      { kind: 'place', good: 'wine', table: 0 },
      { kind: 'place', good: 'coffee', table: 0 },
      { kind: 'place', good: 'coffee', table: 0 },
      { kind: 'moveIn', table: 0, room: 0 },
    );
    // 5 points for the Baroness, 2 for the blue group of one.
    expect(game.seat(0).vp).toBe(7);
    expect(game.task).toEqual({ kind: 'playDrawn', seat: 0, discount: 3 });
    game.do(
      { kind: 'playStaff', card: staff.sommelier },
      { kind: 'putUnder', card: staff.laundress },
    );
    expect(game.seat(0)).toMatchObject({ krones: 4, played: [staff.sommelier], hand: [] });
    expect(game.state.staffDeck.slice(0, 2)).toEqual([45, 16]);
    // The wine goes to the kitchen; then the reward is over.
    expect(game.do({ kind: 'skip' }).state.guestDiscard).toEqual([guests.baroness]);
  });
});
