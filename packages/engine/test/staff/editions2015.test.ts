import { contentFor, EDITIONS, MODULES, scoreSheets, staffCard } from '@gah/engine';
import { position, scenario, guests, staff as staffCards } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { served } from '../guests/arrival.js';
import { ball, BOTTOM, CENTRE, dance } from '../modules/ballrooms/support.js';
import { afterMain, amounts, atScoring, finalVp, staffVp } from './support.js';

const CHANGED = [5, 6, 17, 23, 26, 32, 41];

describe('the edition of 2015', () => {
  it('editions.nothingElse: changes seven staff cards and no other', () => {
    const [now, then] = EDITIONS.map((edition) => contentFor(edition, null));
    if (!now || !then) throw new Error('an edition is missing');
    const numbers = Array.from({ length: 48 }, (_, index) => index + 1);
    const different = numbers.filter(
      (number) =>
        JSON.stringify(staffCard(now, number)) !== JSON.stringify(staffCard(then, number)),
    );
    expect(different).toEqual(CHANGED);
  });

  it.each([
    { card: 17, paid: 3 },
    { card: 23, paid: 5 },
    { card: 26, paid: 5 },
    { card: 32, paid: 4 },
    { card: 41, paid: 3 },
  ])('editions.kitchenHand: card $card costs $paid', ({ card, paid }) => {
    const game = scenario(
      position({ edition: '2015', dice: [5], players: [{ krones: 10, hand: [card] }] }),
    );
    game.do({ kind: 'takeDie', space: 5, boost: false }, { kind: 'playStaff', card });
    expect(game.seat(0).krones).toBe(10 - (paid - 1));
  });

  it('Kitchen Hand (17) works as in 2021', () => {
    const game = scenario(
      position({
        edition: '2015',
        dice: [6],
        players: [{ krones: 0, played: [staffCards.kitchenHand] }],
      }),
    );
    game.do(
      { kind: 'takeDie', space: 6, boost: false, bonus: true },
      { kind: 'copy', space: 4 },
      { kind: 'splitKrones', krones: 2 },
    );
    expect(game.seat(0).krones).toBe(2);
  });
});

describe('Groom (5) and Stableman (6) in 2015', () => {
  const waiting = {
    krones: 5,
    kitchen: { cake: 1, coffee: 1 },
    played: [staffCards.groom, staffCards.stableman],
  };

  it.each([[[]], [[0, 1, 2, 3, 4]]])(
    'editions.leaving: pay when the order is complete, with the rooms %j',
    (free) => {
      const red = afterMain({ ...waiting, cafe: [guests.apothecary], free }, '2015');
      red.do({ kind: 'serve', good: 'cake', table: 0 });
      expect(red.seat(0)).toMatchObject({ krones: 5 - 1 + 2, emperor: 0 });
      const blue = afterMain({ ...waiting, cafe: [guests.knightOfTheEmpire], free }, '2015');
      blue.do({ kind: 'serve', good: 'coffee', table: 0 });
      expect(blue.seat(0)).toMatchObject({ krones: 5 - 1, emperor: 1 });
    },
  );

  it('editions.leaving: pay no second time when the guest leaves', () => {
    const game = afterMain({ ...waiting, cafe: [served(65)], free: [10] }, '2015');
    game.do({ kind: 'moveIn', table: 0, room: 10 });
    expect(game.seat(0)).toMatchObject({ emperor: 0, cafe: [null, null, null] });
  });

  it('pay for a guest whose order is filled by an effect', () => {
    const game = scenario(
      position({
        edition: '2015',
        dice: [5],
        players: [
          {
            krones: 10,
            hand: [staffCards.porter],
            played: [staffCards.groom],
            cafe: [guests.apothecary],
          },
        ],
      }),
    );
    game.do(
      { kind: 'takeDie', space: 5, boost: false },
      { kind: 'playStaff', card: staffCards.porter },
      { kind: 'fillOrder', table: 0 },
    );
    expect(game.seat(0).krones).toBe(10 - 4 + 2);
  });

  it('editions.modules: work as in 2021 with any module', () => {
    for (const module of MODULES) {
      const { staff } = contentFor('2015', null, [module]);
      for (const number of [5, 6, 7, 8, 33])
        expect(staff[number]).toEqual(contentFor('2021', null).staff[number]);
    }
  });
});

