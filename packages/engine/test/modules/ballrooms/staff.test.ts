import type { StaffNumber, Timing } from '@gah/engine';
import { staffCard } from '@gah/engine';
import type { PlayerInput, Scenario } from '@gah/engine/testing';
import { position, scenario, guests, politics, staff } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { served, vector, playOut } from '../../guests/arrival.js';
import { finalVp } from '../../staff/support.js';
import type { Ball } from './support.js';
import {
  atBall,
  ball,
  BOTTOM,
  CENTRE,
  champagne,
  champagnePaid,
  content,
  dance,
  LEFT,
  MIDDLE,
  openRows,
  playing,
  pointsBySource,
  RIGHT,
  rowsOf,
  take5,
  TOP,
} from './support.js';

const SECRETARY = staff.secretary; // copies a final scoring of an opponent

/** Number, cost and timing. */
const CARDS: [StaffNumber, number, Timing][] = [
  [119, 3, 'permanent'],
  [120, 3, 'once'],
  [121, 4, 'permanent'],
  [122, 3, 'round'],
  [123, 4, 'round'],
  [124, 4, 'permanent'],
  [125, 3, 'permanent'],
  [126, 4, 'final'],
  [127, 4, 'once'],
  [128, 4, 'round'],
  [129, 6, 'round'],
  [130, 3, 'permanent'],
  [131, 4, 'permanent'],
  [132, 1, 'permanent'],
  [133, 3, 'round'],
];

describe.each(CARDS)('staff %i', (number, cost, timing) => {
  it('ballroomStaff.values: has the cost and the timing of the data, the cost being reconstructed', () => {
    expect(staffCard(content, number)).toMatchObject({
      cost,
      timing,
      needs: ['ballrooms'],
      promo: false,
      source: { effect: 'rulebook', cost: 'reconstructed' },
    });
  });
});

describe('Violinist (120)', () => {
  it('ballroomStaff.violinist: gives 3 champagne, once', () => {
    const game = playing(120);
    expect(game.seat(0).kitchen).toEqual(vector({ champagne: 3 }));
    expect(game.offers({ kind: 'useStaff' })).toBe(false);
  });
});

describe('Symphonist (122)', () => {
  it('ballroomStaff.symphonist: turns a champagne into 5 points, once per round', () => {
    const game = atBall({ played: [staff.symphonist], kitchen: { champagne: 3 } });
    game.do({ kind: 'useStaff', card: staff.symphonist });
    expect(champagne(game)).toBe(2);
    expect(pointsBySource(game).staff).toBe(5);
    expect(game.offers({ kind: 'useStaff', card: staff.symphonist })).toBe(false);
  });

  it('needs champagne in the kitchen', () => {
    const cafe = [{ guest: guests.laird, goods: { champagne: 1 } }];
    const game = atBall({ played: [staff.symphonist], cafe, kitchen: { wine: 2 } });
    expect(game.offers({ kind: 'useStaff', card: staff.symphonist })).toBe(false);
  });
});

describe('Usherette (123)', () => {
  it('ballroomStaff.usherette: sells a champagne and 3 points for 2 krones, once per round', () => {
    const game = atBall({ played: [staff.usherette], krones: 5 }).do({
      kind: 'useStaff',
      card: staff.usherette,
    });
    expect(game.seat(0).krones).toBe(3);
    expect(champagne(game)).toBe(1);
    expect(pointsBySource(game).staff).toBe(3);
    expect(game.offers({ kind: 'useStaff', card: staff.usherette })).toBe(false);
  });

  it('needs 2 krones', () => {
    const game = atBall({ played: [staff.usherette], krones: 1 });
    expect(game.offers({ kind: 'useStaff', card: staff.usherette })).toBe(false);
  });
});

describe('Pianist (129)', () => {
  it('ballroomStaff.pianist: gives a champagne, once in every round', () => {
    const table = { ...ball(), mainDone: true, players: [{ played: [staff.pianist] }] };
    const game = scenario(position(table)).do({ kind: 'useStaff', card: staff.pianist });
    expect(champagne(game)).toBe(1);
    expect(game.offers({ kind: 'useStaff', card: staff.pianist })).toBe(false);
    game.do({ kind: 'endTurn' }, { kind: 'pass' }, { kind: 'useStaff', card: staff.pianist });
    expect(game.state.round).toBe(2);
    expect(champagne(game)).toBe(2);
  });
});

