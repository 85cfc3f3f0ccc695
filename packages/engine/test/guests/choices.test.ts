import { roomsOf } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { arrival, begin, declineAll, waiting } from './arrival.js';

/** Everyone whose reward lets the player do something; 75 and 76 are with the staff. */
const ALLOWING = [
  [49, 50, 56, 57, 58, 59, 61, 62],
  [63, 64, 66, 70, 71, 72, 73],
  [78, 80, 82, 84, 86, 87, 88],
  [94, 96, 97, 100, 101, 102, 104, 118],
].flat();

describe('G4: effects of a reward are optional', () => {
  it.each(ALLOWING)('guest %i: everything can be declined', (guest) => {
    const host = { free: [0, 1, 2, 5], hand: [25] };
    const game = declineAll(arrival(guest, host, { promos: true }));
    expect(game.task?.kind).toBe('turn');
    expect(game.seat(0)).toMatchObject({ hand: [25], played: [], cafe: [null, null, null] });
    expect(roomsOf(game.seat(0).tiles)).toEqual([0, 1, 2, 5]);
    expect(roomsOf(game.seat(0).occupied)).toHaveLength(1);
    expect(game.eventsOf('spaceUsed')).toEqual([]);
  });

  // A penalty of 2021 takes what is there before it takes points, so having more can be worse.
  it('krones can be declined: with 5 of them tile B2 takes krones, not points', () => {
    const game = arrival(92, { krones: 4 }, { round: 5, tiles: ['A2', 'B2', 'C1'] });
    expect(game.offers({ kind: 'skip' })).toBe(true);
    expect(declineAll(game).seat(0).krones).toBe(4);
  });

  it('a card can be declined: with 3 in hand tile B3 takes cards, not points', () => {
    const host = { hand: [28, 48] };
    const game = arrival(99, host, { round: 5, tiles: ['A2', 'B3', 'C1'] });
    expect(game.offers({ kind: 'skip' })).toBe(true);
    expect(declineAll(game).seat(0).hand).toEqual([28, 48]);
  });
});

describe('G4: effects in any order', () => {
  const GROOM = 5; // 2 krones for a red guest
  const RED_GROUP_OF_ONE = 18; // 1 krone

  it('a card can be paid before krones come that would be lost', () => {
    const host = { krones: 20, played: [GROOM], hand: [25] };
    const game = arrival(86, host);
    expect(waiting(game).sort()).toEqual(['krones', 'playStaff']);
    begin(game, 'playStaff').do({ kind: 'playStaff', card: 25 });
    // The card costs 3 instead of 6; the Groom pays 2.
    expect(game.seat(0).krones).toBe(19);
  });

  it('or afterwards', () => {
    const host = { krones: 20, played: [GROOM], hand: [25] };
    const game = begin(arrival(86, host), 'krones').do({ kind: 'playStaff', card: 25 });
    expect(game.seat(0).krones).toBe(17);
  });

  it('the occupancy bonus can wait for the reward', () => {
    const host = { krones: 20, hand: [25], free: [RED_GROUP_OF_ONE], into: RED_GROUP_OF_ONE };
    const game = begin(arrival(86, host), 'playStaff').do({ kind: 'playStaff', card: 25 });
    expect(game.seat(0).krones).toBe(18);
  });

  it('but does not come in the middle of it: the rest of the reward is then declined', () => {
    const host = { krones: 20, free: [RED_GROUP_OF_ONE], into: RED_GROUP_OF_ONE };
    const game = begin(arrival(88, host), 'prepareRoom').do({ kind: 'prepareRoom', room: 13 });
    expect(waiting(game).sort()).toEqual(['krones', 'prepareRoom']);
    begin(game, 'krones');
    expect(game.task?.kind).toBe('turn');
  });
});
