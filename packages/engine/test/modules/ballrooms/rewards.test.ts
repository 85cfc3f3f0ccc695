import { guests, staff } from '@gah/engine/testing';
import type { GuestNumber } from '@gah/engine';
import { DISHES_AND_DRINKS, roomsOf } from '@gah/engine';
import type { PlayerInput, PositionInput, Scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import type { Goods } from '../../guests/arrival.js';
import {
  arrival,
  begin,
  BLUE,
  declineAll,
  RED,
  vector,
  waiting,
  YELLOW,
  playOut,
} from '../../guests/arrival.js';
import {
  ball,
  BOTTOM,
  CENTRE,
  champagne,
  champagnePaid,
  dance,
  LEFT,
  MIDDLE,
  openRows,
  RIGHT,
  rowsOf,
  TOP,
} from './support.js';

const DELIVERY_BOY = staff.deliveryBoy; // costs 6

/** Seat 0 has just moved the guest in. */
const atBall = (guest: GuestNumber, player: PlayerInput = {}, rest: PositionInput = {}): Scenario =>
  arrival(guest, player, { ...ball(), ...rest });

/** What a guest simply gives; everything else is declined here and tested below. */
const GAINS: [GuestNumber, { krones?: number; emperor?: number; kitchen?: Goods }][] = [
  [134, { kitchen: { champagne: 1 } }],
  [135, { emperor: 1 }],
  [136, { kitchen: { champagne: 1 } }],
  [137, { krones: 2 }],
  [138, { kitchen: { champagne: 1 } }],
  [139, { kitchen: { champagne: 2 } }],
  [140, {}],
  [141, { kitchen: { champagne: 1 } }],
  [142, { kitchen: { champagne: 1 } }],
  [144, { kitchen: { champagne: 1 } }],
  [145, { kitchen: { champagne: 2 } }],
  [146, {}],
  [147, {}],
  [148, {}],
  [149, { krones: 5 }],
  [150, { krones: 2, kitchen: { champagne: 1 } }],
  [151, { emperor: 2 }],
  [152, { kitchen: { champagne: 1 } }],
  [153, {}],
  [154, { kitchen: { champagne: 2 } }],
  [155, { kitchen: { champagne: 1 } }],
  [156, { kitchen: { champagne: 2 } }],
  [157, {}],
  [158, { kitchen: { champagne: 1 } }],
  [159, {}],
  [161, {}],
  [162, {}],
];

describe('what guests give', () => {
  it.each(GAINS)(
    'ballroomGuests.gains: guest %i gives %j',
    (guest, { krones = 0, emperor = 0, kitchen = {} }) => {
      const game = playOut(atBall(guest, { krones: 0, hand: [DELIVERY_BOY] }));
      expect(game.task).toMatchObject({ kind: 'turn', seat: 0 });
      expect(game.seat(0)).toMatchObject({ krones, emperor, kitchen: vector(kitchen) });
      expect(game.eventsOf('dancerSent')).toEqual([]);
    },
  );

  it('champagne may go straight to another guest', () => {
    const game = atBall(134, { krones: 0, cafe: [guests.abbess] });
    game.do({ kind: 'place', good: 'champagne', table: 1 });
    expect(game.seat(0).cafe[1]?.goods).toEqual(vector({ champagne: 1 }));
    expect(champagne(game)).toBe(0);
  });
});

describe('G4: a reward is optional', () => {
  // With 2 champagne tile A5 takes them; with fewer it takes 5 points and leaves the champagne.
  it('champagne can be declined while the penalty of A5 threatens', () => {
    const host = { kitchen: { champagne: 1 } };
    const game = atBall(134, host, { round: 3, tiles: ['A5', 'B1', 'C1'] });
    expect(game.offers({ kind: 'skip' })).toBe(true);
    expect(champagne(declineAll(game))).toBe(1);
  });
});

describe('goods of choice', () => {
  it.each([143, 160])(
    'ballroomGuests.chosenGoods: guest %i: two dishes or drinks, mixed or not, no champagne',
    (guest) => {
      for (const first of DISHES_AND_DRINKS) {
        const game = begin(atBall(guest), 'chooseGoods');
        expect(game.offers({ kind: 'chooseGood', good: 'champagne' })).toBe(false);
        game.do({ kind: 'chooseGood', good: first }, { kind: 'chooseGood', good: 'coffee' });
        const bottles = guest === 160 ? { champagne: 1 } : {};
        const goods = first === 'coffee' ? { coffee: 2 } : { [first]: 1, coffee: 1 };
        expect(game.seat(0).kitchen).toEqual(vector({ ...goods, ...bottles }));
      }
    },
  );
});

describe('staff', () => {
  it('ballroomGuests.staff: Lady Companion (135): a card from hand, free', () => {
    const game = atBall(135, { krones: 0, hand: [DELIVERY_BOY] });
    game.do({ kind: 'playStaff', card: DELIVERY_BOY });
    expect(game.seat(0)).toMatchObject({ krones: 0, played: [DELIVERY_BOY], emperor: 1 });
  });

  it.each([
    [3, true],
    [2, false],
  ])(
    'ballroomGuests.staff: Mannequin (138): a card for 3 krones less; with %i krones: %s',
    (krones, possible) => {
      const game = begin(atBall(138, { krones, hand: [DELIVERY_BOY] }), 'goods');
      expect(game.offers({ kind: 'playStaff', card: DELIVERY_BOY })).toBe(possible);
      if (possible) {
        game.do({ kind: 'playStaff', card: DELIVERY_BOY });
        expect(game.seat(0)).toMatchObject({ krones: 0, played: [DELIVERY_BOY] });
      }
    },
  );

  describe('The Beauty (159)', () => {
    const drawing = { nextStaff: [DELIVERY_BOY, staff.barkeeper, staff.sousChef] };

    it('ballroomGuests.beauty: draws three, of which one can be played for 3 krones less', () => {
      const game = atBall(159, { krones: 3 }, drawing);
      begin(game, 'drawThree').do({ kind: 'playStaff', card: DELIVERY_BOY });
      game.do({ kind: 'putUnder', card: staff.sousChef });
      expect(game.seat(0)).toMatchObject({ krones: 0, played: [DELIVERY_BOY], hand: [] });
      expect(game.state.staffDeck.slice(0, 2)).toEqual([3, 4]);
    });

    it('all three go back if all are too dear', () => {
      const game = atBall(
        159,
        { krones: 0 },
        { nextStaff: [DELIVERY_BOY, staff.waitress, staff.sousChef] },
      );
      expect(game.offers({ kind: 'playStaff' })).toBe(false);
      game.do(
        { kind: 'skip' },
        { kind: 'putUnder', card: staff.sousChef },
        { kind: 'putUnder', card: staff.waitress },
      );
      expect(game.state.staffDeck.slice(0, 3)).toEqual([DELIVERY_BOY, 2, 4]);
      expect(game.seat(0)).toMatchObject({ krones: 0, played: [], hand: [] });
    });

    it('sends a dancer too', () => {
      const game = atBall(159, { kitchen: { champagne: 1 } }, drawing);
      dance(game, CENTRE, BOTTOM);
      expect(champagne(game)).toBe(0);
      expect(game.task?.kind).toBe('playDrawn');
    });
  });
});

describe('rooms', () => {
  it.each([
    { guest: guests.tenno, name: 'Tenno', price: 1 },
    { guest: guests.theBeast, name: 'The Beast', price: 2 },
  ])(
    'ballroomGuests.rooms: $name ($guest): a room on the second floor costs $price',
    ({ guest, price }) => {
      const game = begin(atBall(guest, { krones: price, free: [0, 1, 2, 5] }), 'goods');
      game.do({ kind: 'prepareRoom', room: 10 });
      expect(game.seat(0).krones).toBe(0);
      expect(roomsOf(game.seat(0).tiles)).toContain(10);
    },
  );

  it('The Beast (155): pays in full', () => {
    const game = begin(atBall(155, { krones: 0 }), 'goods');
    expect(game.offers({ kind: 'prepareRoom', room: 5 })).toBe(false);
    expect(game.offers({ kind: 'prepareRoom', room: 3 })).toBe(true);
  });

  it.each([157, 162])(
    'ballroomGuests.furtherRoom: guest %i: another room becomes occupied',
    (guest) => {
      const game = atBall(guest);
      game.do({ kind: 'occupyRoom', room: RED });
      expect(roomsOf(game.seat(0).occupied)).toEqual([YELLOW, RED]);
      expect(game.task?.kind).toBe('turn');
    },
  );

  it('The Pope (162): the other room may stay free, and must be free', () => {
    const game = atBall(162, { free: [YELLOW, RED], occupied: [BLUE] });
    expect(game.offers({ kind: 'occupyRoom', room: BLUE })).toBe(false);
    game.do({ kind: 'skip' });
    expect(roomsOf(game.seat(0).occupied)).toEqual([BLUE, YELLOW]);
  });
});

describe('The Phantom (158)', () => {
  it('ballroomGuests.phantom: takes a guest from the queue, free', () => {
    const game = atBall(
      158,
      { krones: 0 },
      {
        queue: [
          guests.knightOfTheEmpire,
          guests.apothecary,
          guests.mrHorsa,
          guests.sculptor,
          guests.portraitPainter,
        ],
      },
    );
    begin(game, 'goods').do({ kind: 'takeGuest', place: 0 });
    expect(game.seat(0).krones).toBe(0);
    expect(game.seat(0).cafe[0]?.card).toBe(65);
  });
});

describe('dancers', () => {
  /** Guests who send dancers: how many, for how much less. */
  const SENDING = [
    { guest: guests.primaBallerina, name: 'Prima Ballerina', dancers: 2, less: 0 },
    { guest: guests.tsarina, name: 'Tsarina', dancers: 1, less: 1 },
    { guest: guests.ambassador, name: 'Ambassador', dancers: 1, less: 0 },
    { guest: guests.admiralWinterbottom, name: 'Admiral Winterbottom', dancers: 1, less: 0 },
    { guest: guests.mayor, name: 'Mayor', dancers: 1, less: 0 },
    { guest: guests.cInderella, name: 'C. Inderella', dancers: 1, less: 0 },
    { guest: guests.theBeauty, name: 'The Beauty', dancers: 1, less: 0 },
    { guest: guests.partygoer, name: 'Partygoer', dancers: 1, less: 2 },
  ];

  describe.each(SENDING)('$name ($guest)', ({ guest, dancers, less }) => {
    it.each([
      ['bottom', BOTTOM],
      ['middle', MIDDLE],
      ['top', TOP],
    ])(
      `ballroomGuests.dancers: sends a dancer to the %s row for ${less} champagne less`,
      (_name, row) => {
        const game = dance(atBall(guest, { kitchen: { champagne: 3 } }), CENTRE, row);
        expect(champagnePaid(game)).toBe(Math.max(0, row + 1 - less));
        expect(rowsOf(game, CENTRE)[row]).toBe('0');
      },
    );

    it(`ballroomGuests.dancers: sends ${dancers} in all`, () => {
      const game = atBall(guest, { kitchen: { champagne: 9 } });
      for (let sent = 0; sent < dancers; sent++) dance(game, CENTRE, BOTTOM);
      expect(game.eventsOf('dancerSent')).toHaveLength(dancers);
      expect(game.task?.kind).not.toBe('sendDancer');
      expect(waiting(game)).not.toContain('sendDancer');
    });
  });

  it('Prima Ballerina (137): both to one ballroom or to two', () => {
    const game = atBall(137, { kitchen: { champagne: 3 } });
    dance(game, LEFT, MIDDLE);
    dance(game, RIGHT, BOTTOM);
    expect([rowsOf(game, LEFT), rowsOf(game, RIGHT)]).toEqual([
      ['', '0', ''],
      ['0', '', ''],
    ]);
    expect(champagne(game)).toBe(0);
  });

  it('Mayor (154): his 2 champagne can pay for the dancer', () => {
    const game = begin(atBall(154), 'goods');
    expect(openRows(game)).toEqual(['0 0', '0 1', '1 0', '1 1', '2 0']);
  });

  it('Partygoer (161): without champagne to the bottom and middle rows', () => {
    expect(openRows(atBall(161))).toEqual(['0 0', '0 1', '1 0', '1 1', '2 0']);
  });
});
