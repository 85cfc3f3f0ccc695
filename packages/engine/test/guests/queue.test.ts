import { sampleHidden, seedRng, viewOf } from '@gah/engine';
import type { Scenario } from '@gah/engine/testing';
import { position, problemsOf, scenario, guests } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { arrival, declineAll, served } from './arrival.js';

const promos = true;
const QUEUE = [60, 61, 85, 89, 90];
/** Guests who bring one from the queue; 87 brings two. */
const BRINGING = [62, 63, 78, 80, 84, 101, 118];

const cardsAt = (cafe: readonly ({ card: number } | null)[]): (number | undefined)[] =>
  cafe.map((guest) => guest?.card);

describe.each([...BRINGING, 87])('guest %i takes another from the queue', (guest) => {
  const setting = { promos, queue: QUEUE, nextGuests: [guests.mPolo] };

  it('guests.queue: free of charge, wherever it stands', () => {
    const before = arrival(guest, { krones: 0 }, setting);
    for (const place of [0, 1, 2, 3, 4])
      expect(before.offers({ kind: 'takeGuest', place })).toBe(true);
    const { krones } = before.seat(0);
    const game = before.do({ kind: 'takeGuest', place: 0 });
    expect(game.seat(0).krones).toBe(krones);
    expect(cardsAt(game.seat(0).cafe)).toEqual([60, undefined, undefined]);
  });

  it('and the queue is filled up from the left', () => {
    const game = arrival(guest, {}, setting).do({ kind: 'takeGuest', place: 3 });
    expect(game.state.queue).toEqual([
      guests.mPolo,
      guests.jewelryDesigner,
      guests.painter,
      guests.major,
      guests.seniorLegalSecretary,
    ]);
  });

  it('G9: at the table it has just left, even if the café was full', () => {
    const game = arrival(guest, { cafe: [guests.sculptor, guests.musician] }, setting).do({
      kind: 'takeGuest',
      place: 4,
    });
    expect(cardsAt(game.seat(0).cafe)).toEqual([90, 49, 50]);
    expect(game.task?.kind).toBe('turn');
  });

  it('or declines', () => {
    const game = declineAll(arrival(guest, {}, setting));
    expect(game.seat(0).cafe).toEqual([null, null, null]);
    expect(game.state.queue).toEqual(QUEUE);
  });

  it('and may still take the guest of this turn', () => {
    const game = declineAll(arrival(guest, {}, setting).do({ kind: 'takeGuest', place: 4 }));
    expect(game.task).toMatchObject({ kind: 'turn', guestTaken: false });
    expect(game.offers({ kind: 'takeGuest', place: 4 })).toBe(true);
  });
});

describe.each(BRINGING)('guest %i', (guest) => {
  it('takes no second guest', () => {
    const game = arrival(guest, {}, { promos, queue: QUEUE }).do({ kind: 'takeGuest', place: 4 });
    expect(game.task?.kind).toBe('turn');
  });
});

describe('G4: the card of a guest who has moved in', () => {
  /** All other guests lie in the discard pile: the next one comes from the renewed deck. */
  const emptied = (guest: number): Scenario => {
    const host = { free: [0, 1, 2], cafe: [served(guest)] };
    const game = scenario(position({ queue: QUEUE, mainDone: true, players: [host] }));
    game.state.guestDiscard = game.state.guestDeck;
    game.state.guestDeck = [];
    return game;
  };

  it('is not in the deck that its reward renews', () => {
    const game = emptied(80).do({ kind: 'moveIn', table: 0, room: 2 });
    expect(game.state.guestDiscard).not.toContain(guests.professorEmeritus);
    game.do({ kind: 'takeGuest', place: 4 });
    expect(game.eventsOf('guestsShuffled')).toHaveLength(1);
    expect(game.state.guestDeck).not.toContain(guests.professorEmeritus);
    expect(game.state.guestDiscard).toEqual([guests.professorEmeritus]);
  });

  it('reaches the discard pile after the action of E. Gizia too', () => {
    const game = emptied(97);
    game.state.dice = [0, 0, 0, 1, 0, 0];
    game.do({ kind: 'moveIn', table: 0, room: 1 });
    expect(game.state.guestDiscard).not.toContain(guests.eGizia);
    game.do({ kind: 'useSpace', space: 4 }, { kind: 'splitKrones', krones: 1 });
    expect(game.state.guestDiscard.at(-1)).toBe(97);
  });

  it('is known to a player who imagines what is hidden', () => {
    const game = emptied(80).do({ kind: 'moveIn', table: 0, room: 2 });
    const sampled = sampleHidden(viewOf(game.state, 1), seedRng('a rival'));
    expect(problemsOf(sampled)).toEqual([]);
  });
});

describe('guest 87', () => {
  it('guests.queue, G9: takes two guests; the queue is filled up in between', () => {
    const game = arrival(
      87,
      {},
      { queue: QUEUE, nextGuests: [guests.mPolo, guests.cramersopholus] },
    );
    game.do({ kind: 'takeGuest', place: 4 });
    expect(game.state.queue).toEqual([
      guests.mPolo,
      guests.jewelryDesigner,
      guests.painter,
      guests.major,
      guests.lordHighCommissioner,
    ]);
    game.do({ kind: 'takeGuest', place: 0 });
    expect(game.state.queue).toEqual([
      guests.cramersopholus,
      guests.jewelryDesigner,
      guests.painter,
      guests.major,
      guests.lordHighCommissioner,
    ]);
    expect(game.seat(0).krones).toBe(13);
    expect(cardsAt(game.seat(0).cafe)).toEqual([90, 98, undefined]);
    expect(game.task?.kind).toBe('turn');
  });

  it('may take only one of the two', () => {
    const game = arrival(87, {}, { queue: QUEUE }).do({ kind: 'takeGuest', place: 4 });
    expect(game.task?.kind).toBe('takeGuest');
    declineAll(game);
    expect(cardsAt(game.seat(0).cafe)).toEqual([90, undefined, undefined]);
    expect(game.task?.kind).toBe('turn');
  });
});
