import type { GuestNumber } from '@gah/engine';
import { roomsOf } from '@gah/engine';
import type { PlayerInput, Scenario } from '@gah/engine/testing';
import { position, scenario, guests, staff } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { begin, declineAll, playOut, served, vector, waiting } from '../../guests/arrival.js';
import type { Ball } from './support.js';
import {
  ball,
  BOTTOM,
  CENTRE,
  champagne,
  dance,
  LEFT,
  MIDDLE,
  openRows,
  pointsBySource,
  RIGHT,
  rowsOf,
  sectionsOf,
  TOP,
} from './support.js';

const GROOM = staff.groom; // 2 krones for a red guest
const FLOOR_HOUSEKEEPER = staff.maleFloorHousekeeper; // 4 points for a guest who ordered 4 goods or more

/** Seat 0 has a served guest at table 0 and can pay for anything. */
const hosting = (guest: GuestNumber, player: PlayerInput = {}, at: Ball = {}): Scenario =>
  scenario(
    position({
      dice: [4],
      ...ball(at),
      players: [{ kitchen: { champagne: 5 }, ...player, cafe: [served(guest)] }],
    }),
  );

describe('sending a guest to dance', () => {
  it('ballrooms.price: costs the champagne of the space, from the kitchen', () => {
    const cost = (row: number): number => 5 - (champagne(dance(hosting(65), LEFT, row)) ?? 0);
    expect([BOTTOM, MIDDLE, TOP].map(cost)).toEqual([1, 2, 3]);
  });

  it('ballrooms.dancer: puts a dancer of the player on the leftmost free space of the row', () => {
    const game = hosting(65, {}, { floor: { apollosaal: ['1'] } });
    expect(rowsOf(dance(game, LEFT, BOTTOM), LEFT)).toEqual(['1 0', '', '']);
  });

  it('fills a gap that a removed dancer has left', () => {
    const game = hosting(65, {}, { floor: { apollosaal: ['1 . 1'] } });
    expect(rowsOf(dance(game, LEFT, BOTTOM), LEFT)).toEqual(['1 0 1', '', '']);
  });

  it('ballrooms.dancer: takes the dancer from any section', () => {
    const game = hosting(65).do({ kind: 'sendGuest', table: 0, hall: LEFT, row: BOTTOM });
    const offered = game.legal.flatMap((move) =>
      move.kind === 'pickDancer' ? [move.section] : [],
    );
    expect(offered).toEqual([0, 1, 2, 3]);
    game.do({ kind: 'pickDancer', section: 2 });
    expect(sectionsOf(game)).toEqual([2, 3, 1, 3]);
  });

  it('only from sections where dancers are left', () => {
    const game = hosting(65, {}, { sections: [[0, 1, 0, 2]] });
    game.do({ kind: 'sendGuest', table: 0, hall: LEFT, row: BOTTOM });
    const offered = game.legal.flatMap((move) =>
      move.kind === 'pickDancer' ? [move.section] : [],
    );
    expect(offered).toEqual([1, 3]);
  });

  it('is impossible without dancers in the rehearsal room', () => {
    const game = hosting(65, { free: [0] }, { sections: [[0, 0, 0, 0]] });
    expect(openRows(game)).toEqual([]);
    expect(game.offers({ kind: 'moveIn' })).toBe(true);
  });

  it('sends the guest to the discard pile and frees the table', () => {
    const game = dance(hosting(65), LEFT, BOTTOM);
    expect(game.seat(0).cafe).toEqual([null, null, null]);
    expect(game.state.guestDiscard).toEqual([guests.knightOfTheEmpire]);
  });

  it('ballrooms.guest: gives the points and the reward of the guest', () => {
    // Guest 74: 10 points, a krone.
    const game = dance(hosting(74, { krones: 0 }), LEFT, BOTTOM);
    expect(pointsBySource(game).guest).toBe(10);
    expect(game.seat(0).krones).toBe(1);
  });

  it.each([
    ['yellow', 49],
    ['blue', 65],
    ['red', 77],
    ['green', 93],
  ])('W1: works for a %s guest in every ballroom, without any room', (_color, guest) => {
    const game = hosting(guest);
    expect(openRows(game)).toEqual(['0 0', '0 1', '0 2', '1 0', '1 1', '1 2', '2 0', '2 2']);
    expect(game.offers({ kind: 'moveIn' })).toBe(false);
  });

  it('W1: occupies no room, and no bonus of a group is paid', () => {
    const game = dance(hosting(65, { free: [0] }), LEFT, BOTTOM);
    expect(roomsOf(game.seat(0).occupied)).toEqual([]);
    expect(game.eventsOf('groupCompleted')).toEqual([]);
  });

  it('needs a complete order', () => {
    const cafe = [{ guest: guests.sovereign, goods: { coffee: 1 } }];
    const kitchen = { champagne: 5 };
    const game = scenario(position({ ...ball(), players: [{ kitchen, cafe }] }));
    expect(openRows(game)).toEqual([]);
  });

  it('ballrooms.flamenco: is offered to the Flamenco Dancer (53), who may also take a room', () => {
    const game = hosting(53, { free: [1] });
    expect(game.offers({ kind: 'sendGuest', table: 0 })).toBe(true);
    expect(game.offers({ kind: 'moveIn', table: 0, room: 1 })).toBe(true);
  });

  it('ballrooms.dancing, G3: is possible before and after the main action, as often as there are guests', () => {
    const cafe = [served(65), served(77), served(93)];
    const game = scenario(
      position({ dice: [4], ...ball(), players: [{ kitchen: { champagne: 3 }, cafe }] }),
    );
    game.do({ kind: 'sendGuest', table: 0, hall: LEFT, row: BOTTOM });
    game.do({ kind: 'pickDancer', section: 1 });
    game.do({ kind: 'takeDie', space: 4, boost: false }, { kind: 'splitKrones', krones: 1 });
    game.do({ kind: 'sendGuest', table: 1, hall: CENTRE, row: BOTTOM });
    game.do({ kind: 'pickDancer', section: 1 });
    game.do({ kind: 'sendGuest', table: 2, hall: RIGHT, row: BOTTOM });
    game.do({ kind: 'pickDancer', section: 3 });
    expect([LEFT, CENTRE, RIGHT].map((hall) => rowsOf(game, hall)[BOTTOM])).toEqual([
      '0',
      '0',
      '0',
    ]);
    expect(champagne(game)).toBe(0);
  });
});

