import { describe, expect, it } from 'vitest';
import { GAMES, OCCASION, recordedGame } from './games.js';
import { seenFrom, summaryOf, summaryOfSeen } from '../src/summary/summaryOf.js';

describe('the summary of a game', () => {
  it.each(GAMES)('$title: the sources sum up to the points, of every seat', ({ setup }) => {
    const { seats, isOver } = summaryOf(recordedGame(setup), OCCASION);
    expect(isOver).toBe(true);
    for (const { points, bySource, course } of seats) {
      expect(Object.values(bySource).reduce((sum, each) => sum + each, 0)).toBe(points);
      expect(course?.running.at(-1)).toBe(points);
      expect(course?.running).toHaveLength(8);
    }
  });

  it.each(GAMES)('$title: staff cards bring what the sheet says staff brought', ({ setup }) => {
    for (const { staff, bySource } of summaryOf(recordedGame(setup), OCCASION).seats) {
      const byCard = staff.reduce((sum, { points }) => sum + (points ?? 0), 0);
      expect(byCard).toBe((bySource.staff ?? 0) + (bySource.finalStaff ?? 0));
    }
  });

  it.each(GAMES)('$title: winners are first, and places follow the points', ({ setup }) => {
    const { seats } = summaryOf(recordedGame(setup), OCCASION);
    const ordered = seats.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0));
    expect(ordered[0]?.place).toBe(1);
    for (const [index, seat] of ordered.entries()) {
      expect(seat.place).toBeLessThanOrEqual(index + 1);
      expect(seat.points).toBeLessThanOrEqual(ordered[index - 1]?.points ?? Infinity);
    }
  });

  it('is the same game whether every move was seen or the end alone', () => {
    const seen = seenFrom(recordedGame(GAMES[0].setup));
    const endAlone = summaryOfSeen({ ...seen, events: null }, OCCASION);
    const whole = summaryOfSeen(seen, OCCASION);
    expect(endAlone.fingerprint).toBe(whole.fingerprint);
    expect(endAlone.seats.map(({ points }) => points)).toEqual(
      whole.seats.map(({ points }) => points),
    );
    expect(endAlone.moves).toBeNull();
    expect(endAlone.seats.every(({ course }) => course === null)).toBe(true);
  });

  it('tells different games apart', () => {
    const prints = ['a', 'b', 'c', 'd'].map(
      (seed) => summaryOf(recordedGame({ ...GAMES[0].setup, seed }), OCCASION).fingerprint,
    );
    expect(new Set(prints).size).toBe(prints.length);
  });

  it('of a game that was broken off has no places', () => {
    const record = recordedGame(GAMES[0].setup);
    const half = { ...record, moves: record.moves.slice(0, record.moves.length / 2) };
    const { isOver, seats, round } = summaryOf(half, OCCASION);
    expect(isOver).toBe(false);
    expect(round).toBeLessThan(7);
    for (const { place, points, bySource } of seats) {
      expect(place).toBeNull();
      expect(Object.values(bySource).reduce((sum, each) => sum + each, 0)).toBe(points);
    }
  });

  it('is plain data: JSON gives it back', () => {
    const summary = summaryOf(recordedGame(GAMES[1].setup), OCCASION);
    expect(JSON.parse(JSON.stringify(summary))).toEqual(summary);
  });
});
