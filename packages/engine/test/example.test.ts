import { position, scenario, guests, staff } from '@gah/engine/testing';
import { expect, it } from 'vitest';

it('the Sommelier brings four wine, two of them straight to a guest', () => {
  const game = scenario(
    position({
      dice: [5, 5],
      players: [{ krones: 1, hand: [staff.sommelier], cafe: [guests.portraitPainter], free: [1] }],
    }),
  );
  game.do(
    { kind: 'takeDie', space: 5, boost: false },
    { kind: 'playStaff', card: staff.sommelier },
    { kind: 'place', good: 'wine', table: 0 },
    { kind: 'place', good: 'wine', table: 0 },
  );
  expect(game.seat(0)).toMatchObject({
    krones: 1,
    played: [staff.sommelier],
    kitchen: [0, 0, 2, 0, 0],
  });
  expect(game.offers({ kind: 'moveIn', table: 0, room: 1 })).toBe(true);
});
