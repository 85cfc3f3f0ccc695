import type { GameEvent } from '@gah/engine';
import {
  columnsOf,
  contentFor,
  count,
  danceRows,
  floorsOf,
  groupsCompletedBy,
  groupsOf,
  moves,
  objectiveProgress,
  ordersOf,
  viewOf,
} from '@gah/engine';
import { position, guests } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { momentsOf, nameOf, SETUPS, twinFor } from './support/moments.js';

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

describe.each(SETUPS.map((setup) => [nameOf(setup), setup] as const))('in %s', (_name, setup) => {
  it('an objective can be claimed exactly when its conditions are met', () => {
    for (const { state, move } of momentsOf(setup)) {
      if (state.tasks.at(-1)?.kind !== 'turn') continue;
      const legal = moves(state, move.seat);
      for (const slot of state.politics.keys()) {
        const { isMet, isClaimed, vp } = objectiveProgress(state, move.seat, slot);
        const canClaim = legal.some((each) => each.kind === 'claim' && each.slot === slot);
        expect(canClaim).toBe(isMet && !isClaimed && vp > 0);
      }
    }
  });

  it('served guests are those who can leave, or would with a room', () => {
    for (const { state, move } of momentsOf(setup)) {
      const isTurn = state.tasks.at(-1)?.kind === 'turn';
      const leaving = new Set(
        moves(state, move.seat).flatMap((each) =>
          each.kind === 'moveIn' || each.kind === 'moveInPair' || each.kind === 'sendGuest'
            ? [each.table]
            : [],
        ),
      );
      for (const order of ordersOf(state, move.seat)) {
        expect(order.missing).toEqual(
          order.ordered.map((amount, good) => amount - (order.given[good] ?? 0)),
        );
        expect(order.lacking === 0).toBe(order.isServed || order.isStaying);
        if (isTurn && leaving.has(order.table)) expect(order.isServed).toBe(true);
        if (order.missing.every((amount) => amount === 0) && !order.isStaying)
          expect(order.isServed).toBe(true);
      }
    }
  });

  it('groups pay when their last room is occupied', () => {
    let paid = 0;
    for (const { state, move, events } of momentsOf(setup)) {
      const own = events.filter((event) => 'seat' in event && event.seat === move.seat);
      const rooms = own.flatMap((event) => (event.type === 'roomOccupied' ? [event.room] : []));
      if (own.some(({ type }) => type === 'roomRemoved') || rooms.length === 0) continue;
      const completed = own.filter(
        (event): event is EventOf<'groupCompleted'> => event.type === 'groupCompleted',
      );
      const foretold = groupsCompletedBy(state, move.seat, rooms);
      expect(foretold.map(({ color, size }) => `${color} ${size}`).sort()).toEqual(
        completed.map(({ color, size }) => `${color} ${size}`).sort(),
      );
      paid += completed.length;
    }
    if (setup.seats > 1) expect(paid).toBeGreaterThan(0);
  });

  it('everybody sees the same', () => {
    const { edition, dataPack, modules } = {
      edition: '2021' as const,
      dataPack: null,
      modules: [],
      ...setup,
    };
    const countables = contentFor(edition, dataPack, modules).politics.flatMap(
      (card) => card?.conditions.map(({ per }) => per) ?? [],
    );
    for (const { state } of momentsOf(setup)) {
      if (state.ply % 25 !== 0) continue;
      for (const other of [viewOf(state, 0), viewOf(state, 'spectator'), twinFor(state, 0)]) {
        expect(danceRows(other)).toEqual(danceRows(state));
        for (const seat of state.seats.keys()) {
          expect(ordersOf(other, seat)).toEqual(ordersOf(state, seat));
          expect(groupsOf(other, seat)).toEqual(groupsOf(state, seat));
          for (const what of countables)
            expect(count(other, seat, what)).toBe(count(state, seat, what));
        }
      }
    }
  });
});

it('tells how far the groups, floors and columns of a hotel are', () => {
  const state = position({
    seats: 2,
    round: 2,
    turn: 0,
    players: [{ occupied: [0, 1, 2], free: [3, 5] }, {}],
  });
  const [ground, second] = floorsOf(state, 0);
  expect(ground).toEqual({ rooms: 0b11111, prepared: 0b1111, occupied: 0b111, isFull: false });
  expect(second).toMatchObject({ prepared: 0b100000, occupied: 0 });
  expect(columnsOf(state, 0)[0]).toMatchObject({ occupied: 1, isFull: false });
  expect(groupsOf(state, 0)[0]).toMatchObject({
    color: 'blue',
    size: 1,
    isFull: true,
    isPaid: true,
    bonus: { do: 'vp', amount: 2 },
  });
});

it('tells what a guest waits for and what the kitchen has of it', () => {
  const state = position({
    seats: 2,
    round: 2,
    turn: 0,
    players: [
      {
        cafe: [{ guest: guests.dame, goods: {} }],
        kitchen: { strudel: 5, cake: 5, wine: 5, coffee: 5 },
      },
      {},
    ],
  });
  const [order] = ordersOf(state, 0);
  expect(order?.missing).toEqual(order?.ordered);
  expect(order?.inKitchen).toEqual(order?.ordered);
  expect(order?.isServed).toBe(false);
});
