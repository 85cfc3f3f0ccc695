import { position, scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';

describe('the worked example of a whole turn', () => {
  it('turns.example: ends with the Baroness moving in', () => {
    const game = scenario(
      position({
        dice: [2, 2, 2, 5],
        nextStaff: [45, 36, 16],
        players: [{ krones: 5, cafe: [75, 62, 58], free: [0, 1, 2] }],
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
    game.do({ kind: 'playStaff', card: 36 }, { kind: 'putUnder', card: 16 });
    expect(game.seat(0)).toMatchObject({ krones: 4, played: [36], hand: [] });
    expect(game.state.staffDeck.slice(0, 2)).toEqual([45, 16]);
    // The wine goes to the kitchen; then the reward is over.
    expect(game.do({ kind: 'skip' }).state.guestDiscard).toEqual([75]);
  });
});
