import { guests, politics as politicsCards } from '@gah/engine/testing';
import type { PlayerInput, PositionInput, Scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { afterMain, changed, moveIn, servedBut } from './support.js';

const claim = (slot: number): { kind: 'claim'; slot: number } => ({ kind: 'claim', slot });

describe('politics card 180: 3 of each dish and drink in the kitchen', () => {
  const politics = [180, 109, 113];
  const with180 = (kitchen: PlayerInput['kitchen'], rest: PlayerInput = {}): Scenario =>
    afterMain({ ...(kitchen && { kitchen }), ...rest }, { politics });
  const THREE = { strudel: 3, cake: 3, wine: 3, coffee: 3 };

  it('more.politics: is met with three of each, or more', () => {
    expect(with180(THREE).do(claim(0)).seat(0)).toMatchObject({ vp: 15, kitchen: [3, 3, 3, 3, 0] });
    expect(with180({ ...THREE, wine: 7 }).offers(claim(0))).toBe(true);
  });

  it.each(['strudel', 'cake', 'wine', 'coffee'] as const)('is not met with 2 %s', (good) => {
    expect(with180({ ...THREE, [good]: 2, champagne: 3 }).offers(claim(0))).toBe(false);
  });

  it('goods on guests do not count', () => {
    const cafe = [{ guest: guests.captGoldhaken, goods: { strudel: 1 } }];
    expect(with180({ ...THREE, strudel: 2 }, { cafe }).offers(claim(0))).toBe(false);
  });
});

describe('politics card 181: 3 occupied rooms on the top floor', () => {
  const politics = [105, 181, 113];
  const with181 = (player: PlayerInput): Scenario => afterMain(player, { politics });

  it('more.politics: is met with any three, or more', () => {
    expect(
      with181({ occupied: [15, 16, 17] })
        .do(claim(1))
        .seat(0).vp,
    ).toBe(15);
    expect(with181({ occupied: [15, 17, 18, 19] }).offers(claim(1))).toBe(true);
  });

  it.each([
    ['a free one', { occupied: [15, 16], free: [17] }],
    ['one on the floor below', { occupied: [10, 11, 12, 13, 14, 15, 16] }],
  ])('is not met with %s as the third', (_what, player) => {
    expect(with181(player).offers(claim(1))).toBe(false);
  });
});

describe('politics card 182: 5 guests of 3 or more goods served', () => {
  const politics = [105, 109, 182];
  const FOUR = [68, 85, 98, 56];

  /** Seat 0, whose guests of before are kept apart. */
  const with182 = (
    kept: readonly number[],
    player: PlayerInput,
    rest: PositionInput = {},
  ): Scenario => {
    const game = afterMain(
      { free: [0, 1, 2], ...player },
      { politics, guestDiscard: kept, ...rest },
    );
    game.state.guestDiscard = [];
    return changed(game, (seat) => {
      seat.kept = [...kept];
    });
  };

  it('more.politics: counts the guest who leaves as the fifth', () => {
    const game = with182(FOUR, { cafe: [servedBut(55)] });
    expect(game.offers(claim(2))).toBe(false);
    game.do(moveIn(0, 1)).do(claim(2));
    expect(game.eventsOf('vpGained').at(-1)).toMatchObject({
      amount: 15,
      cause: { source: 'politics', id: politicsCards.largeOrders },
    });
  });

  it('does not count a served guest who is still in the café', () => {
    expect(with182(FOUR, { cafe: [servedBut(55)] }).offers(claim(2))).toBe(false);
  });

  it('does not count a guest of 2 goods', () => {
    const game = with182(FOUR, { cafe: [servedBut(67)] }).do(moveIn(0, 0));
    expect(game.offers(claim(2))).toBe(false);
    expect(game.seat(0).kept).toEqual(FOUR);
    expect(game.state.guestDiscard).toEqual([guests.sovereign]);
  });

  it('S5: guests who count are kept apart from the first round on', () => {
    const game = with182([], { cafe: [servedBut(55), servedBut(71), servedBut(67)] });
    game.do(moveIn(0, 1), moveIn(1, 0), { kind: 'skip' });
    expect(game.seat(0).kept).toEqual([guests.photographer, guests.baron]);
    expect(game.state.guestDiscard).toEqual([]);
  });

  it('S5: they reach the discard pile when the card is claimed', () => {
    const game = with182(FOUR, { cafe: [servedBut(55), servedBut(71)] }).do(moveIn(0, 1));
    expect(game.state.guestDiscard).toEqual([]);
    game.do(claim(2));
    expect(game.seat(0).kept).toEqual([]);
    expect([...game.state.guestDiscard].sort()).toEqual([...FOUR, 55].sort());
  });

  it('S5: after that they go to the discard pile at once', () => {
    const game = with182(FOUR, { cafe: [servedBut(55), servedBut(71)] });
    game.do(moveIn(0, 1), claim(2), moveIn(1, 0), { kind: 'skip' });
    expect(game.seat(0).kept).toEqual([]);
    expect(game.state.guestDiscard).toContain(guests.baron);
  });

  it('S5: claiming another card changes nothing', () => {
    const game = with182(FOUR, { krones: 20 }).do(claim(0));
    expect(game.seat(0).kept).toEqual(FOUR);
  });

  it('S5: each player has a pile, and another player’s claim leaves it alone', () => {
    const players = [{ free: [1], cafe: [servedBut(55)] }, {}];
    const game = with182(FOUR, {}, { players, guestDiscard: [...FOUR, guests.baron] });
    const [, other] = game.state.seats;
    if (other) other.kept = [71];
    game.do(moveIn(0, 1), claim(2));
    expect(game.seat(1).kept).toEqual([guests.baron]);
  });

  it('S5: kept guests do not come back with a renewed deck', () => {
    const game = with182(FOUR, { krones: 10 }, { mainDone: false, dice: [4] });
    // All other guests lie on the discard pile.
    game.state.guestDiscard = game.state.guestDeck;
    game.state.guestDeck = [];
    game.do({ kind: 'takeGuest', place: 4 });
    expect(game.eventsOf('guestsShuffled')).toHaveLength(1);
    for (const guest of FOUR) expect(game.state.guestDeck).not.toContain(guest);
  });

  it('without a card that counts them nobody is kept', () => {
    const game = with182(
      [],
      { cafe: [servedBut(55)] },
      {
        politics: [
          politicsCards.fullPurse,
          politicsCards.twoFloors,
          politicsCards.threeOfEachColour,
        ],
      },
    );
    game.do(moveIn(0, 1));
    expect(game.seat(0).kept).toEqual([]);
    expect(game.state.guestDiscard).toEqual([guests.photographer]);
  });
});
