import type { Countable, GameEvent, GameState } from '@gah/engine';
import {
  claimVp,
  count,
  EMPEROR_ROUNDS,
  isAutomatic,
  nextEmperorScoring,
  objectiveProgress,
  ownObjectives,
  pending,
  pointsNow,
  scoreSheets,
  scoringAhead,
  viewOf,
} from '@gah/engine';
import { clone, decidingSeat, playInPlace } from '@gah/engine/fast';
import { position, guests, politics } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { momentsOf, nameOf, SETUPS } from './support/moments.js';

/** The points that a game still brought a seat in its final scoring. */
const finalVpOf = (events: readonly GameEvent[], seat: number): number =>
  events.reduce((sum, event) => {
    if (event.type !== 'vpGained' || event.seat !== seat) return sum;
    const { source } = event.cause;
    const isFinal =
      source === 'finalStaff' ||
      source === 'rooms' ||
      source === 'leftovers' ||
      source === 'unhoused' ||
      source === 'finalEntrance';
    return isFinal ? sum + event.amount : sum;
  }, 0);

describe.each(SETUPS.map((setup) => [nameOf(setup), setup] as const))('in %s', (_name, setup) => {
  it('points now are the total of the score sheet, for everybody who looks', () => {
    for (const { state } of momentsOf(setup)) {
      for (const { seat, total } of scoreSheets(state)) {
        expect(pointsNow(state, seat)).toBe(total);
        if (state.ply % 25 === 0) expect(pointsNow(viewOf(state, 'spectator'), seat)).toBe(total);
      }
    }
  });

  it('the final scoring brings what is told after it', () => {
    let last: { events: readonly GameEvent[]; next: GameState } | null = null;
    for (const moment of momentsOf(setup)) last = moment;
    const { events, next } = last ?? { events: [], next: null };
    if (!next) throw new Error('a game has moments');
    expect(next.phase).toBe('over');
    for (const { seat, bySource } of scoreSheets(next)) {
      const { finalStaff, rooms, leftovers, unhoused, finalEntrance } = bySource;
      const told = finalStaff + rooms + leftovers + unhoused + finalEntrance;
      expect(finalVpOf(events, seat)).toBe(told);
      expect(pointsNow(next, seat)).toBe(next.seats[seat]?.vp);
    }
  });

  it('the scoring ahead is the next one that has not begun', () => {
    for (const { state } of momentsOf(setup)) {
      const next = nextEmperorScoring(state)?.scoring ?? EMPEROR_ROUNDS.length;
      const ahead = state.phase === 'emperor' ? next + 1 : next;
      expect(scoringAhead(state)).toBe(ahead < EMPEROR_ROUNDS.length ? ahead : -1);
    }
  });

  it('a claim brings the points that are told before it', () => {
    for (const { state, move, events } of momentsOf(setup)) {
      for (const slot of state.politics.keys())
        expect(claimVp(state, slot)).toBe(objectiveProgress(state, move.seat, slot).vp);
      if (move.kind !== 'claim') continue;
      const card = state.politics[move.slot];
      const vp = events.find(
        (event) =>
          event.type === 'vpGained' && event.cause.source === 'politics' && event.cause.id === card,
      );
      expect(vp).toMatchObject({ seat: move.seat, amount: claimVp(state, move.slot) });
    }
  });

  it('the deciding seat is the one that must decide, and nobody decides for an automatic one', () => {
    for (const { state } of momentsOf(setup)) {
      const seats = pending(state).map(({ seat }) => seat);
      if (state.phase !== 'draft') expect([decidingSeat(state)]).toEqual(seats);
      for (const seat of seats) expect(isAutomatic(state, seat)).toBe(false);
    }
    if (setup.seats > 1) return;
    for (const { state } of momentsOf(setup)) expect(isAutomatic(state, 1)).toBe(true);
  });
});

describe('guests in the pile of Kaufman', () => {
  const state = position({
    modules: ['entrances'],
    entrances: { owned: ['kaufman', 'paulwei'], pile: [guests.dame, guests.duchess] },
    players: [{}, {}],
  });

  it.each([
    [{ count: 'served' }, 2],
    [{ count: 'served', color: 'blue' }, 2],
    [{ count: 'served', color: 'red' }, 0],
  ] satisfies [Countable, number][])('count as %o', (what, own) => {
    expect(count(state, 0, what)).toBe(own);
    expect(count(state, 1, what)).toBe(0);
  });
});

it('objectives of her own are those that the owner of Ninas has not fulfilled', () => {
  const state = position({
    modules: ['entrances'],
    entrances: {
      owned: ['paulwei', 'ninas'],
      personalPolitics: [politics.fullPurse, politics.twelveRooms, politics.largeStaff],
      fulfilled: [politics.twelveRooms],
    },
    players: [{}, {}],
  });
  expect(ownObjectives(state, 0)).toEqual([]);
  expect(ownObjectives(state, 1)).toEqual([105, 107]);
});

it('an answer is about the position as it is, also when a search has changed it in place', () => {
  for (const { state, move } of momentsOf({ seats: 2, seed: 'in place' })) {
    const own = clone(state);
    const before = pointsNow(own, move.seat);
    playInPlace(own, move);
    expect(before).toBe(pointsNow(state, move.seat));
    expect(pointsNow(own, move.seat)).toBe(
      scoreSheets(own).find(({ seat }) => seat === move.seat)?.total,
    );
  }
});
