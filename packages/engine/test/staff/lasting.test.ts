import { position, scenario, guests, staff } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { afterMain, amounts, atScoring, preparable, staffVp, withDice } from './support.js';

// Around room 11 of the night hotel: 6 yellow, 10 and 12 blue, 16 red; around room 12: 7 and 11 red,
// 13 yellow, 17 blue; around room 13: 8 and 18 red, 12 blue, 14 yellow. None is on the ground floor.
describe.each([
  { card: 9, name: 'Butler', color: 'blue', tile: 11, rooms: [10, 12] },
  { card: 10, name: 'Chauffeur', color: 'red', tile: 12, rooms: [7, 11] },
  { card: 11, name: 'Florist', color: 'yellow', tile: 13, rooms: [14] },
])('$name ($card)', ({ card, color, tile, rooms }) => {
  it(`staff.freeColor: makes ${color} rooms free, and no others`, () => {
    const game = withDice([3], { krones: 0, played: [card], free: [tile] });
    game.do({ kind: 'takeDie', space: 3, boost: false });
    expect(preparable(game)).toEqual(rooms);
  });

  it('pays nothing for them, also with krones at hand', () => {
    const game = withDice([3], { krones: 7, played: [card], free: [tile] });
    game.do(
      { kind: 'takeDie', space: 3, boost: false },
      { kind: 'prepareRoom', room: rooms[0] ?? 0 },
    );
    expect(game.seat(0).krones).toBe(7);
    expect(game.eventsOf('kronesPaid')).toEqual([]);
  });

  it('prepares no room by itself', () => {
    const game = afterMain({ played: [card], free: [tile] });
    expect(game.offers({ kind: 'prepareRoom' })).toBe(false);
    expect(game.offers({ kind: 'useStaff' })).toBe(false);
  });
});

it('without Butler, Chauffeur and Florist every room above the ground floor is paid for', () => {
  const game = withDice([3], { krones: 0, free: [11] });
  game.do({ kind: 'takeDie', space: 3, boost: false });
  expect(preparable(game)).toEqual([]);
  expect(game.task?.kind).toBe('turn');
});

// Night hotel: room 0 is a blue group of its own.
describe('Custodian (23)', () => {
  it('gives a krone when a guest moves in', () => {
    const game = afterMain({
      krones: 5,
      played: [staff.custodian],
      cafe: [{ guest: guests.knightOfTheEmpire, goods: { coffee: 1 } }],
      free: [10],
    });
    game.do({ kind: 'moveIn', table: 0, room: 10 });
    expect(game.seat(0).krones).toBe(6);
  });

  it('staff.custodian, G5: gives a krone for every room that a card occupies', () => {
    const game = withDice([5], {
      krones: 5,
      hand: [staff.pageBoy],
      played: [staff.custodian],
      free: [1, 2],
    });
    game.do(
      { kind: 'takeDie', space: 5, boost: false },
      { kind: 'playStaff', card: staff.pageBoy },
      { kind: 'occupyRoom', room: 1 },
    );
    // 5 - 1 for Page-boy + 1, before the second room is chosen (G5).
    expect(game.seat(0).krones).toBe(5);
    game.do({ kind: 'occupyRoom', room: 2 });
    expect(game.seat(0).krones).toBe(6);
  });

  it('editions.custodian: gives a krone for the guest’s room and one for the room of the reward', () => {
    const game = afterMain({
      krones: 5,
      played: [staff.custodian],
      cafe: [{ guest: guests.actress, goods: { wine: 3, coffee: 1 } }],
      free: [1, 2],
    });
    game.do({ kind: 'moveIn', table: 0, room: 1 }, { kind: 'occupyRoom', room: 2 });
    expect(game.seat(0).krones).toBe(7);
  });

  it('gives a krone for a room that an emperor tile occupies', () => {
    const game = atScoring(5, 'B4', {
      krones: 5,
      emperor: 8,
      played: [staff.custodian],
      free: [1],
    });
    game.do({ kind: 'prepareRoom', room: 2 });
    expect(game.seat(0)).toMatchObject({ krones: 6, occupied: 1 << 2 });
  });

  it('gives nothing for preparing a room', () => {
    const game = withDice([3], { krones: 5, played: [staff.custodian] });
    game.do({ kind: 'takeDie', space: 3, boost: false }, { kind: 'prepareRoom', room: 0 });
    expect(game.seat(0).krones).toBe(5);
  });
});

