import { contentFor, hotelPlan, roomsOf, scoreSheets } from '@gah/engine';
import type { Hotel, TileId } from '@gah/engine';
import type { MovePart, PlayerInput, Scenario } from '@gah/engine/testing';
import { position, scenario, guests, staff } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';

const content = contentFor('2021', null);
const groupsOf = (hotel: Hotel): number[][] =>
  hotel.groups.map(({ mask }) => roomsOf(mask)).sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));

describe('hotel boards', () => {
  it('setup.groups: the night hotel has the printed groups', () => {
    expect(groupsOf(hotelPlan(content, 0))).toEqual([
      [0],
      [1, 5, 6],
      [2, 3, 7, 8],
      [4],
      [9, 13, 14],
      [10, 15],
      [11, 16],
      [12, 17],
      [18],
      [19],
    ]);
  });

  it('setup.groups: every hotel has ten groups of at most four rooms', () => {
    for (const hotel of content.hotels) {
      expect(hotel.groups).toHaveLength(10);
      expect(Math.max(...hotel.groups.map(({ size }) => size))).toBeLessThanOrEqual(4);
    }
  });

  it('setup.groups: four day boards and four night boards need 29 blue, 28 red and 24 yellow tiles', () => {
    const [night, ...day] = content.hotels;
    if (!night) throw new Error('no night hotel');
    const count = (color: 'blue' | 'red' | 'yellow', hotels: Hotel[]): number =>
      hotels.flatMap(({ colors }) => colors.filter((other) => other === color)).length;
    for (const [color, tiles] of [
      ['blue', 29],
      ['red', 28],
      ['yellow', 24],
    ] as const) {
      expect([color, Math.max(count(color, day), 4 * count(color, [night]))]).toEqual([
        color,
        tiles,
      ]);
    }
  });
});

/** A guest who, once moved in, prepares a room free of charge. */
const served71 = { guest: guests.baron, goods: { strudel: 1, coffee: 2 } };

/**
 * Seat 0 takes the last die of round 3, a 3, plays `moves` with it and suffers the penalty of the
 * tile; then it is its turn in round 4.
 */
const nextRoundAfter = (tile: TileId, player: PlayerInput, ...moves: MovePart[]): Scenario => {
  const tiles: TileId[] = [tile, 'B1', 'C1'];
  const game = scenario(
    position({ round: 3, dice: [3], tiles, players: [player, { emperor: 4 }] }),
  );
  game.do({ kind: 'takeDie', space: 3, boost: false }, ...moves);
  if (game.offers({ kind: 'skip' })) game.do({ kind: 'skip' });
  return game.do({ kind: 'endTurn' }, { kind: 'pass', seat: 1 });
};