describe('Leading Dancer (126)', () => {
  const halls = ['apollosaal', 'zumSperl', 'zurKettenbruecke'] as const;
  const at: Ball = {
    halls,
    floor: { apollosaal: ['0 1 0'], zumSperl: ['', '0'], zurKettenbruecke: ['', '', '1 1 1 0 0'] },
  };

  it('ballroomStaff.leadingDancer: 2 points at the end for each own dancer in a ballroom, balcony included', () => {
    expect(finalVp(atBall({ played: [staff.leadingDancer] }, at).state, 126)).toBe(10);
  });

  it('none without dancers there', () => {
    expect(finalVp(atBall({ played: [staff.leadingDancer] }).state, 126)).toBe(0);
  });

  it('two dancers on one space count twice', () => {
    expect(
      finalVp(
        atBall({ played: [staff.leadingDancer] }, { floor: { zumSperl: ['00 1'] } }).state,
        126,
      ),
    ).toBe(4);
  });

  it('S3: the Secretary of an opponent counts the own dancers', () => {
    const players = [{ played: [SECRETARY] }, { played: [staff.leadingDancer] }];
    expect(finalVp(position({ ...ball(at), players }), SECRETARY)).toBe(10);
    expect(finalVp(position({ ...ball(at), players }), 126, 1)).toBe(8);
  });
});

describe('Harpist (127)', () => {
  /** Begins with the dancer of this discount, if that is asked. */
  function beginWith(game: Scenario, discount: number): Scenario {
    const items = game.task?.kind === 'benefits' ? game.task.items : [];
    const item = items.findIndex(
      ({ effect }) => effect.do === 'sendDancer' && effect.discount === discount,
    );
    return item < 0 ? game : game.do({ kind: 'benefit', item });
  }
  const harpist = (bottles: number, at: Ball = {}): Scenario =>
    playing(127, { kitchen: { champagne: bottles } }, at);

  it('ballroomStaff.harpist: sends two dancers: the first for 2 champagne less, the second for 1 less', () => {
    const game = beginWith(harpist(3), 2);
    dance(game, LEFT, TOP);
    expect(champagne(game)).toBe(2);
    dance(game, LEFT, TOP);
    expect(champagne(game)).toBe(0);
    expect(rowsOf(game, LEFT)).toEqual(['', '', '0 0']);
    expect(game.task?.kind).toBe('turn');
  });

  it('to different ballrooms, if the player likes', () => {
    const game = beginWith(harpist(0), 2);
    dance(game, CENTRE, MIDDLE);
    dance(game, RIGHT, BOTTOM);
    expect([CENTRE, RIGHT].map((hall) => rowsOf(game, hall))).toEqual([
      ['', '0', ''],
      ['0', '', ''],
    ]);
  });

  it('up to 2 less: a bottom row is free of charge, not better than that', () => {
    const game = dance(beginWith(harpist(1), 2), LEFT, BOTTOM);
    expect(champagne(game)).toBe(1);
  });

  it('may send one or none', () => {
    const one = dance(beginWith(harpist(0), 2), LEFT, BOTTOM).do({ kind: 'skip' });
    expect(one.task?.kind).toBe('turn');
    expect(one.eventsOf('dancerSent')).toHaveLength(1);
    const none = harpist(0);
    while (none.offers({ kind: 'skip' })) none.do({ kind: 'skip' });
    expect(none.eventsOf('dancerSent')).toEqual([]);
  });

  it('gives the greater discount to the dancer who is sent first', () => {
    // The first dancer clears a section and brings a champagne; the second may use it, at 1 less.
    const game = beginWith(harpist(0, { rehearsal: ['gallery'], sections: [[1, 2, 3, 4]] }), 1);
    dance(game, LEFT, BOTTOM, 0);
    expect(champagne(game)).toBe(1);
    expect(openRows(game)).toEqual(['0 0', '0 1', '1 0', '1 1', '2 0']);
  });
});

describe('Cellist (128)', () => {
  const cellist = (player: PlayerInput = {}): Scenario =>
    atBall({ played: [staff.cellist], kitchen: { cake: 1, wine: 1, champagne: 1 }, ...player });

  it('ballroomStaff.cellist: spends a dish or drink of choice and sends a dancer for 1 champagne less', () => {
    const game = cellist().do(
      { kind: 'useStaff', card: staff.cellist },
      { kind: 'spendGood', good: 'wine' },
    );
    dance(game, LEFT, MIDDLE);
    expect(game.seat(0).kitchen).toEqual(vector({ cake: 1 }));
    expect(rowsOf(game, LEFT)).toEqual(['', '0', '']);
    expect(game.offers({ kind: 'useStaff', card: staff.cellist })).toBe(false);
  });

  it('does not take champagne for the good', () => {
    const game = cellist().do({ kind: 'useStaff', card: staff.cellist });
    expect(game.offers({ kind: 'spendGood', good: 'champagne' })).toBe(false);
    const dry = cellist({ kitchen: { champagne: 3 } });
    expect(dry.offers({ kind: 'useStaff', card: staff.cellist })).toBe(false);
  });

  it('takes nothing from guests', () => {
    const game = cellist({
      kitchen: {},
      cafe: [{ guest: guests.portraitPainter, goods: { wine: 1 } }],
    });
    expect(game.offers({ kind: 'useStaff', card: staff.cellist })).toBe(false);
  });
});

