import type { PlayerInput, Scenario } from '@gah/engine/testing';
import { position, scenario, guests, staff } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { begin, waiting, playOut } from '../../guests/arrival.js';
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
  rowsOf,
} from './support.js';

const DANCING_MASTER = 119;
const CHOIRMASTER = 125;
const VALUES = [1, 2, 3, 4, 5, 6];

/** Seat 0 has both turns of the round, with these dice. */
const withDice = (dice: number[], player: PlayerInput): Scenario =>
  scenario(position({ ...ball(), dice, players: [player, { diceTaken: [1, 1] }] }));
const taken = (space: number) => ({ kind: 'takeDie', space, boost: false }) as const;

interface Gains {
  readonly krones: number;
  readonly vp: number;
  readonly champagne: number;
  readonly cards: number;
}

/** What seat 0 has after taking a die and using its action as plainly as possible. */
function outcome(value: number, played: number[], copied = 1): Gains {
  const game = withDice([value], { krones: 5, played, kitchen: { champagne: 3 } }).do(taken(value));
  if (game.task?.kind === 'copy') game.do({ kind: 'copy', space: copied });
  playOut(game);
  const { krones, vp, hand } = game.seat(0);
  return { krones, vp, champagne: champagne(game) ?? 0, cards: hand.length };
}

/** What the card adds to taking a die. */
function gains(card: number, value: number, copied?: number): Gains {
  const own = outcome(value, [card], copied);
  const usual = outcome(value, [], copied);
  return {
    krones: own.krones - usual.krones,
    vp: own.vp - usual.vp,
    champagne: own.champagne - usual.champagne,
    cards: own.cards - usual.cards,
  };
}

const NOTHING: Gains = { krones: 0, vp: 0, champagne: 0, cards: 0 };

describe.each([
  { card: 119, name: 'Dancing Master', value: 3, gained: { krones: 1 } },
  { card: 121, name: 'Concertmaster', value: 1, gained: { champagne: 1, vp: 1 } },
  { card: 124, name: 'Bandmaster', value: 4, gained: { champagne: 1, krones: 1 } },
  { card: 125, name: 'Choirmaster', value: 5, gained: {} },
  { card: 131, name: 'Trumpeter', value: 2, gained: { champagne: 1, cards: 1 } },
])('$name ($card)', ({ card, value, gained }) => {
  it(`ballroomStaff.die: gives ${JSON.stringify(gained)} when a ${value} is taken`, () => {
    expect(gains(card, value)).toEqual({ ...NOTHING, ...gained });
  });

  it.each(VALUES.filter((other) => other !== value))('gives nothing for a %i', (other) => {
    expect(gains(card, other)).toEqual(NOTHING);
  });

  it(`T6: gives nothing when action ${value} is copied with a 6`, () => {
    expect(gains(card, 6, value)).toEqual(NOTHING);
  });

  it('T6: does not work for the die with which it was played', () => {
    const game = withDice([5, 5], { krones: 20, hand: [card], kitchen: { champagne: 3 } });
    game.do(taken(5), { kind: 'playStaff', card });
    expect(game.task?.kind).toBe('turn');
    expect(champagne(game)).toBe(3);
  });
});

describe('the champagne of a die', () => {
  it('Concertmaster (121): comes on top of what the action gives, with a single strudel', () => {
    const game = playOut(withDice([1], { played: [staff.concertmaster] }).do(taken(1)));
    expect(game.seat(0).kitchen).toEqual([1, 0, 0, 0, 1]);
  });

  it('Trumpeter (131): comes on top of what the action gives, with a single wine', () => {
    const game = playOut(withDice([2], { played: [staff.trumpeter] }).do(taken(2)));
    expect(game.seat(0).kitchen).toEqual([0, 0, 1, 0, 1]);
  });

  it('may go straight to a guest', () => {
    // Guest 149 wants two cakes and a champagne.
    const game = withDice([4], { played: [staff.bandmaster], cafe: [guests.abbess] }).do(taken(4));
    begin(game, 'goods').do({ kind: 'place', good: 'champagne', table: 0 });
    expect(game.seat(0).cafe[0]?.goods).toEqual([0, 0, 0, 0, 1]);
  });
});

