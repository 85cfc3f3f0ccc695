import { roomsOf } from '@gah/engine';
import { position, scenario, guests } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';

describe('goods', () => {
  it('G1: gained goods go free onto matching places, the rest into the kitchen', () => {
    const game = scenario(
      position({
        dice: [1, 1, 1],
        players: [{ krones: 0, cafe: [guests.mIngalls, guests.mrHorsa] }],
      }),
    );
    game.do(
      { kind: 'takeDie', space: 1 },
      { kind: 'splitGoods', second: 1 },
      { kind: 'place', good: 'strudel', table: 1 },
      { kind: 'skip' },
    );
    expect(game.seat(0).kitchen).toEqual([1, 1, 0, 0, 0]);
    expect(game.seat(0).cafe[1]?.goods).toEqual([1, 0, 0, 0, 0]);
  });

  it('G1: goods on a guest stay with that guest', () => {
    const game = scenario(
      position({
        dice: [4],
        players: [
          {
            cafe: [{ guest: guests.mIngalls, goods: { strudel: 1 } }, guests.mrHorsa],
            kitchen: { strudel: 1 },
          },
        ],
      }),
    );
    game.do({ kind: 'serve', good: 'strudel', table: 1 });
    expect(game.seat(0).cafe.map((guest) => guest?.goods[0])).toEqual([1, 1, undefined]);
    // The guest at table 0 still waits, the other one has all; nothing can be taken back.
    expect(game.offers({ kind: 'serve' })).toBe(false);
  });

  it('G1: the supply of goods and of room tiles is unlimited', () => {
    const rooms = (last: number): number[] => Array.from({ length: last + 1 }, (_, room) => room);
    const blue = Array.from({ length: 4 }, () => 'bbbbb');
    const game = scenario(
      position({
        dataPack: { name: 'blue', hotels: { night: blue } },
        seats: 4,
        dice: [1, 3],
        players: [
          { kitchen: { strudel: 40 }, free: rooms(18) },
          { free: rooms(19), diceTaken: [1, 1] },
          { free: rooms(19), diceTaken: [1, 1] },
          { free: rooms(19), diceTaken: [1, 1] },
        ],
      }),
    );
    // The box has 30 strudel and 30 blue tiles.
    game.do(
      { kind: 'takeDie', space: 1, boost: false },
      { kind: 'endTurn' },
      { kind: 'takeDie', space: 3, boost: false },
      { kind: 'prepareRoom', room: 19 },
    );
    expect(game.seat(0).kitchen[0]).toBe(41);
    expect(roomsOf(game.seat(0).tiles)).toHaveLength(20);
  });

  it('additional.serve, G2: serving costs a krone for up to three goods, each time', () => {
    const game = scenario(
      position({
        dice: [4],
        players: [
          { krones: 2, kitchen: { wine: 4, cake: 1 }, cafe: [guests.actress, guests.painter] },
        ],
      }),
    );
    game.do(
      { kind: 'serve', good: 'wine', table: 0 },
      { kind: 'place', good: 'wine', table: 0 },
      { kind: 'place', good: 'wine', table: 1 },
    );
    expect(game.task?.kind).toBe('turn');
    expect(game.seat(0).krones).toBe(1);
    game.do({ kind: 'serve', good: 'wine', table: 1 });
    expect(game.seat(0)).toMatchObject({ krones: 0, kitchen: [0, 1, 0, 0, 0] });
    expect(game.offers({ kind: 'serve' })).toBe(false);
  });

  it('G9: an empty guest deck is renewed from the discard pile; a guest needs a free table', () => {
    const all = Array.from({ length: 56 }, (_, index) => 49 + index);
    const game = scenario(
      position({
        dice: [4],
        queue: [
          guests.sculptor,
          guests.musician,
          guests.composer,
          guests.tailor,
          guests.flamencoDancer,
        ],
        guestDiscard: all.filter((card) => card > 53),
      }),
    );
    expect(game.state.guestDeck).toEqual([]);
    game.do({ kind: 'takeGuest', place: 4 });
    expect(game.state.guestDiscard).toEqual([]);
    expect(game.state.guestDeck).toHaveLength(50);
    expect(game.eventsOf('guestsShuffled')).toHaveLength(1);
    const full = scenario(
      position({
        dice: [4],
        players: [{ cafe: [guests.actress, guests.poet, guests.jewelryDesigner] }],
      }),
    );
    expect(full.offers({ kind: 'takeGuest' })).toBe(false);
  });

  it('turns.guest: guests cost 3, 2, 1, 0, 0; the others move up and a new one comes from the left', () => {
    const game = scenario(
      position({
        dice: [4],
        queue: [
          guests.tezcatlipoca,
          guests.captGoldhaken,
          guests.mrHorsa,
          guests.mIngalls,
          guests.mrBoydell,
        ],
        nextGuests: [guests.mrOundo],
        players: [{ krones: 2 }],
      }),
    );
    expect(game.offers({ kind: 'takeGuest', place: 0 })).toBe(false);
    game.do({ kind: 'takeGuest', place: 1 });
    expect(game.seat(0).krones).toBe(0);
    expect(game.state.queue).toEqual([
      guests.mrOundo,
      guests.tezcatlipoca,
      guests.mrHorsa,
      guests.mIngalls,
      guests.mrBoydell,
    ]);
  });
});