describe('preparing rooms', () => {
  const prepare = (players: Parameters<typeof position>[0]['players']) =>
    scenario(position({ dice: [3, 3, 3, 3], players: players ?? [] })).do({
      kind: 'takeDie',
      space: 3,
      boost: false,
    });

  it('actions.rooms, G7: a new tile touches another one orthogonally', () => {
    const game = prepare([{ free: [0] }]);
    expect(game.legal.flatMap((move) => (move.kind === 'prepareRoom' ? [move.room] : []))).toEqual([
      1, 5,
    ]);
  });

  it('G7: a hotel without tiles starts again bottom left', () => {
    const game = prepare([{}]);
    expect(game.legal.flatMap((move) => (move.kind === 'prepareRoom' ? [move.room] : []))).toEqual([
      0,
    ]);
  });

  it('G7: removal may split a hotel; new tiles then touch any part of it', () => {
    const game = nextRoundAfter('A4', { occupied: [0, 10], free: [4, 5], cafe: [served71] });
    expect(roomsOf(game.seat(0).tiles)).toEqual([0, 4, 10]);
    game.do({ kind: 'moveIn', table: 0, room: 4 });
    expect(game.legal.flatMap((move) => (move.kind === 'prepareRoom' ? [move.room] : []))).toEqual([
      1, 3, 5, 9, 11, 15,
    ]);
  });

  it('actions.rooms: costs 0 to 3 krones by floor and nothing is prepared on credit', () => {
    const game = prepare([{ free: [0], krones: 3 }]);
    game.do({ kind: 'prepareRoom', room: 5 }, { kind: 'prepareRoom', room: 10 });
    expect(game.seat(0).krones).toBe(0);
    expect(game.offers({ kind: 'prepareRoom', room: 15 })).toBe(false);
    expect(game.offers({ kind: 'prepareRoom', room: 1 })).toBe(true);
  });

  it('actions.rooms: the spaces top right give their printed points', () => {
    const game = prepare([{ free: [12, 18] }]);
    game.do({ kind: 'prepareRoom', room: 13 }, { kind: 'prepareRoom', room: 19 });
    expect(game.eventsOf('vpGained').map(({ amount }) => amount)).toEqual([1, 2]);
  });

  it('G6: the printed points of a space are paid each time it is covered', () => {
    const game = nextRoundAfter(
      'A4',
      { free: [0, 14], cafe: [served71] },
      { kind: 'prepareRoom', room: 19 },
    );
    expect(roomsOf(game.seat(0).tiles)).toEqual([0, 14]);
    game.do({ kind: 'moveIn', table: 0, room: 0 }, { kind: 'prepareRoom', room: 19 });
    expect(scoreSheets(game.state)[0]?.bySource.cover).toBe(2 + 2);
  });
});

