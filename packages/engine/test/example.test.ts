import { position, scenario } from '@gah/engine/testing';
import { expect, it } from 'vitest';

it('the Sommelier brings four wine, two of them straight to a guest', () => {
  const game = scenario(
    position({ dice: [5, 5], players: [{ krones: 1, hand: [36], cafe: [54], free: [1] }] }),
  );
  game.do(
    { kind: 'takeDie', space: 5, boost: false },
    { kind: 'playStaff', card: 36 },
    { kind: 'place', good: 'wine', table: 0 },
    { kind: 'place', good: 'wine', table: 0 },
  );
  expect(game.seat(0)).toMatchObject({ krones: 1, played: [36], kitchen: [0, 0, 2, 0, 0] });
  expect(game.offers({ kind: 'moveIn', table: 0, room: 1 })).toBe(true);
});