describe('Ballet Master (130)', () => {
  it('gives a krone and a card for a guest who dances', () => {
    const player = {
      played: [staff.balletMaster],
      krones: 0,
      kitchen: { champagne: 1 },
      cafe: [served(65)],
    };
    const game = dance(
      atBall(player, {}, { nextStaff: [staff.operator, staff.gardener] }),
      CENTRE,
      BOTTOM,
    );
    expect(game.seat(0)).toMatchObject({ krones: 1, hand: [staff.operator] });
  });

  it('ballroomStaff.balletMaster: and for every dancer whom an effect sends', () => {
    // The Prima Ballerina (137) brings 2 krones and two more dancers.
    const player = {
      played: [staff.balletMaster],
      krones: 0,
      kitchen: { champagne: 3 },
      cafe: [served(137)],
    };
    const game = atBall(player, {}, { nextStaff: [staff.operator, staff.gardener, staff.barista] });
    dance(game, CENTRE, BOTTOM);
    dance(game, CENTRE, BOTTOM);
    playOut(dance(game, CENTRE, BOTTOM, 3));
    expect(game.eventsOf('dancerSent')).toHaveLength(3);
    expect(game.seat(0)).toMatchObject({
      krones: 2 + 3,
      hand: [staff.operator, staff.gardener, staff.barista],
    });
  });

  it('nothing for a guest who moves in, nor for dancers of others', () => {
    const player = { played: [staff.balletMaster], krones: 0, cafe: [served(65)], free: [0] };
    const game = atBall(player).do({ kind: 'moveIn', table: 0, room: 0 });
    expect(game.seat(0)).toMatchObject({ krones: 0, hand: [] });
    const players = [
      { played: [staff.balletMaster], krones: 0 },
      { kitchen: { champagne: 1 }, cafe: [served(65)] },
    ];
    const other = scenario(position({ ...ball(), turn: 1, dice: [1], players }));
    other.do({ kind: 'sendGuest', table: 0, hall: CENTRE, row: BOTTOM });
    other.do({ kind: 'pickDancer', section: 3 });
    expect(other.seat(0)).toMatchObject({ krones: 0, hand: [] });
  });
});

describe('Arranger (132)', () => {
  const KRONES_20 = politics.fullPurse;

  it('ballroomStaff.arranger: gives 2 champagne for a marker on a politics card', () => {
    const game = atBall({ played: [staff.arranger], krones: 20 }).do({ kind: 'claim', slot: 0 });
    expect(champagne(game)).toBe(2);
    expect(pointsBySource(game).politics).toBe(15);
  });

  it('not for the marker of somebody else', () => {
    const players = [{ played: [staff.arranger] }, { krones: 20 }];
    const game = scenario(position({ ...ball(), turn: 1, dice: [1], players }));
    game.do({ kind: 'claim', slot: 0 });
    expect([champagne(game, 0), champagne(game, 1)]).toEqual([0, 0]);
  });

  it('not for a personal politics card of Ninas Melange', () => {
    const game = atBall(
      { played: [staff.arranger], krones: 20 },
      {},
      {
        modules: ['ballrooms', 'entrances'],
        politics: [politics.twelveRooms, politics.twoFloors, politics.threeOfEachColour],
        entrances: {
          owned: ['ninas', 'stroup'],
          personalPolitics: [KRONES_20, politics.sixGroups, politics.redAndYellow],
        },
      },
    );
    game.do({ kind: 'fulfil', card: KRONES_20 });
    expect(pointsBySource(game).politics).toBe(15);
    expect(champagne(game)).toBe(0);
  });
});

describe('discounts on dancers', () => {
  it('ballroomStaff.discounts: are not added up: each sends a dancer of its own', () => {
    // The Harpist sends two, then the Captain one for 1 less.
    const game = atBall({
      krones: 20,
      played: [staff.danubeSteamshipCaptain],
      hand: [staff.harpist],
      kitchen: { champagne: 6 },
    });
    game.do(take5, { kind: 'playStaff', card: staff.harpist });
    dance(game, LEFT, TOP);
    dance(game, LEFT, TOP);
    dance(game, CENTRE, TOP, 3);
    expect(champagnePaid(game)).toBe(1 + 2 + 2);
  });
});
