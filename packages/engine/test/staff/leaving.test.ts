import { position, scenario, guests, staff } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { afterMain, benefit, staffVp } from './support.js';

/** One served guest of each colour, whose reward has nothing to act on; each room leaves its group open. */
const GUESTS = [
  { color: 'red', guest: guests.veterinaryCouncillor, goods: { cake: 1, wine: 2 }, room: 2 },
  { color: 'blue', guest: guests.duchess, goods: { coffee: 1 }, room: 10 },
  { color: 'yellow', guest: guests.photographer, goods: { wine: 3 }, room: 1 },
  { color: 'green', guest: guests.mIngalls, goods: { strudel: 2 }, room: 1 },
] as const;

describe.each([
  { card: 5, name: 'Groom', color: 'red', pays: { krones: 2, emperor: 0, vp: 0 } },
  { card: 6, name: 'Stableman', color: 'blue', pays: { krones: 0, emperor: 1, vp: 0 } },
  { card: 7, name: 'Masseuse', color: 'yellow', pays: { krones: 1, emperor: 0, vp: 0 } },
  { card: 8, name: 'Tour Guide', color: 'green', pays: { krones: 0, emperor: 0, vp: 2 } },
])('$name ($card)', ({ card, color, pays }) => {
  it.each(GUESTS)('staff.leaving: when a served $color guest leaves the café', (leaving) => {
    const { guest, goods, room } = leaving;
    const game = afterMain({ krones: 5, played: [card], cafe: [{ guest, goods }], free: [room] });
    game.do({ kind: 'moveIn', table: 0 });
    const { krones, emperor } = game.seat(0);
    expect(game.seat(0).cafe[0]).toBeNull();
    expect({ krones: krones - 5, emperor, vp: staffVp(game) }).toEqual(
      leaving.color === color ? pays : { krones: 0, emperor: 0, vp: 0 },
    );
  });
});

describe('staff that reacts to a guest leaving the café', () => {
  it('pays when the guest leaves, not when the order is complete', () => {
    const game = afterMain({
      krones: 5,
      kitchen: { wine: 1 },
      played: [staff.groom, staff.chiefWaiter],
      cafe: [{ guest: guests.veterinaryCouncillor, goods: { cake: 1, wine: 1 } }],
      free: [2],
    });
    game.do({ kind: 'serve', good: 'wine', table: 0 });
    expect(game.seat(0).krones).toBe(5);
    game.do({ kind: 'moveIn', table: 0, room: 2 });
    expect(game.seat(0).krones).toBe(7);
  });

  it('pays for every guest', () => {
    const game = afterMain({
      krones: 5,
      played: [staff.groom],
      cafe: [
        { guest: guests.veterinaryCouncillor, goods: { cake: 1, wine: 2 } },
        { guest: guests.apothecary, goods: { cake: 1 } },
      ],
      free: [2, 3],
    });
    game.do({ kind: 'moveIn', table: 0, room: 2 }, { kind: 'moveIn', table: 1, room: 3 });
    // The reward of guest 77 is a krone.
    expect(game.seat(0).krones).toBe(5 + 2 + 2 + 1);
  });

  it('pays card by card', () => {
    const game = afterMain({
      played: [staff.tourGuide, staff.maleFloorHousekeeper],
      cafe: [{ guest: guests.macleod, goods: { strudel: 2, cake: 2 } }],
      free: [1],
    });
    game.do({ kind: 'moveIn', table: 0, room: 1 });
    expect(staffVp(game)).toBe(2 + 4);
  });

  it('pays nothing for guests of others', () => {
    const game = scenario(
      position({
        mainDone: true,
        players: [
          {
            krones: 5,
            cafe: [{ guest: guests.veterinaryCouncillor, goods: { cake: 1, wine: 2 } }],
            free: [2],
          },
          { krones: 5, played: [staff.groom, staff.custodian, staff.maleFloorHousekeeper] },
        ],
      }),
    );
    game.do({ kind: 'moveIn', table: 0, room: 2 });
    expect(game.state.seats.map(({ krones }) => krones)).toEqual([5, 5]);
  });

  it('G4: its gain and the reward come in the order the player likes', () => {
    // 20 krones are the most one can have: playing Waitress first makes room for the Groom's two.
    const game = afterMain({
      krones: 20,
      hand: [staff.waitress],
      played: [staff.groom],
      cafe: [{ guest: guests.veterinaryCouncillor, goods: { cake: 1, wine: 2 } }],
      free: [2],
    });
    game.do({ kind: 'moveIn', table: 0, room: 2 });
    expect(game.task?.kind).toBe('benefits');
    game.do(benefit(game, 'playStaff'), { kind: 'playStaff', card: staff.waitress });
    expect(game.seat(0)).toMatchObject({
      krones: 20 - 3 + 2,
      played: [staff.groom, staff.waitress],
    });
  });
});

