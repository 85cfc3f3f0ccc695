import { roomsOf } from '@gah/engine';
import type { Scenario } from '@gah/engine/testing';
import { scenario, guests, staff } from '@gah/engine/testing';
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
    const host = { free: [0, 1, 2, 5], hand: [staff.deliveryBoy] };
    const game = declineAll(arrival(guest, host, { promos: true }));
    expect(game.task?.kind).toBe('turn');
    expect(game.seat(0)).toMatchObject({
      hand: [staff.deliveryBoy],
      played: [],
      cafe: [null, null, null],
    });
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
    const host = { hand: [staff.concierge, staff.hotelManager] };
    const game = arrival(99, host, { round: 5, tiles: ['A2', 'B3', 'C1'] });
    expect(game.offers({ kind: 'skip' })).toBe(true);
    expect(declineAll(game).seat(0).hand).toEqual([staff.concierge, staff.hotelManager]);
  });
});

describe('G4: a gain of a reward may be declined in every round before a penalty that looks at it', () => {
  const GROOM = 5; // 2 krones for a red guest
  const CUSTODIAN = staff.custodian; // 1 krone for a room
  const TILES = { krones: ['A2', 'B2', 'C1'], cards: ['A2', 'B3', 'C1'] } as const;

  it.each([1, 2, 3, 4, 5])('round %i: krones, with tile B2 to come', (round) => {
    const game = arrival(77, { krones: 4 }, { round, tiles: TILES.krones });
    expect(waiting(game)).toEqual(['krones']);
    expect(scenario(game.state).do({ kind: 'skip' }).seat(0).krones).toBe(4);
    expect(game.do({ kind: 'benefit', item: 0 }).seat(0).krones).toBe(5);
  });

  it.each([1, 2, 3, 4, 5])('round %i: cards, with tile B3 to come', (round) => {
    const game = arrival(
      103,
      { hand: [staff.concierge, staff.hotelManager] },
      { round, tiles: TILES.cards },
    );
    expect(declineAll(game).seat(0).hand).toEqual([staff.concierge, staff.hotelManager]);
  });

  it.each([6, 7])('in round %i nobody is asked: B2 is done', (round) => {
    const game = arrival(77, { krones: 4 }, { round, tiles: TILES.krones });
    expect(game.task?.kind).toBe('turn');
    expect(game.seat(0).krones).toBe(5);
  });

  it('one effect at a time', () => {
    const game = arrival(60, { krones: 4 }, { tiles: TILES.krones });
    expect(waiting(game)).toEqual(['goods', 'krones']);
    begin(game, 'goods').do({ kind: 'skip' });
    expect(game.seat(0)).toMatchObject({ krones: 4, kitchen: [0, 0, 0, 1, 0] });
    expect(game.task?.kind).toBe('turn');
  });

  it('but not in the round of the penalty when the track keeps it away', () => {
    const ahead = (emperor: number): Scenario =>
      arrival(77, { krones: 4, emperor }, { round: 5, tiles: TILES.krones });
    expect(waiting(ahead(5))).toEqual(['krones']);
    expect(ahead(6).task?.kind).toBe('turn');
  });

  it('unless steps can be paid away again: A Little More has such staff', () => {
    const rest = { round: 5, tiles: TILES.krones, modules: ['more'] } as const;
    expect(waiting(arrival(77, { emperor: 6 }, rest))).toEqual(['krones']);
  });

  it.each([['A1'], ['A2'], ['A3'], ['A4']] as const)(
    'nobody is asked about a good: %s takes no goods, or only those that are there',
    (tile) => {
      const game = arrival(51, {}, { tiles: [tile, 'B1', 'C1'] });
      expect(game.task?.kind).toBe('turn');
      expect(game.seat(0).kitchen).toEqual([1, 0, 0, 0, 0]);
    },
  );

  it('in 2015, where the player chooses the half of a penalty, nobody is asked', () => {
    const game = arrival(77, { krones: 4 }, { edition: '2015', tiles: TILES.krones });
    expect(game.seat(0).krones).toBe(5);
  });

  it('the occupancy bonus and the gains of staff cannot be declined', () => {
    const host = { krones: 4, played: [GROOM, CUSTODIAN], free: [18], into: 18 };
    const game = arrival(77, host, { round: 5, tiles: TILES.krones });
    // 1 krone of the group, 2 and 1 of staff; the one of the reward is declined.
    expect(declineAll(game).seat(0).krones).toBe(4 + 1 + 2 + 1);
  });

  it('also where their order is asked: declining the reward leaves them', () => {
    const host = { krones: 20, played: [GROOM], hand: [staff.deliveryBoy] };
    const game = arrival(86, host);
    expect(waiting(game).sort()).toEqual(['krones', 'playStaff']);
    game.do({ kind: 'skip' });
    expect(game.eventsOf('kronesGained')).toMatchObject([
      { cause: { source: 'staff', id: GROOM } },
    ]);
  });

  it.each([
    { game: 'with bells', rest: { modules: ['more'] }, asked: true },
    { game: '2015, with Groom', rest: { edition: '2015' }, asked: true },
    { game: '2021, where nothing looks at it', rest: {}, asked: false },
  ] as const)('wine for all orders, as staff may look at their completion: $game', (given) => {
    const game = arrival(191, { cafe: [guests.composer] }, { promos: true, ...given.rest });
    expect(waiting(game)).toEqual(given.asked ? ['fillGood'] : []);
    const left = declineAll(game).seat(0).cafe[1]?.goods[2];
    expect(left).toBe(given.asked ? 0 : 1);
  });

  it('everywhere else the free rooms of a reward are declined in their own question', () => {
    const game = arrival(71, {}, { tiles: ['A4', 'B1', 'C1'] });
    expect(game.task?.kind).toBe('prepareRoom');
    expect(game.offers({ kind: 'skip' })).toBe(true);
  });
});

describe('G4: effects in any order', () => {
  const GROOM = staff.groom; // 2 krones for a red guest
  const RED_GROUP_OF_ONE = 18; // 1 krone

  it('a card can be paid before krones come that would be lost', () => {
    const host = { krones: 20, played: [GROOM], hand: [staff.deliveryBoy] };
    const game = arrival(86, host);
    expect(waiting(game).sort()).toEqual(['krones', 'playStaff']);
    begin(game, 'playStaff').do({ kind: 'playStaff', card: staff.deliveryBoy });
    // The card costs 3 instead of 6; the Groom pays 2.
    expect(game.seat(0).krones).toBe(19);
  });

  it('or afterwards', () => {
    const host = { krones: 20, played: [GROOM], hand: [staff.deliveryBoy] };
    const game = begin(arrival(86, host), 'krones').do({
      kind: 'playStaff',
      card: staff.deliveryBoy,
    });
    expect(game.seat(0).krones).toBe(17);
  });

  it('the occupancy bonus can wait for the reward', () => {
    const host = {
      krones: 20,
      hand: [staff.deliveryBoy],
      free: [RED_GROUP_OF_ONE],
      into: RED_GROUP_OF_ONE,
    };
    const game = begin(arrival(86, host), 'playStaff').do({
      kind: 'playStaff',
      card: staff.deliveryBoy,
    });
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
