import type { PlayerInput } from '@gah/engine/testing';
import { position, staff } from '@gah/engine/testing';
import type { GameState, StaffPoints } from '@gah/engine';
import { scoreSheets } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { atScoring, finalVp } from './support.js';

function layOut(state: GameState, index: number, card: number): void {
  const seat = state.seats[index];
  if (seat) seat.played = [...seat.played, card];
}

/** What a card of the first seat is worth; the other players as given. */
const worth = (card: number, player: PlayerInput, ...others: PlayerInput[]): number | undefined =>
  finalVp(position({ players: [{ played: [card], ...player }, ...others] }), card);

// Night hotel, by colour: blue 0 4 10 12 15 17 19, red 2 3 7 8 11 16 18, yellow 1 5 6 9 13 14.
describe.each([
  { card: 27, name: 'Booking Manager', color: 'red', scored: [2, 7, 18], others: [0, 1, 10, 14] },
  { card: 28, name: 'Concierge', color: 'blue', scored: [0, 10, 19], others: [1, 2, 7, 14] },
  { card: 30, name: 'Reception Clerk', color: 'yellow', scored: [1, 5, 14], others: [0, 2, 7, 10] },
])('$name ($card)', ({ card, color, scored, others }) => {
  it(`staff.roomsOfColor: gives 3 points for each occupied ${color} room`, () => {
    expect(worth(card, { occupied: [...scored, ...others] })).toBe(9);
  });

  it('gives nothing for other colours, for free rooms and for the rooms of others', () => {
    expect(worth(card, { occupied: others, free: scored })).toBe(0);
    expect(worth(card, {}, { occupied: scored })).toBe(0);
  });
});

it.each([
  { card: 27, points: 3 },
  { card: 28, points: 0 },
  { card: 30, points: 0 },
])('card $card goes by the colours of the own hotel: $points points by day', ({ card, points }) => {
  // Bottom left is blue at night and red in day hotel A.
  const state = position({
    hotel: 'day',
    players: [{ hotel: 'A', played: [card], occupied: [0] }],
  });
  expect(finalVp(state, card)).toBe(points);
});

describe('Chambermaid (31)', () => {
  it('staff.chambermaid: gives a point for each occupied room of any colour', () => {
    expect(worth(31, { occupied: [0, 1, 2, 7], free: [3, 4] })).toBe(4);
  });
});

describe('Assistant Manager (32)', () => {
  it('staff.assistantManager: gives 2 points for each staff card in play, this one included', () => {
    expect(worth(32, {})).toBe(2);
    expect(
      worth(32, {
        played: [
          staff.assistantManager,
          staff.breakfastServer,
          staff.poolAttendant,
          staff.chiefWaiter,
          staff.chambermaid,
        ],
      }),
    ).toBe(10);
  });

  it('counts neither the hand nor the staff of others', () => {
    expect(
      worth(
        32,
        { hand: [staff.breakfastServer, staff.waitress] },
        { played: [staff.barkeeper, staff.sousChef] },
      ),
    ).toBe(2);
  });
});

describe('Receptionist (34)', () => {
  it('staff.receptionist: gives a point for each room tile, free or occupied', () => {
    expect(worth(34, { occupied: [0, 1], free: [2, 3, 7] })).toBe(5);
  });
});

describe('Room Service (37)', () => {
  it('staff.roomService: gives 2 points for each group that is occupied in full', () => {
    // Room 0: blue group of one. 10 and 15: blue group of two. 1, 5, 6: yellow group of three.
    expect(worth(37, { occupied: [0, 10, 15, 1, 5] })).toBe(4);
    expect(worth(37, { occupied: [0, 10, 15, 1, 5, 6] })).toBe(6);
  });

  it('does not count groups that are only prepared', () => {
    expect(worth(37, { occupied: [1, 5], free: [0, 6] })).toBe(0);
  });
});