describe('Custodian (23) in 2015', () => {
  it('gives a krone when a guest moves in', () => {
    const game = afterMain(
      {
        krones: 5,
        played: [staffCards.custodian],
        cafe: [{ guest: guests.knightOfTheEmpire, goods: { coffee: 1 } }],
        free: [10],
      },
      '2015',
    );
    game.do({ kind: 'moveIn', table: 0, room: 10 });
    expect(game.seat(0).krones).toBe(6);
  });

  it('editions.custodian: gives nothing for a room occupied by a reward', () => {
    const game = afterMain(
      {
        krones: 5,
        played: [staffCards.custodian],
        cafe: [{ guest: guests.actress, goods: { wine: 3, coffee: 1 } }],
        free: [1, 2],
      },
      '2015',
    );
    game.do({ kind: 'moveIn', table: 0, room: 1 }, { kind: 'occupyRoom', room: 2 });
    expect(game.seat(0)).toMatchObject({ krones: 6, occupied: (1 << 1) | (1 << 2) });
  });

  it('gives nothing for rooms occupied by Page-boy or by an emperor tile', () => {
    const pageBoy = scenario(
      position({
        edition: '2015',
        dice: [5],
        players: [
          { krones: 5, hand: [staffCards.pageBoy], played: [staffCards.custodian], free: [1] },
        ],
      }),
    );
    pageBoy.do(
      { kind: 'takeDie', space: 5, boost: false },
      { kind: 'playStaff', card: staffCards.pageBoy },
      { kind: 'occupyRoom', room: 1 },
    );
    expect(pageBoy.seat(0).krones).toBe(5 - 1);
    const tile = atScoring(
      5,
      'B4',
      { krones: 5, emperor: 8, played: [staffCards.custodian], free: [1] },
      '2015',
    );
    tile.do({ kind: 'prepareRoom', room: 2 });
    expect(tile.seat(0)).toMatchObject({ krones: 5, occupied: 1 << 2 });
  });
});

describe('Conference Manager (26) in 2015', () => {
  it.each([0, 5])(
    'editions.conferenceManager: keeps every penalty away for nothing, with %i krones',
    (krones) => {
      const game = atScoring(3, 'A1', { krones, played: [staffCards.conferenceManager] }, '2015');
      expect(game.seat(0)).toMatchObject({ krones, vp: 0 });
      expect(game.state.round).toBe(4);
      expect(game.eventsOf('tilePenalty')).toEqual([]);
    },
  );

  it('keeps away penalties without a choice too', () => {
    const kitchen = atScoring(
      5,
      'B1',
      { kitchen: { cake: 2 }, played: [staffCards.conferenceManager] },
      '2015',
    );
    expect(amounts(kitchen.seat(0).kitchen)).toEqual({ cake: 2 });
    const points = atScoring(7, 'C1', { played: [staffCards.conferenceManager] }, '2015');
    expect(scoreSheets(points.state)[0]?.bySource.tile).toBe(0);
  });

  it('is what keeps them away', () => {
    const game = atScoring(3, 'A1', { krones: 5 }, '2015');
    expect(game.task?.kind).toBe('suffer');
  });
});

describe('Assistant Manager (32)', () => {
  it.each([
    { edition: '2015', points: 12 },
    { edition: '2021', points: 6 },
  ] as const)(
    'editions.assistantManager: $edition: $points points with three staff cards',
    ({ edition, points }) => {
      const state = position({
        edition,
        players: [
          {
            played: [
              staffCards.assistantManager,
              staffCards.breakfastServer,
              staffCards.poolAttendant,
            ],
          },
        ],
      });
      expect(finalVp(state, 32)).toBe(points);
    },
  );

  it('S3: a Secretary copies the value of the edition', () => {
    const state = position({
      edition: '2015',
      players: [
        { played: [staffCards.secretary, staffCards.breakfastServer] },
        { played: [staffCards.assistantManager] },
      ],
    });
    expect(finalVp(state, 29)).toBe(8);
  });
});