describe('W1: pay first', () => {
  it('ballrooms.price: only rows that can be paid for are offered', () => {
    expect(openRows(hosting(65, { kitchen: { champagne: 1 } }))).toEqual(['0 0', '1 0', '2 0']);
    expect(openRows(hosting(65, { kitchen: { champagne: 2 } }))).toEqual([
      '0 0',
      '0 1',
      '1 0',
      '1 1',
      '2 0',
    ]);
  });

  it('champagne of the reward comes too late', () => {
    // Guest 139 gives 2 champagne.
    expect(openRows(hosting(139, { kitchen: {} }))).toEqual([]);
    expect(openRows(hosting(139, { kitchen: { champagne: 1 } }))).toEqual(['0 0', '1 0', '2 0']);
  });

  it('champagne of the section comes too late', () => {
    const at: Ball = { sections: [[0, 0, 1, 0]] };
    expect(openRows(hosting(65, { kitchen: { champagne: 1 } }, at))).not.toContain('0 1');
  });

  it('champagne on guests does not pay', () => {
    const cafe = [served(65), { guest: guests.laird, goods: { champagne: 1 } }];
    expect(openRows(scenario(position({ ...ball(), players: [{ cafe }] })))).toEqual([]);
  });
});

describe('the bonus of the row', () => {
  const HALLS = ['apollosaal', 'zumSperl', 'odeonsaal'] as const;
  const sent = (hall: number, row: number, player: PlayerInput = {}): Scenario =>
    dance(hosting(65, { krones: 0, ...player }, { halls: HALLS }), hall, row);

  it.each([
    { row: BOTTOM, krones: 0 },
    { row: MIDDLE, krones: 2 },
    { row: TOP, krones: 3 },
  ])('ballrooms.rowBonus: Apollosaal, row $row: $krones krones', ({ row, krones }) => {
    expect(sent(LEFT, row).seat(0).krones).toBe(krones);
  });

  it.each([
    { row: BOTTOM, goods: { champagne: 4 } },
    { row: MIDDLE, goods: { cake: 1, champagne: 3 } },
    { row: TOP, goods: { strudel: 1, wine: 1, coffee: 1, champagne: 2 } },
  ])('ballrooms.rowBonus: Zum Sperl, row $row: then the kitchen holds $goods', ({ row, goods }) => {
    expect(sent(CENTRE, row).seat(0).kitchen).toEqual(vector(goods));
  });

  it('Zum Sperl: the goods may go straight to guests', () => {
    const cafe = [served(65), 77];
    const game = scenario(
      position({ ...ball(), players: [{ kitchen: { champagne: 2 }, krones: 0, cafe }] }),
    );
    dance(game, CENTRE, MIDDLE).do({ kind: 'place', good: 'cake', table: 1 });
    expect(game.seat(0).cafe[1]?.goods).toEqual(vector({ cake: 1 }));
  });

  it('ballrooms.rowBonus: Odeonsaal, middle row: a free room on the lowest three floors becomes occupied', () => {
    const game = sent(RIGHT, MIDDLE, { free: [0, 5, 10, 15] });
    const rooms = game.legal.flatMap((move) => (move.kind === 'occupyRoom' ? [move.room] : []));
    expect(rooms).toEqual([0, 5, 10]);
    game.do({ kind: 'occupyRoom', room: 10 });
    expect(roomsOf(game.seat(0).occupied)).toEqual([10]);
    expect(pointsBySource(game).row).toBe(0);
  });

  it('ballrooms.rowBonus: Odeonsaal, top row: a free room of choice and 3 points', () => {
    const game = sent(RIGHT, TOP, { free: [0, 5, 10, 15] });
    expect(pointsBySource(game).row).toBe(3);
    game.do({ kind: 'occupyRoom', room: 15 });
    expect(roomsOf(game.seat(0).occupied)).toEqual([15]);
  });

  it('Odeonsaal: the room may stay free; the points come all the same', () => {
    const game = declineAll(sent(RIGHT, TOP, { free: [0] }));
    expect(roomsOf(game.seat(0).occupied)).toEqual([]);
    expect(pointsBySource(game).row).toBe(3);
  });

  it('G5: a room occupied by Odeonsaal pays the bonus of its group', () => {
    const game = sent(RIGHT, MIDDLE, { free: [0] }).do({ kind: 'occupyRoom', room: 0 });
    expect(pointsBySource(game).group).toBe(2);
  });

  it.each([
    { row: BOTTOM, emperor: 0 },
    { row: MIDDLE, emperor: 1 },
    { row: TOP, emperor: 3 },
  ])(
    'ballrooms.rowBonus: Goldener Strauß, row $row: $emperor emperor steps',
    ({ row, emperor }) => {
      const at = ball({ halls: ['goldenerStrauss', 'zumSperl', 'odeonsaal'] }, 3);
      const kitchen = { champagne: 3 };
      const game = scenario(
        position({ ...at, players: [{ kitchen, cafe: [served(65)] }, {}, {}] }),
      );
      expect(dance(game, LEFT, row).seat(0).emperor).toBe(emperor);
    },
  );

  it.each([
    { row: BOTTOM, vp: 0 },
    { row: MIDDLE, vp: 2 },
    { row: TOP, vp: 5 },
  ])('ballrooms.rowBonus: Zur Kettenbrücke, row $row: $vp points', ({ row, vp }) => {
    const kitchen = { champagne: 3 };
    const players = [{ kitchen, cafe: [served(65)] }, {}, {}];
    const game = scenario(position({ ...ball({}, 3), players }));
    expect(pointsBySource(dance(game, RIGHT, row)).row).toBe(vp);
  });
});

