import { describe, expect, it } from 'vitest';
import { arrival, declineAll } from './arrival.js';

const promos = true;
const QUEUE = [60, 61, 85, 89, 90];
/** Guests who bring one from the queue; 87 brings two. */
const BRINGING = [62, 63, 78, 80, 84, 101, 118];

const cardsAt = (cafe: readonly ({ card: number } | null)[]): (number | undefined)[] =>
  cafe.map((guest) => guest?.card);

describe.each([...BRINGING, 87])('guest %i takes another from the queue', (guest) => {
  const setting = { promos, queue: QUEUE, nextGuests: [98] };

  it('free of charge, wherever it stands', () => {
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
    expect(game.state.queue).toEqual([98, 60, 61, 85, 90]);
  });

  it('at the table it has just left, even if the café was full', () => {
    const game = arrival(guest, { cafe: [49, 50] }, setting).do({ kind: 'takeGuest', place: 4 });
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

describe('guest 87', () => {
  it('takes two guests; the queue is filled up in between', () => {
    const game = arrival(87, {}, { queue: QUEUE, nextGuests: [98, 99] });
    game.do({ kind: 'takeGuest', place: 4 });
    expect(game.state.queue).toEqual([98, 60, 61, 85, 89]);
    game.do({ kind: 'takeGuest', place: 0 });
    expect(game.state.queue).toEqual([99, 60, 61, 85, 89]);
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