describe('Marketing Director (40)', () => {
  it.each([
    { claims: [[], [], []], points: 0 },
    { claims: [[1], [0], []], points: 5 },
    { claims: [[1, 0], [0], [1]], points: 10 },
    { claims: [[0], [0], [0]], points: 15 },
  ])(
    'staff.marketingDirector: gives $points points with the markers $claims',
    ({ claims, points }) => {
      expect(
        finalVp(position({ claims, players: [{ played: [staff.marketingDirector] }] }), 40),
      ).toBe(points);
    },
  );
});

describe('Operator (41)', () => {
  it.each([
    { emperor: 0, points: 0 },
    { emperor: 1, points: 2 },
    { emperor: 6, points: 12 },
    { emperor: 7, points: 14 },
    { emperor: 13, points: 26 },
  ])('gives $points points on space $emperor, without a limit', ({ emperor, points }) => {
    expect(worth(41, { emperor })).toBe(points);
  });

  it('staff.operator: goes by the place after the last emperor scoring, its tile included', () => {
    // From 13 back to 6; the bonus plays Pool Attendant: 9.
    const game = atScoring(7, 'C4', {
      emperor: 13,
      hand: [staff.poolAttendant],
      played: [staff.operator],
    });
    game.do({ kind: 'playStaff', card: staff.poolAttendant });
    expect(game.state.phase).toBe('over');
    expect(game.seat(0).emperor).toBe(9);
    expect(scoreSheets(game.state)[0]?.bySource.finalStaff).toBe(18);
  });
});

describe('Female Floor Housekeeper (46)', () => {
  it('staff.floors: gives 5 points for each floor that is occupied in full', () => {
    expect(worth(46, { occupied: [0, 1, 2, 3], free: [4] })).toBe(0);
    expect(worth(46, { occupied: [0, 1, 2, 3, 4] })).toBe(5);
    expect(worth(46, { occupied: [0, 1, 2, 3, 4, 15, 16, 17, 18, 19] })).toBe(10);
  });
});

describe('Liftboy (47)', () => {
  it('staff.liftboy: gives 5 points for each column that is occupied in full', () => {
    expect(worth(47, { occupied: [0, 5, 10], free: [15] })).toBe(0);
    expect(worth(47, { occupied: [0, 5, 10, 15] })).toBe(5);
    expect(worth(47, { occupied: [0, 5, 10, 15, 4, 9, 14, 19] })).toBe(10);
  });
});

describe('Hotel Manager (48)', () => {
  it('staff.hotelManager: gives 12 points for 3 red, 4 blue and 6 yellow rooms', () => {
    expect(worth(48, { occupied: [2, 3, 7, 0, 4, 10, 12, 1, 5, 6, 9, 13, 14] })).toBe(12);
  });

  it.each([
    { missing: 'blue', occupied: [2, 3, 1, 5] },
    { missing: 'red', occupied: [0, 4, 1, 5] },
    { missing: 'yellow', occupied: [0, 4, 2, 3] },
  ])('gives nothing without a $missing room', ({ occupied }) => {
    expect(worth(48, { occupied })).toBe(0);
  });

  it('gives 4 points for each set, not for free rooms', () => {
    expect(worth(48, { occupied: [0, 1, 2], free: [4, 5, 3] })).toBe(4);
    expect(worth(48, { occupied: [0, 1, 2, 4, 5, 3] })).toBe(8);
  });
});

