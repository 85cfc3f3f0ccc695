import type { BallroomOutlook, EmperorOutlook, GameEvent, GameState } from '@gah/engine';
import {
  ballroomOutlooks,
  count,
  emperorOutlook,
  nextEmperorScoring,
  scoreSheets,
  scoringsOfSpace,
  staffCard,
  viewOf,
  contentFor,
} from '@gah/engine';
import { position } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';
import { momentsOf, nameOf, SETUPS, twinFor } from './support/moments.js';

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);

const pointsOf = (events: readonly GameEvent[], seat: number, source: string): number =>
  sum(
    events
      .filter((event): event is EventOf<'vpGained'> => event.type === 'vpGained')
      .filter((event) => event.seat === seat && event.cause.source === source)
      .map(({ amount }) => amount),
  );

/** What a round's end changes before the emperor looks: nothing that he or his tile looks at. */
const HARMLESS: ReadonlySet<string> = new Set([
  'turnEnded',
  'passed',
  'roundEnded',
  'celebrityLeft',
  'celebrityArrived',
  'pileCounted',
  'vpGained',
  'guestArrived',
]);

/** The seats of persons: alone, the other one is the automatic opponent. */
const personsAt = ({ setup, seats }: GameState): number[] =>
  setup.seats === 1 ? [0] : [...seats.keys()];

/** Nothing that the automatic opponent does concerns the person who plays alone. */
const isHarmless = (state: GameState, event: GameEvent): boolean =>
  HARMLESS.has(event.type) || ('seat' in event && !personsAt(state).includes(event.seat));

/** The part of a scoring that concerns one seat, from the look at the track to the next round. */
function verdictIn(events: readonly GameEvent[], seat: number): EmperorOutlook['verdict'] {
  const types = events.flatMap((event) =>
    'seat' in event && event.seat === seat ? [event.type] : [],
  );
  if (types.includes('tileBonus')) return 'bonus';
  return types.some((type) => type === 'tilePenalty' || type === 'penaltyWarded')
    ? 'penalty'
    : 'nothing';
}

interface Scoring {
  readonly before: GameState;
  readonly events: GameEvent[];
}

/** Whole emperor scorings of a game, with the position before each. */
function scoringsOf(setup: (typeof SETUPS)[number]): Scoring[] {
  const scorings: Scoring[] = [];
  let current: Scoring | null = null;
  for (const { state, events } of momentsOf(setup)) {
    const start = events.findIndex(({ type }) => type === 'emperorScoring');
    if (start >= 0 && events.slice(0, start).every((event) => isHarmless(state, event))) {
      current = { before: state, events: [...events.slice(start)] };
      scorings.push(current);
    } else if (start >= 0) current = null;
    else current?.events.push(...events);
    const isOver = events.some(({ type }) => type === 'roundStarted' || type === 'gameEnded');
    if (isOver) current = null;
  }
  return scorings;
}

describe.each(SETUPS.map((setup) => [nameOf(setup), setup] as const))('in %s', (_name, setup) => {
  it('the emperor does what the outlook says', () => {
    const scorings = scoringsOf(setup);
    expect(scorings.length).toBeGreaterThan(0);
    for (const { before, events } of scorings) {
      for (const seat of personsAt(before)) {
        const outlook = emperorOutlook(before, seat);
        if (!outlook) throw new Error('a scoring comes');
        const back = events.find(
          (event): event is EventOf<'emperorStepBack'> =>
            event.type === 'emperorStepBack' && event.seat === seat,
        );
        expect(pointsOf(events, seat, 'track')).toBe(outlook.vp);
        expect(outlook.stepsBack).toBe(back ? back.from - back.to : 0);
        expect(verdictIn(events, seat)).toBe(outlook.verdict);
        if (outlook.penalty?.outcome === 'points')
          expect(pointsOf(events, seat, 'tile')).toBe(-(outlook.penalty.orVp ?? 0));
        if (outlook.penalty?.outcome === 'loss' && outlook.penalty.vp > 0)
          expect(pointsOf(events, seat, 'tile')).toBe(-outlook.penalty.vp);
        if (outlook.penalty?.outcome === 'none')
          expect(events.map(({ type }) => type)).not.toContain('tilePenalty');
      }
    }
  });

  it('ballrooms pay what the outlook says, and final scorings what is counted', () => {
    for (const { state, events, next } of momentsOf(setup)) {
      const start = events.findIndex(({ type }) => type === 'ballroomScored');
      const before = events.slice(0, start).map(({ type }) => type);
      const isSame = !before.some((type) => type === 'dancerSent' || type === 'dancerRemoved');
      if (start >= 0 && isSame) expectPaid(state, events, start);
      if (next.ply % 20 === 0) expectCounted(next);
    }
  });

  it('everybody sees the same', () => {
    for (const { state, move } of momentsOf(setup)) {
      if (state.ply % 10 !== 0) continue;
      for (const other of [
        viewOf(state, move.seat),
        viewOf(state, 'spectator'),
        twinFor(state, 0),
      ]) {
        expect(scoreSheets(other)).toEqual(scoreSheets(state));
        expect(ballroomOutlooks(other)).toEqual(ballroomOutlooks(state));
        for (const seat of state.seats.keys())
          expect(emperorOutlook(other, seat)).toEqual(emperorOutlook(state, seat));
      }
    }
  });
});