describe.each([
  { card: DANCING_MASTER, name: 'Dancing Master', value: 3, price: 2 },
  { card: CHOIRMASTER, name: 'Choirmaster', value: 5, price: 1 },
])('$name ($card): a dancer', ({ card, value, price }) => {
  const ready = (bottles: number): Scenario =>
    withDice([value], {
      played: [card],
      free: [0],
      hand: [staff.poolAttendant],
      kitchen: { champagne: bottles },
    });

  it('ballroomStaff.dancer: can be sent directly before the main action', () => {
    const game = begin(ready(2).do(taken(value)), 'sendDancer');
    dance(game, CENTRE, MIDDLE);
    expect(rowsOf(game, CENTRE)).toEqual(['', '0', '']);
    expect(champagne(game)).toBe(2 - price);
    expect(game.task?.kind).toBe(value === 3 ? 'prepareRoom' : 'playStaff');
  });

  it('ballroomStaff.dancer, T7: or directly after it, with no additional action in between', () => {
    const game = begin(ready(2).do(taken(value)), 'mainAction');
    game.do(
      value === 3
        ? { kind: 'prepareRoom', room: 1 }
        : { kind: 'playStaff', card: staff.poolAttendant },
    );
    expect(game.task?.kind).toBe('sendDancer');
    dance(game, CENTRE, MIDDLE);
    expect(rowsOf(game, CENTRE)).toEqual(['', '0', '']);
    expect(champagne(game)).toBe(2 - price);
    expect(game.task?.kind).toBe('turn');
  });

  it('is sent once for a die, if at all', () => {
    const game = begin(ready(9).do(taken(value)), 'sendDancer');
    dance(game, CENTRE, BOTTOM);
    expect(playOut(game).eventsOf('dancerSent')).toHaveLength(1);
    expect(playOut(ready(9).do(taken(value))).eventsOf('dancerSent')).toEqual([]);
  });

  it('gives the bonus of the row', () => {
    const game = begin(ready(2).do(taken(value)), 'sendDancer');
    const { krones } = game.seat(0);
    expect(dance(game, LEFT, MIDDLE).seat(0).krones).toBe(krones + 2);
  });
});

describe('Dancing Master (119)', () => {
  it('sends nobody without champagne', () => {
    const game = withDice([3], { played: [staff.dancingMaster] }).do(taken(3));
    expect(waiting(game)).toEqual([]);
    expect(game.task?.kind).toBe('prepareRoom');
  });
});

describe('Choirmaster (125)', () => {
  it('sends a dancer to a bottom row for nothing', () => {
    const game = withDice([5], { played: [staff.choirmaster] }).do(taken(5));
    begin(game, 'sendDancer');
    expect(openRows(game)).toEqual(['0 0', '1 0', '2 0']);
  });

  it('works for dice taken after she was played', () => {
    const game = withDice([5, 5], { krones: 20, hand: [staff.choirmaster, staff.concierge] });
    game.do(
      taken(5),
      { kind: 'playStaff', card: staff.choirmaster },
      { kind: 'endTurn' },
      taken(5),
    );
    begin(game, 'sendDancer');
    expect(openRows(game)).toEqual(['0 0', '1 0', '2 0']);
  });
});

describe('E. Gizia', () => {
  it.each([119, 121, 124, 125, 131])('T6: staff %i does not react to her action', (card) => {
    const value = { 119: 3, 121: 1, 124: 4, 125: 5, 131: 2 }[card] ?? 0;
    const cafe = [{ guest: guests.eGizia, goods: { strudel: 2, wine: 1 } }];
    const player = { played: [card], cafe, free: [0], kitchen: { champagne: 3 } };
    const game = withDice([value, 6], player);
    game.do({ kind: 'moveIn', table: 0, room: 0 }, { kind: 'useSpace', space: value });
    playOut(game);
    expect(champagne(game)).toBe(3);
    expect(pointsBySource(game).staff).toBe(0);
    expect(game.eventsOf('dancerSent')).toEqual([]);
    expect(game.seat(0).hand).toEqual([]);
  });
});