describe('S3: Secretary (29)', () => {
  const secretary = (player: PlayerInput, ...others: PlayerInput[]): StaffPoints | undefined =>
    scoreSheets(
      position({ players: [{ played: [staff.secretary], ...player }, ...others] }),
    )[0]?.final.staff.find(({ card }) => card === 29);

  it('staff.secretary: applies a card of an opponent to the own hotel', () => {
    // Concierge (28): the opponent has three blue rooms, the Secretary's owner two.
    expect(
      secretary({ occupied: [0, 4] }, { played: [staff.concierge], occupied: [10, 12, 15] }),
    ).toEqual({
      card: 29,
      vp: 6,
      copied: 28,
    });
  });

  it('takes the card that gives its owner most, of any opponent', () => {
    // One blue, two red, three yellow rooms; for the opponents themselves blue would be best.
    expect(
      secretary(
        { occupied: [0, 2, 3, 1, 5, 6] },
        { played: [staff.bookingManager, staff.concierge], occupied: [0, 4, 10, 12] },
        { played: [staff.breakfastServer, staff.receptionClerk] },
        { played: [staff.hotelManager] },
      ),
    ).toEqual({ card: 29, vp: 9, copied: 30 });
  });

  it.each([
    { card: 32, name: 'Assistant Manager', points: 6 },
    { card: 40, name: 'Marketing Director', points: 10 },
    { card: 41, name: 'Operator', points: 8 },
    { card: 34, name: 'Receptionist', points: 2 },
  ])('$name counts what belongs to the Secretary’s owner', ({ card, points }) => {
    const state = position({
      claims: [[0], [0], [1]],
      players: [
        {
          played: [staff.secretary, staff.breakfastServer, staff.waitress],
          emperor: 4,
          free: [0],
          occupied: [1],
        },
        {
          played: [card, staff.barkeeper, staff.sousChef, staff.groom, staff.stableman],
          emperor: 9,
          occupied: [0, 1, 2, 3],
        },
      ],
    });
    expect(finalVp(state, 29)).toBe(points);
  });

  it('never copies an own card', () => {
    const points = secretary(
      { played: [staff.secretary, staff.concierge], occupied: [0, 4, 10, 2] },
      { played: [staff.bookingManager] },
    );
    expect(points).toEqual({ card: 29, vp: 3, copied: 27 });
    expect(secretary({ played: [staff.secretary, staff.concierge], occupied: [0, 4] }, {})).toEqual(
      { card: 29, vp: 0 },
    );
  });

  it('leaves the copied card to its owner', () => {
    const state = position({
      players: [
        { played: [staff.secretary], occupied: [0] },
        { played: [staff.concierge], occupied: [0, 4] },
      ],
    });
    expect([finalVp(state, 29, 0), finalVp(state, 28, 1)]).toEqual([3, 6]);
  });

  it('gives nothing when no opponent has a card of the final scoring', () => {
    expect(
      secretary(
        { occupied: [0, 1, 2] },
        {
          played: [staff.breakfastServer, staff.custodian, staff.poolAttendant],
          hand: [staff.chambermaid],
        },
      ),
    ).toEqual({
      card: 29,
      vp: 0,
    });
  });

  it('never copies another Secretary', () => {
    // The box has only one; a second is laid out by hand.
    const state = position({
      players: [{ played: [staff.secretary], occupied: [0] }, { occupied: [0] }],
    });
    layOut(state, 1, 29);
    expect([finalVp(state, 29, 0), finalVp(state, 29, 1)]).toEqual([0, 0]);
    layOut(state, 0, 28);
    expect([finalVp(state, 29, 0), finalVp(state, 29, 1)]).toEqual([0, 3]);
  });
});

describe('staff of the final scoring', () => {
  it('staff.finalOnly: does nothing when played and nothing before the end', () => {
    const game = atScoring(3, 'A1', {
      emperor: 4,
      played: [staff.chambermaid, staff.receptionist],
      occupied: [0, 1],
    });
    expect(game.state.round).toBe(4);
    expect(scoreSheets(game.state)[0]).toMatchObject({ isFinal: false });
    expect(game.seat(0).vp).toBe(3); // for space 4 of the track
    expect(game.offers({ kind: 'useStaff' })).toBe(false);
  });

  it('is paid once, at the end of the game, every card', () => {
    const game = atScoring(7, 'C1', {
      emperor: 8,
      played: [staff.chambermaid, staff.receptionist],
      occupied: [0, 1],
      free: [2],
    });
    expect(game.state.phase).toBe('over');
    expect(
      game
        .eventsOf('vpGained')
        .filter(({ cause }) => cause.source === 'finalStaff')
        .map(({ seat, amount, cause }) => [seat, cause.id, amount]),
    ).toEqual([
      [0, 31, 2],
      [0, 34, 3],
    ]);
    expect(scoreSheets(game.state)[0]).toMatchObject({
      isFinal: true,
      bySource: { finalStaff: 5 },
      total: game.seat(0).vp,
    });
  });
});
