import { staff } from '@gah/engine/testing';
import type { MovePart, Scenario } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { served } from '../../guests/arrival.js';
import { gaining, offering, ownerAfterMain, ownerOf } from './support.js';

const play = (card: number): MovePart => ({ kind: 'playStaff', card });
const takeFive: MovePart = { kind: 'takeDie', space: 5, boost: false };

/** The owner is the start player and has the starter set 3, 6, 9, 38, 39, 48. */
const gained = (): { game: Scenario; owner: number } => {
  const game = gaining('mayenfels');
  return { game, owner: game.state.startSeat };
};

describe('Hotel Mayenfels when gained', () => {
  it('entrances.mayenfels: draws a card, then may play one for up to 3 krones less', () => {
    const { game, owner } = gained();
    expect(game.seat(owner).hand).toHaveLength(7);
    expect(game.eventsOf('staffDrawn')).toMatchObject([{ seat: owner }]);
    expect(game.task).toEqual({ kind: 'playStaff', seat: owner, discount: 3 });
    // Waiter costs 4.
    game.do(play(3));
    expect(game.seat(owner)).toMatchObject({ krones: 9, played: [staff.barkeeper] });
    expect(game.seat(owner).hand).toHaveLength(6);
  });

  it('gives no money back for a card that costs less', () => {
    const { game, owner } = gained();
    // Stableman costs 1.
    game.do(play(6));
    expect(game.seat(owner).krones).toBe(10);
  });

  it('may play the card just drawn', () => {
    const { game, owner } = gained();
    const drawn = game.seat(owner).hand.at(-1) ?? 0;
    expect([3, 6, 9, 38, 39, 48]).not.toContain(drawn);
    expect(game.offers(play(drawn))).toBe(true);
  });

  it('gives neither krone nor card for the card played then', () => {
    const { game, owner } = gained();
    game.do(play(6));
    expect(game.eventsOf('kronesGained')).toEqual([]);
    expect(game.eventsOf('staffDrawn')).toHaveLength(1);
    expect(game.seat(owner).hand).toHaveLength(6);
  });

  it('the card takes effect at once', () => {
    const { game, owner } = gained();
    // Pastry Cook: 4 cakes.
    game.do(play(39));
    expect(game.seat(owner).kitchen).toEqual([0, 1 + 4, 0, 1, 0]);
  });

  it('may be declined', () => {
    const { game, owner } = gained();
    game.do({ kind: 'skip' });
    expect(game.seat(owner).played).toEqual([]);
    expect(game.seat(owner).hand).toHaveLength(7);
    expect(game.task?.kind).toBe('firstGuest');
  });

  it('pays for its auction first', () => {
    const game = offering(['mayenfels', 'paulwei']);
    const { startSeat } = game.state;
    game.do({ kind: 'auction', entrance: 'mayenfels', bid: 9 }, { kind: 'skip' });
    // 1 krone is left: what costs up to 4 can be played.
    expect(game.offers(play(48))).toBe(true);
    expect(game.offers(play(38))).toBe(false);
    expect(game.seat(startSeat).krones).toBe(1);
  });
});

describe('Hotel Mayenfels: after each card played', () => {
  it('entrances.mayenfels: a krone and a card', () => {
    const game = ownerOf(
      'mayenfels',
      { krones: 5, hand: [staff.poolAttendant] },
      { dice: [5], nextStaff: [staff.kitchenHand] },
    );
    game.do(takeFive, play(45));
    // 5 - 0 for Messenger-Boy + 1.
    expect(game.seat(0)).toMatchObject({
      krones: 6,
      hand: [staff.kitchenHand],
      played: [staff.poolAttendant],
    });
  });

  it('after the effect of the card itself', () => {
    const game = ownerOf('mayenfels', { hand: [staff.pageBoy], free: [1, 2] }, { dice: [5] });
    game.do(takeFive, play(35));
    expect(game.task?.kind).toBe('occupyRoom');
    expect(game.eventsOf('kronesGained')).toEqual([]);
    game.do({ kind: 'occupyRoom', room: 1 }, { kind: 'occupyRoom', room: 2 });
    expect(game.eventsOf('kronesGained')).toMatchObject([{ amount: 1 }]);
  });

  it('each time, by whatever means it is played', () => {
    // Guest 73 plays two cards for a krone less each.
    const game = ownerAfterMain(
      'mayenfels',
      { krones: 5, hand: [staff.poolAttendant, staff.stableman], cafe: [served(73)], free: [10] },
      { nextStaff: [staff.kitchenHand, staff.checker] },
    );
    game.do({ kind: 'moveIn', table: 0, room: 10 }, play(45));
    expect(game.seat(0)).toMatchObject({ krones: 6, hand: [staff.stableman, staff.kitchenHand] });
    game.do(play(6));
    expect(game.seat(0)).toMatchObject({
      krones: 7,
      hand: [staff.kitchenHand, staff.checker],
      played: [staff.poolAttendant, staff.stableman],
    });
  });

  it('also for one of three drawn cards', () => {
    // Guest 76 draws three and plays one free.
    const game = ownerAfterMain(
      'mayenfels',
      { krones: 5, cafe: [served(76)], free: [10] },
      { nextStaff: [staff.kitchenHand, staff.checker, staff.interiorArchitect, staff.detective] },
    );
    game.do({ kind: 'moveIn', table: 0, room: 10 }, play(17));
    game.do({ kind: 'putUnder', card: staff.checker });
    expect(game.seat(0)).toMatchObject({
      krones: 6,
      hand: [staff.detective],
      played: [staff.kitchenHand],
    });
  });

  it('the krone comes too late to pay for the card', () => {
    const game = ownerOf('mayenfels', { krones: 1, hand: [staff.groom] }, { dice: [5] });
    // Groom costs 4, 3 with the die: with 2 krones it could be played.
    game.do(takeFive);
    expect(game.offers({ kind: 'playStaff' })).toBe(false);
  });

  it('S1: just the krone when the deck is empty', () => {
    const game = ownerOf('mayenfels', { krones: 5, hand: [staff.poolAttendant] }, { dice: [5] });
    game.seat(0).hand = [...game.seat(0).hand, ...game.state.staffDeck];
    game.state.staffDeck = [];
    game.state.staffDeckSeen = [];
    game.do(takeFive, play(45));
    expect(game.seat(0).krones).toBe(6);
    expect(game.eventsOf('staffDrawn')).toEqual([]);
  });

  it('nothing for the cards of others', () => {
    const game = ownerOf(
      'mayenfels',
      { krones: 5 },
      { turn: 1, dice: [5], players: [{ krones: 5, hand: [staff.poolAttendant] }] },
    );
    game.do(takeFive, play(45));
    expect(game.state.seats.map(({ krones }) => krones)).toEqual([5, 5]);
    expect(game.eventsOf('staffDrawn')).toEqual([]);
  });
});