describe('Male Floor Housekeeper (33)', () => {
  it.each([
    { guest: guests.knightOfTheEmpire, goods: { coffee: 1 }, room: 10, ordered: 1, points: 0 },
    { guest: guests.countess, goods: { cake: 2, coffee: 1 }, room: 10, ordered: 3, points: 0 },
    {
      guest: guests.lordHighCommissioner,
      goods: { strudel: 2, cake: 1, wine: 1 },
      room: 2,
      ordered: 4,
      points: 4,
    },
    { guest: guests.macleod, goods: { strudel: 2, cake: 2 }, room: 2, ordered: 4, points: 4 },
  ])(
    'staff.bigOrders: guest $guest with $ordered goods: $points points',
    ({ guest, goods, room, points }) => {
      const game = afterMain({
        played: [staff.maleFloorHousekeeper],
        cafe: [{ guest, goods }],
        free: [room],
      });
      game.do({ kind: 'moveIn', table: 0 });
      expect(staffVp(game)).toBe(points);
    },
  );

  it('adds to the printed points', () => {
    const game = afterMain({
      played: [staff.maleFloorHousekeeper],
      cafe: [{ guest: guests.lordHighCommissioner, goods: { strudel: 2, cake: 1, wine: 1 } }],
      free: [2],
    });
    game.do({ kind: 'moveIn', table: 0, room: 2 });
    expect(game.seat(0).vp).toBe(5 + 4);
  });

  it('pays when the guest leaves, not when the order is complete', () => {
    const game = afterMain({
      played: [staff.chiefWaiter, staff.maleFloorHousekeeper],
      kitchen: { wine: 1 },
      cafe: [{ guest: guests.lordHighCommissioner, goods: { strudel: 2, cake: 1 } }],
      free: [2],
    });
    game.do({ kind: 'serve', good: 'wine', table: 0 });
    expect(staffVp(game)).toBe(0);
    game.do({ kind: 'moveIn', table: 0, room: 2 });
    expect(staffVp(game)).toBe(4);
  });

  it('G4: pays also when the reward is declined or has nothing to act on', () => {
    const cafe = [{ guest: guests.actress, goods: { wine: 3, coffee: 1 } }];
    const declined = afterMain({ played: [staff.maleFloorHousekeeper], cafe, free: [1, 2] });
    declined.do({ kind: 'moveIn', table: 0, room: 1 }, { kind: 'skip' });
    expect(staffVp(declined)).toBe(4);
    const useless = afterMain({ played: [staff.maleFloorHousekeeper], cafe, free: [1] });
    useless.do({ kind: 'moveIn', table: 0, room: 1 });
    expect(staffVp(useless)).toBe(4);
  });

  it('G4: pays for five goods, and for a guest without any reward', () => {
    const dataPack = {
      name: 'big orders',
      guests: { 65: { order: { coffee: 4 } }, 92: { order: { strudel: 5 } } },
    };
    const game = scenario(
      position({
        dataPack,
        mainDone: true,
        players: [
          {
            played: [staff.maleFloorHousekeeper],
            cafe: [
              { guest: guests.knightOfTheEmpire, goods: { coffee: 4 } },
              { guest: guests.captGoldhaken, goods: { strudel: 5 } },
            ],
            free: [1, 10],
          },
        ],
      }),
    );
    game.do({ kind: 'moveIn', table: 0, room: 10 });
    expect(staffVp(game)).toBe(4);
    game.do({ kind: 'moveIn', table: 1, room: 1 });
    expect(staffVp(game)).toBe(8);
  });
});