describe('Chief Waiter (24)', () => {
  const cafe = [
    { guest: guests.seniorLegalSecretary, goods: {} },
    { guest: guests.actress, goods: {} },
  ];
  const kitchen = { strudel: 1, cake: 3, wine: 1 };

  it('staff.chiefWaiter, G2: serves free, any number of goods', () => {
    const game = afterMain({ krones: 0, played: [staff.chiefWaiter], kitchen, cafe });
    game.do(
      { kind: 'serve', good: 'strudel', table: 0 },
      { kind: 'place', good: 'cake', table: 0 },
      { kind: 'place', good: 'cake', table: 0 },
      { kind: 'place', good: 'cake', table: 0 },
      { kind: 'place', good: 'wine', table: 1 },
    );
    expect(amounts(game.seat(0).kitchen)).toEqual({});
    expect(game.seat(0).krones).toBe(0);
    expect(game.eventsOf('goodPlaced')).toHaveLength(5);
  });

  it('G2: costs nothing when there are krones', () => {
    const game = afterMain({ krones: 5, played: [staff.chiefWaiter], kitchen, cafe });
    game.do({ kind: 'serve', good: 'wine', table: 1 }, { kind: 'skip' });
    game.do({ kind: 'serve', good: 'cake', table: 0 }, { kind: 'skip' });
    expect(game.seat(0).krones).toBe(5);
    expect(amounts(game.seat(0).kitchen)).toEqual({ strudel: 1, cake: 2 });
  });

  it('G2: without it a serving costs a krone and moves three goods', () => {
    expect(afterMain({ krones: 0, kitchen, cafe }).offers({ kind: 'serve' })).toBe(false);
    const game = afterMain({ krones: 5, kitchen, cafe });
    game.do(
      { kind: 'serve', good: 'cake', table: 0 },
      { kind: 'place', good: 'cake', table: 0 },
      { kind: 'place', good: 'cake', table: 0 },
    );
    expect(game.task?.kind).toBe('turn');
    expect(game.seat(0).krones).toBe(4);
  });
});

describe('Delivery Boy (25)', () => {
  const places = [0, 1, 2, 3, 4];

  it.each(places)('staff.deliveryBoy: takes the guest at place %i free', (place) => {
    const game = withDice([4], { krones: 0, played: [staff.deliveryBoy] });
    const guest = game.state.queue[place];
    game.do({ kind: 'takeGuest', place });
    expect(game.seat(0)).toMatchObject({ krones: 0, cafe: [{ card: guest }, null, null] });
  });

  it('saves the krones one has', () => {
    const game = withDice([4], { krones: 8, played: [staff.deliveryBoy] });
    game.do({ kind: 'takeGuest', place: 0 });
    expect(game.seat(0).krones).toBe(8);
  });

  it('gives no further guest and no further table', () => {
    const game = withDice([4], { played: [staff.deliveryBoy] });
    game.do({ kind: 'takeGuest', place: 0 });
    expect(game.offers({ kind: 'takeGuest' })).toBe(false);
    const full = withDice([4], {
      played: [staff.deliveryBoy],
      cafe: [guests.knightOfTheEmpire, guests.apothecary, guests.captGoldhaken],
    });
    expect(full.offers({ kind: 'takeGuest' })).toBe(false);
  });

  it('is needed for the dear places without krones', () => {
    const game = withDice([4], { krones: 0 });
    expect(places.filter((place) => game.offers({ kind: 'takeGuest', place }))).toEqual([3, 4]);
  });
});