describe('moving in', () => {
  it('occupancy.bonus: the occupancy bonus of a blue pair is 5 points', () => {
    const game = scenario(
      position({
        dice: [1],
        players: [
          {
            cafe: [{ guest: guests.knightOfTheEmpire, goods: { coffee: 1 } }],
            free: [15],
            occupied: [10],
          },
        ],
      }),
    );
    game.do({ kind: 'moveIn', table: 0, room: 15 });
    expect(game.eventsOf('groupCompleted')).toEqual([
      { type: 'groupCompleted', seat: 0, color: 'blue', size: 2 },
    ]);
    expect(game.seat(0).vp).toBe(3 + 5);
  });

  it('occupancy.bonus: pays krones for a red group and emperor steps for a yellow one', () => {
    const red = scenario(
      position({
        dice: [1],
        players: [
          {
            krones: 5,
            cafe: [{ guest: guests.apothecary, goods: { cake: 1 } }],
            free: [8],
            occupied: [2, 3, 7],
          },
        ],
      }),
    ).do({ kind: 'moveIn', table: 0, room: 8 });
    expect(red.seat(0).krones).toBe(5 + 1 + 10);
    const yellow = scenario(
      position({
        dice: [1],
        players: [
          { cafe: [{ guest: guests.mrHorsa, goods: { strudel: 1 } }], free: [6], occupied: [1, 5] },
        ],
      }),
    ).do({ kind: 'moveIn', table: 0, room: 6 });
    expect(yellow.seat(0).emperor).toBe(1 + 6);
  });

  const BONUSES = {
    blue: { points: [2, 5, 9, 15], of: 'group' },
    red: { points: [1, 3, 6, 10], of: 'krones' },
    yellow: { points: [1, 3, 6, 10], of: 'emperor' },
  } as const;
  it.each(['blue', 'red', 'yellow'] as const)(
    'occupancy.bonus: the bonus grows with the size: %s',
    (color) => {
      const letter = color.charAt(0);
      const other = color === 'blue' ? 'r' : 'b';
      const plain = other.repeat(5);
      const bonuses = [1, 2, 3, 4].map((size) => {
        // A hotel whose first rooms are the only ones of the colour.
        const ground = letter.repeat(size) + other.repeat(5 - size);
        const game = scenario(
          position({
            dataPack: { name: 'groups', hotels: { night: [plain, plain, plain, ground] } },
            dice: [1],
            players: [
              {
                krones: 0,
                cafe: [{ guest: guests.mIngalls, goods: { strudel: 2 } }],
                occupied: Array.from({ length: size - 1 }, (_, room) => room),
                free: [size - 1],
              },
            ],
          }),
        ).do({ kind: 'moveIn', table: 0, room: size - 1 });
        const { krones, emperor } = game.seat(0);
        return { krones, emperor, group: scoreSheets(game.state)[0]?.bySource.group };
      });
      expect(bonuses.map((bonus) => bonus[BONUSES[color].of])).toEqual(BONUSES[color].points);
    },
  );

  it('G6: a group pays once, even if a room is removed and occupied again', () => {
    const game = scenario(
      position({
        dice: [1],
        players: [
          {
            cafe: [{ guest: guests.knightOfTheEmpire, goods: { coffee: 1 } }],
            free: [0],
            paidGroups: [0],
          },
        ],
      }),
    );
    game.do({ kind: 'moveIn', table: 0, room: 0 });
    expect(game.seat(0).vp).toBe(3);
    expect(game.eventsOf('groupCompleted')).toEqual([]);
  });

  it('G6: a removed room leaves its group paid', () => {
    const game = scenario(
      position({
        round: 7,
        mainDone: true,
        tiles: ['A1', 'B1', 'C2'],
        players: [{ occupied: [0] }, { emperor: 9 }],
      }),
    );
    game.do({ kind: 'endTurn' });
    expect(game.seat(0)).toMatchObject({ tiles: 0, occupied: 0, groupsPaid: 1 });
  });

  it('G3: a served guest may stay', () => {
    const game = scenario(
      position({
        dice: [4],
        players: [{ cafe: [{ guest: guests.knightOfTheEmpire, goods: { coffee: 1 } }], free: [0] }],
      }),
    );
    game.do(
      { kind: 'takeDie', space: 4, boost: false },
      { kind: 'splitKrones', krones: 1 },
      { kind: 'endTurn' },
    );
    expect(game.seat(0).cafe[0]?.card).toBe(65);
  });

  it('G4: the guest leaves first, so its reward can bring a new guest to the table', () => {
    const game = scenario(
      position({
        dice: [1],
        queue: [
          guests.tezcatlipoca,
          guests.captGoldhaken,
          guests.mrHorsa,
          guests.mIngalls,
          guests.mrBoydell,
        ],
        players: [
          {
            cafe: [{ guest: guests.dame, goods: { coffee: 1 } }, guests.actress, guests.poet],
            free: [0],
          },
        ],
      }),
    );
    game.do({ kind: 'moveIn', table: 0, room: 0 }, { kind: 'takeGuest', place: 2 });
    expect(game.seat(0).cafe.map((guest) => guest?.card)).toEqual([93, 58, 59]);
  });

  it('G4: the occupancy bonus comes before or after the reward as a whole', () => {
    // With 19 krones the red bonus of 3 is partly lost unless a staff card is bought first.
    const start = position({
      dice: [1],
      players: [
        {
          krones: 19,
          hand: [staff.poolAttendant, staff.larderCook],
          cafe: [{ guest: guests.veterinaryCouncillor, goods: { cake: 1, wine: 2 } }],
          free: [16],
          occupied: [11],
        },
      ],
    });
    const bonusFirst = scenario(start).do({ kind: 'moveIn', table: 0, room: 16 });
    expect(bonusFirst.task?.kind).toBe('benefits');
    const [reward, bonus] = bonusFirst.legal;
    if (reward?.kind !== 'benefit' || bonus?.kind !== 'benefit')
      throw new Error('no choice of order');
    bonusFirst.do(bonus);
    expect(bonusFirst.task?.kind).toBe('playStaff');
    expect(bonusFirst.seat(0).krones).toBe(20);
  });

  it('G8: krones above 20 are lost, steps above 13 give points', () => {
    const game = scenario(position({ dice: [4, 4, 4, 4], players: [{ krones: 19, emperor: 12 }] }));
    game.do({ kind: 'takeDie', space: 4, boost: false }, { kind: 'splitKrones', krones: 2 });
    expect(game.seat(0)).toMatchObject({ krones: 20, emperor: 13, vp: 1 });
  });
});