function expectPaid(state: GameState, events: readonly GameEvent[], start: number): void {
  const scored = events[start];
  if (scored?.type !== 'ballroomScored') throw new Error('a ballroom is scored');
  const hall = state.modules.ballrooms?.halls.indexOf(scored.ballroom) ?? -1;
  const outlook = ballroomOutlooks(state).find((each: BallroomOutlook) => each.hall === hall);
  const then = events.slice(start, endOfScoring(events, start));
  for (const [seat, points] of (outlook?.points ?? []).entries())
    expect(pointsOf(then, seat, 'ballroom')).toBe(points.vp);
}

/** The next ballroom may be scored by the same move. */
function endOfScoring(events: readonly GameEvent[], start: number): number {
  const next = events.findIndex(({ type }, index) => index > start && type === 'ballroomScored');
  return next < 0 ? events.length : next;
}

function expectCounted(state: GameState): void {
  const { edition, dataPack, modules } = state.setup;
  const content = contentFor(edition, dataPack, modules);
  for (const { seat, final } of scoreSheets(state)) {
    for (const { card, vp, copied } of final.staff) {
      const { final: scoring } = staffCard(content, copied ?? card);
      if (!scoring || scoring === 'copyOpponent') continue;
      const points = scoring.amount * count(state, seat, scoring.per);
      expect(vp).toBe(Math.min(points, scoring.max ?? Infinity));
    }
  }
}

describe('the emperor looks', () => {
  const at = (emperor: number, input: Parameters<typeof position>[0] = {}) =>
    position({
      seats: 2,
      round: 3,
      turn: 0,
      tiles: ['A1', 'B1', 'C1'],
      players: [{ emperor, krones: 4 }, {}],
      ...input,
    });

  it.each([
    [0, 0, 'penalty'],
    [3, 0, 'penalty'],
    [4, 1, 'nothing'],
    [5, 2, 'nothing'],
    [6, 3, 'bonus'],
  ] as const)('from space %i the first scoring leads to %i: %s', (from, to, verdict) => {
    expect(emperorOutlook(at(from), 0)).toMatchObject({ from, to, verdict, bonusFrom: 6 });
  });

  it('tells what a penalty is paid with', () => {
    const state = at(0, { tiles: ['A6', 'B1', 'C1'] });
    expect(emperorOutlook(state, 0)?.penalty).toMatchObject({
      means: [
        { what: 'krones', have: 4 },
        { what: 'good', due: 1, have: 0 },
      ],
      isPayable: false,
      outcome: 'points',
    });
  });

  it('is told for the next scoring, not only in its round', () => {
    expect(nextEmperorScoring(at(0, { round: 1 }))).toEqual({
      scoring: 0,
      round: 3,
      tile: 'A1',
      rounds: 3,
    });
    expect(nextEmperorScoring(at(0, { round: 6 }))).toMatchObject({ scoring: 2, rounds: 2 });
  });
});

it('a space of the track knows the fate of whoever stands there, as the outlook does', () => {
  for (const { state } of SETUPS.slice(0, 2).flatMap((setup) => [...momentsOf(setup)])) {
    if (state.ply % 10 !== 0) continue;
    for (const seat of personsAt(state)) {
      const outlook = emperorOutlook(state, seat);
      const [next] = scoringsOfSpace(state, state.seats[seat]?.emperor ?? 0);
      expect(next === undefined).toBe(outlook === null);
      if (!next || !outlook) continue;
      const { tile, vp, to, verdict, bonusFrom } = outlook;
      expect(next).toMatchObject({ tile, vp, to, verdict, bonusFrom });
    }
  }
});