describe('the bonus of the section', () => {
  it('ballrooms.sectionBonus: comes when the last dancer has left it', () => {
    const game = dance(hosting(65, { krones: 0 }, { sections: [[1, 3, 2, 3]] }), LEFT, BOTTOM, 0);
    expect(game.seat(0).krones).toBe(2);
    expect(game.eventsOf('sectionCleared')).toMatchObject([{ seat: 0, section: 0 }]);
  });

  it('not before', () => {
    const game = dance(hosting(65, { krones: 0 }), LEFT, BOTTOM, 0);
    expect(sectionsOf(game)).toEqual([1, 3, 2, 3]);
    expect(game.seat(0).krones).toBe(0);
  });

  it('and only for that section', () => {
    const at: Ball = { sections: [[0, 3, 1, 3]] };
    const game = dance(hosting(65, { krones: 0 }, at), LEFT, BOTTOM, 1);
    expect(game.seat(0)).toMatchObject({ krones: 0, emperor: 0 });
    expect(champagne(game)).toBe(4);
  });
});

describe('W1: row, guest and section pay in any order', () => {
  // The Mayor (154): 2 champagne and a dancer. The section gives 2 champagne and a step.
  const mayor = (): Scenario =>
    dance(
      hosting(154, { kitchen: { champagne: 3 } }, { sections: [[0, 3, 1, 0]] }),
      CENTRE,
      TOP,
      2,
    );

  it('what is a matter of order is asked', () => {
    const game = mayor();
    expect(waiting(game).sort()).toEqual(['goods', 'goods', 'goods', 'sendDancer']);
    expect(champagne(game)).toBe(0);
  });

  it('champagne of the section can pay for the dancer of the reward', () => {
    const game = mayor();
    const items = game.task?.kind === 'benefits' ? game.task.items : [];
    game.do({ kind: 'benefit', item: items.findIndex(({ cause }) => cause.source === 'section') });
    expect(champagne(game)).toBe(2);
    begin(game, 'sendDancer');
    expect(openRows(game)).toEqual(['0 0', '0 1', '1 0', '1 1', '2 0']);
    dance(game, LEFT, MIDDLE);
    expect(rowsOf(game, LEFT)).toEqual(['', '0', '']);
  });

  it('the reward can be declined; row and section pay all the same', () => {
    const game = playOut(declineAll(mayor()));
    expect(game.task?.kind).toBe('turn');
    expect(rowsOf(game, CENTRE)).toEqual(['', '', '0']);
    expect(rowsOf(game, LEFT)).toEqual(['', '', '']);
    expect(champagne(game)).toBe(2);
    expect(pointsBySource(game).guest).toBe(3);
  });
});