describe('Operator (41)', () => {
  it.each([
    { edition: '2015', emperor: 5, points: 10 },
    { edition: '2015', emperor: 6, points: 12 },
    { edition: '2015', emperor: 7, points: 12 },
    { edition: '2015', emperor: 13, points: 12 },
    { edition: '2021', emperor: 7, points: 14 },
  ] as const)(
    'editions.operator: $edition: $points points on space $emperor',
    ({ edition, emperor, points }) => {
      expect(
        finalVp(position({ edition, players: [{ emperor, played: [staffCards.operator] }] }), 41),
      ).toBe(points);
    },
  );

  it('2015: 12 points also when the last tile gives steps', () => {
    const game = atScoring(
      7,
      'C4',
      { emperor: 13, hand: [staffCards.poolAttendant], played: [staffCards.operator] },
      '2015',
    );
    game.do({ kind: 'playStaff', card: staffCards.poolAttendant });
    expect(game.seat(0).emperor).toBe(9);
    expect(scoreSheets(game.state)[0]?.bySource.finalStaff).toBe(12);
  });

  it('S3: in 2015 the limit holds for a Secretary too', () => {
    const players = [
      { emperor: 9, played: [staffCards.secretary] },
      { played: [staffCards.operator] },
    ];
    expect(finalVp(position({ edition: '2015', players }), 29)).toBe(12);
  });
});

describe('T6 in 2015', () => {
  it.each([
    { space: 3, answer: { kind: 'skip' } },
    { space: 4, answer: { kind: 'splitKrones', krones: 2 } },
  ] as const)('staff does not react to the extra turn of E. Gizia on space $space', (way) => {
    const game = scenario(
      position({
        edition: '2015',
        mainDone: true,
        dice: [way.space, way.space],
        players: [
          {
            hand: [staffCards.poolAttendant],
            played: [
              staffCards.executiveHousekeeper,
              staffCards.bootblack,
              staffCards.laundress,
              staffCards.interiorArchitect,
              staffCards.staffManager,
            ],
            cafe: [{ guest: guests.eGizia, goods: { strudel: 2, wine: 1 } }],
            free: [1],
          },
        ],
      }),
    );
    game.do(
      { kind: 'moveIn', table: 0, room: 1 },
      { kind: 'endTurn' },
      { kind: 'useSpace', seat: 0, space: way.space, boost: false },
      way.answer,
    );
    expect(game.task).toMatchObject({ kind: 'turn', extra: true, mainDone: true });
    expect(staffVp(game)).toBe(0);
    expect(game.seat(0)).toMatchObject({ emperor: 0, hand: [staffCards.poolAttendant] });
  });
});

describe('with modules, also in 2015', () => {
  it.each([
    { card: 5, guest: guests.ambassador },
    { card: 6, guest: guests.khan },
    { card: 7, guest: guests.debutante },
    { card: 8, guest: guests.theBeast },
    { card: 33, guest: guests.tsarina },
  ])('editions.modules: staff $card pays for a guest who dances', ({ card, guest }) => {
    const players = [
      { krones: 0, kitchen: { champagne: 1 }, played: [card], cafe: [served(guest)] },
    ];
    const gains = EDITIONS.map((edition) => {
      const game = scenario(position({ ...ball(), edition, mainDone: true, players }));
      return dance(game, CENTRE, BOTTOM).events.filter(
        (event) => 'cause' in event && event.cause.source === 'staff' && event.cause.id === card,
      );
    });
    expect(gains).toMatchObject([[{ seat: 0 }], [{ seat: 0 }]]);
    expect(gains[0]).toEqual(gains[1]);
  });
});
