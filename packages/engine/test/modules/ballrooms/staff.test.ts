import type { StaffNumber, Timing } from '@gah/engine';
import { staffCard } from '@gah/engine';
import type { PlayerInput, PositionInput, Scenario } from '@gah/engine/testing';
import { position, scenario, guests, politics, staff } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { served, vector, playOut } from '../../guests/arrival.js';
import { finalVp } from '../../staff/support.js';
import type { Ball } from './support.js';
import {
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
  pointsBySource,
  RIGHT,
  rowsOf,
  TOP,
} from './support.js';

const POOL_ATTENDANT = staff.poolAttendant; // 3 emperor steps
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

/** Seat 0 has both turns of the round, and a 5 for each. */
const atBall = (player: PlayerInput, at: Ball = {}, rest: PositionInput = {}): Scenario =>
  scenario(
    position({ ...ball(at), dice: [5, 5], ...rest, players: [player, { diceTaken: [1, 1] }] }),
  );
const take5 = { kind: 'takeDie', space: 5, boost: false } as const;
const playing = (card: StaffNumber, player: PlayerInput = {}, at: Ball = {}): Scenario =>
  atBall({ ...player, hand: [card, ...(player.hand ?? [])] }, at).do(take5, {
    kind: 'playStaff',
    card,
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

describe('Danube Steamship Captain (133)', () => {
  const captain = (player: PlayerInput = {}, rest: PositionInput = {}): Scenario =>
    atBall(
      {
        krones: 20,
        played: [staff.danubeSteamshipCaptain],
        hand: [POOL_ATTENDANT, staff.sommelier],
        ...player,
      },
      {},
      rest,
    );

  it('ballroomStaff.captain: sends a dancer for 1 champagne less directly after another card has been played', () => {
    const game = captain({ kitchen: { champagne: 1 } });
    game.do(take5, { kind: 'playStaff', card: POOL_ATTENDANT });
    // No additional action in between.
    expect(game.task?.kind).toBe('sendDancer');
    expect(openRows(game)).toEqual(['0 0', '0 1', '1 0', '1 1', '2 0']);
    dance(game, CENTRE, MIDDLE);
    expect(champagne(game)).toBe(0);
    expect(game.seat(0).used).toEqual([staff.danubeSteamshipCaptain]);
    expect(game.task?.kind).toBe('turn');
  });

  it('ballroomStaff.captain: once per round', () => {
    const game = captain().do(take5, { kind: 'playStaff', card: POOL_ATTENDANT });
    dance(game, CENTRE, BOTTOM).do({ kind: 'endTurn' }, take5, {
      kind: 'playStaff',
      card: staff.sommelier,
    });
    expect(game.task?.kind).toBe('turn');
    expect(game.eventsOf('dancerSent')).toHaveLength(1);
  });

  it('with a later card, if it was declined before', () => {
    const game = captain().do(take5, { kind: 'playStaff', card: POOL_ATTENDANT }, { kind: 'skip' });
    game.do({ kind: 'endTurn' }, take5, { kind: 'playStaff', card: staff.sommelier });
    expect(game.task?.kind).toBe('sendDancer');
  });

  it('again in the next round', () => {
    const game = captain({ used: [staff.danubeSteamshipCaptain] }).do(take5, {
      kind: 'playStaff',
      card: POOL_ATTENDANT,
    });
    expect(game.task?.kind).toBe('turn');
    const fresh = scenario(
      position({
        ...ball(),
        mainDone: true,
        players: [{ played: [staff.danubeSteamshipCaptain], used: [staff.danubeSteamshipCaptain] }],
      }),
    );
    fresh.do({ kind: 'endTurn' });
    expect(fresh.seat(0).used).toEqual([]);
  });

  it('not after the captain has been played', () => {
    const game = playing(133);
    expect(game.task?.kind).toBe('turn');
    expect(game.offers({ kind: 'useStaff' })).toBe(false);
  });

  it('not by itself: it is no additional action', () => {
    expect(captain({ kitchen: { champagne: 3 } }).offers({ kind: 'useStaff' })).toBe(false);
  });

  it('after the immediate effect of the card: its champagne can be spent', () => {
    const game = captain({ hand: [staff.violinist] }).do(take5, {
      kind: 'playStaff',
      card: staff.violinist,
    });
    dance(game, LEFT, TOP);
    expect(champagne(game)).toBe(1);
  });

  it('also after a card that a guest lets the player play', () => {
    // The Lady Companion (135): a step and a card free of charge.
    const game = captain({ cafe: [served(135)], free: [1] });
    game.do({ kind: 'moveIn', table: 0, room: 1 }, { kind: 'playStaff', card: staff.sommelier });
    expect(game.task?.kind).toBe('sendDancer');
  });

  it('once per round, even if the card played lets another one be played', () => {
    const { modules } = position({ modules: ['ballrooms', 'celebrities'] });
    const { deck = [], lounge = [] } = modules.celebrities ?? {};
    const others = [...deck, ...lounge.flatMap((key) => key ?? [])].filter(
      (key) => key !== 'christie',
    );
    // Christie: a card for 2 krones less when steps are gained.
    const game = captain(
      { kitchen: { champagne: 2 } },
      {
        modules: ['ballrooms', 'celebrities'],
        celebrities: { deck: others, lounge: [null, null, null], owned: [['christie'], []] },
      },
    );
    game.do(
      take5,
      { kind: 'playStaff', card: POOL_ATTENDANT },
      { kind: 'playStaff', card: staff.sommelier },
    );
    dance(game, CENTRE, BOTTOM);
    expect(game.seat(0).used).toEqual([staff.danubeSteamshipCaptain]);
    expect(game.task?.kind).toBe('turn');
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