describe('W1: staff that reacts to a leaving guest reacts', () => {
  it('Groom (5): 2 krones for a red guest who dances', () => {
    const game = dance(hosting(148, { krones: 0, played: [GROOM] }), CENTRE, BOTTOM);
    expect(game.seat(0).krones).toBe(2);
  });

  it('but not for a guest of another colour', () => {
    const game = dance(hosting(65, { krones: 0, played: [GROOM] }), CENTRE, BOTTOM);
    expect(game.seat(0).krones).toBe(0);
  });

  it('G4: card 33: 4 points for a guest who ordered four goods, champagne counted', () => {
    // The Tsarina: a strudel, two coffees, a champagne.
    const game = dance(hosting(147, { played: [FLOOR_HOUSEKEEPER] }), CENTRE, BOTTOM);
    expect(pointsBySource(game).staff).toBe(4);
  });

  it('Custodian (23) does not: no room becomes occupied', () => {
    const game = dance(
      hosting(65, { krones: 0, played: [staff.custodian], free: [0] }),
      CENTRE,
      BOTTOM,
    );
    expect(game.seat(0).krones).toBe(0);
  });
});

describe('W1: an effect that sends a dancer', () => {
  // The Ambassador (148) moves in; then a dancer may be sent at the usual price.
  const AMBASSADOR = 148;
  const movedIn = (player: PlayerInput, at: Ball = {}): Scenario =>
    hosting(AMBASSADOR, { free: [2], ...player }, at).do({ kind: 'moveIn', table: 0, room: 2 });

  it('needs no guest: pay, place, row bonus, section bonus', () => {
    const at: Ball = { sections: [[1, 0, 0, 0]] };
    const game = movedIn({ krones: 0, kitchen: { champagne: 2 } }, at);
    dance(game, LEFT, MIDDLE);
    expect(rowsOf(game, LEFT)).toEqual(['', '0', '']);
    expect(champagne(game)).toBe(0);
    // 2 for the row, 2 for the section.
    expect(game.seat(0).krones).toBe(4);
    expect(game.seat(0).cafe).toEqual([null, null, null]);
  });

  it('gives the points of the guest once', () => {
    const game = dance(movedIn({}), LEFT, BOTTOM);
    expect(pointsBySource(game).guest).toBe(4);
  });

  it('needs champagne in the kitchen', () => {
    const game = movedIn({ kitchen: {} });
    expect(game.task?.kind).toBe('turn');
    expect(game.eventsOf('dancerSent')).toEqual([]);
  });

  it('may be declined', () => {
    const game = movedIn({}).do({ kind: 'skip' });
    expect(game.task?.kind).toBe('turn');
    expect(champagne(game)).toBe(5);
  });

  it('also follows when the guest has danced', () => {
    const game = dance(hosting(AMBASSADOR), LEFT, BOTTOM);
    dance(game, LEFT, BOTTOM);
    expect(rowsOf(game, LEFT)).toEqual(['0 0', '', '']);
    expect(champagne(game)).toBe(3);
  });
});
