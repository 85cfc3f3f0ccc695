import type { GameEvent } from '@gah/engine';
import {
  isLastTurnBeforeScoring,
  nextToPlay,
  turnNow,
  turnsLeft,
  turnsLeftInRound,
  turnsOf,
} from '@gah/engine';
import { position } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import type { Moment } from './support/moments.js';
import { momentsOf, nameOf, SETUPS } from './support/moments.js';

const startedBy = (events: readonly GameEvent[]): number[] =>
  events.flatMap((event) => (event.type === 'turnStarted' && !event.extra ? [event.seat] : []));

/** Who begins a turn after this moment and before the next look of the emperor, in order. */
function seatsToCome(moments: readonly Moment[], from: number): number[] {
  const seats: number[] = [];
  for (const { events } of moments.slice(from)) {
    const scoring = events.findIndex(({ type }) => type === 'emperorScoring');
    seats.push(...startedBy(scoring < 0 ? events : events.slice(0, scoring)));
    if (scoring >= 0) break;
  }
  return seats;
}

describe.each(SETUPS.map((setup) => [nameOf(setup), setup] as const))('in %s', (_name, setup) => {
  const moments = [...momentsOf(setup)];

  it('the next turn is that of the seat which was named', () => {
    let checked = 0;
    for (const { state, move, events } of moments) {
      if (move.kind !== 'endTurn' || turnsOf(state, move.seat).numbers.length === 0) continue;
      const [next] = startedBy(events);
      const rolled = events.some(({ type }) => type === 'roundStarted' || type === 'diceRolled');
      if (next === undefined || rolled) continue;
      expect(nextToPlay(state)).toBe(next);
      checked++;
    }
    expect(checked).toBeGreaterThan(5);
  });

  it('a last turn before the emperor looks is the last one', () => {
    for (const [index, { state, move }] of moments.entries()) {
      if (state.tasks.at(-1)?.kind !== 'turn' || !isLastTurnBeforeScoring(state, move.seat))
        continue;
      // Whoever passes comes again.
      const later = seatsToCome(moments, index).filter((seat) => seat === move.seat);
      const passes = moments
        .slice(index)
        .findIndex(({ move: other }) => other.kind === 'pass' && other.seat === move.seat);
      if (passes < 0) expect(later).toEqual([]);
    }
  });

  it('turns that are left become fewer with every die', () => {
    for (const { state, move, events } of moments) {
      const taken = events.filter(
        (event) =>
          (event.type === 'dieTaken' ||
            event.type === 'keyTaken' ||
            event.type === 'dieWithoutEffect') &&
          event.seat === move.seat,
      ).length;
      expect(turnsLeftInRound(state, move.seat)).toBeLessThanOrEqual(2);
      if (taken > 0) expect(turnsLeft(state, move.seat)).toBeGreaterThan(0);
    }
    expect(moments.at(-1)?.next.phase).toBe('over');
  });
});

it('turns are numbered up and down again', () => {
  const state = position({ seats: 3, round: 1, startSeat: 1, turn: 1 });
  expect([1, 2, 0].map((seat) => turnsOf(state, seat).numbers)).toEqual([
    [1, 6],
    [2, 5],
    [3, 4],
  ]);
  expect(turnNow(state)).toEqual({ seat: 1, number: 1 });
  expect(nextToPlay(state)).toBe(2);
  expect(turnsLeft(state, 1)).toBe(14);
});

it('with the start player module they go round twice', () => {
  const state = position({ seats: 3, modules: ['startPlayer'], round: 1, startSeat: 0, turn: 0 });
  expect([0, 1, 2].map((seat) => turnsOf(state, seat).numbers)).toEqual([
    [1, 4],
    [2, 5],
    [3, 6],
  ]);
});