// Tile A1: lose 3 krones, or 5 points without them.
describe('Conference Manager (26)', () => {
  it('staff.conferenceManager, editions.conferenceManager: ignores an emperor penalty for a krone', () => {
    const game = atScoring(3, 'A1', { krones: 5, played: [staff.conferenceManager] });
    expect(game.task).toMatchObject({ kind: 'ward', seat: 0, price: 1 });
    game.do({ kind: 'ward' });
    expect(game.seat(0)).toMatchObject({ krones: 4, vp: 0 });
    expect(game.state.round).toBe(4);
  });

  it('may be declined: then the penalty is suffered', () => {
    const game = atScoring(3, 'A1', { krones: 5, played: [staff.conferenceManager] });
    game.do({ kind: 'skip' });
    expect(game.seat(0)).toMatchObject({ krones: 2, vp: 0 });
  });

  it('helps with the last krone', () => {
    const game = atScoring(3, 'A1', { krones: 1, played: [staff.conferenceManager] });
    game.do({ kind: 'ward' });
    expect(game.seat(0)).toMatchObject({ krones: 0, vp: 0 });
  });

  it('does not help without a krone', () => {
    const game = atScoring(3, 'A1', { krones: 0, played: [staff.conferenceManager] });
    expect(game.eventsOf('tilePenalty')).toHaveLength(1);
    expect(game.seat(0)).toMatchObject({ krones: 0, vp: -5 });
  });

  it('helps at every scoring', () => {
    const second = atScoring(5, 'B1', {
      krones: 5,
      kitchen: { cake: 2 },
      played: [staff.conferenceManager],
    });
    second.do({ kind: 'ward' });
    expect(amounts(second.seat(0).kitchen)).toEqual({ cake: 2 });
    const third = atScoring(7, 'C1', { krones: 5, played: [staff.conferenceManager] });
    third.do({ kind: 'ward' });
    expect(third.seat(0).krones).toBe(4);
    expect(third.eventsOf('tilePenalty')).toEqual([]);
  });

  it('is not asked when there is no penalty', () => {
    const game = atScoring(3, 'A1', { krones: 5, emperor: 4, played: [staff.conferenceManager] });
    expect(game.seat(0).krones).toBe(5);
    expect(game.state.round).toBe(4);
  });
});

describe('Gardener (42)', () => {
  it.each([
    { round: 3, tile: 'A1', emperor: 6 },
    { round: 5, tile: 'B2', emperor: 8 },
    { round: 7, tile: 'C1', emperor: 10 },
  ] as const)(
    'staff.gardener: gives 5 points with the bonus after round $round',
    ({ round, tile, emperor }) => {
      const game = atScoring(round, tile, { emperor, played: [staff.gardener] });
      expect(staffVp(game)).toBe(5);
      expect(game.eventsOf('tileBonus')).toHaveLength(1);
    },
  );

  it('gives the points beside the bonus of the tile', () => {
    const game = atScoring(3, 'A1', { krones: 5, emperor: 6, played: [staff.gardener] });
    // 4 points for space 6 of the track.
    expect(game.seat(0)).toMatchObject({ krones: 8, vp: 4 + 5 });
  });

  it.each([
    { emperor: 3, rest: 0 },
    { emperor: 4, rest: 1 },
    { emperor: 5, rest: 2 },
  ])('gives nothing when the marker comes to rest on $rest', ({ emperor }) => {
    const game = atScoring(3, 'A1', { emperor, played: [staff.gardener] });
    expect(staffVp(game)).toBe(0);
  });

  it('pays its owner only', () => {
    const game = scenario(
      position({
        round: 3,
        mainDone: true,
        tiles: ['A1', 'B1', 'C1'],
        players: [{ emperor: 6 }, { emperor: 4, played: [staff.gardener] }],
      }),
    );
    game.do({ kind: 'endTurn' });
    expect(game.state.seats.map((_, seat) => staffVp(game, seat))).toEqual([0, 0]);
  });
});
