import type { Level } from '@gah/ai';
import type { GameEvent, GameState, Position, ScoreSheet, SeatIndex, VpSource } from '@gah/engine';
import {
  at,
  countOf,
  countRooms,
  isAutomatic,
  opponentWith,
  playback,
  politicsId,
  scoreSheets,
  staffId,
  textHash,
  VP_SOURCES,
  winners,
} from '@gah/engine';
import { courseOf, staffPointsOf } from './course.js';
import type {
  ClaimedObjective,
  GameSummary,
  PlaceOfPlay,
  PlayedStaff,
  SeatSummary,
  SummarizedPlayer,
} from './summary.js';
import { SUMMARY_VERSION } from './summary.js';

/** What a game itself does not tell. */
export interface Occasion {
  /** By seat, without an automatic opponent: the level of a computer player, null for a person. */
  readonly levels: readonly (Level | null)[];
  /** The seats of the persons whose statistics these are. */
  readonly own: readonly SeatIndex[];
  readonly where: PlaceOfPlay;
  readonly isTrial: boolean;
  /** When it was last played, and for how long, in milliseconds. */
  readonly played: number | null;
  readonly duration: number | null;
}

/** What is known of a game: where it stands, and everything that happened if somebody saw it all. */
export interface SeenGame {
  readonly position: Position;
  readonly events: readonly GameEvent[] | null;
}

/** Plays a record to its end; throws what `playback` throws. */
export function seenFrom(record: unknown): SeenGame {
  const events: GameEvent[] = [];
  let state: GameState | null = null;
  for (const step of playback(record)) {
    events.push(...step.events);
    ({ state } = step);
  }
  // The first step is the start, so there is one.
  return { position: state as GameState, events };
}

/** What a recorded game says; a broken-off one as it stands. Throws what `playback` throws. */
export const summaryOf = (record: unknown, occasion: Occasion): GameSummary =>
  summaryOfSeen(seenFrom(record), occasion);

/** The same of a game of which perhaps only the end is known, as at the table of a server. */
export function summaryOfSeen({ position, events }: SeenGame, occasion: Occasion): GameSummary {
  const { setup, phase, round } = position;
  const isOver = phase === 'over';
  const sheets = scoreSheets(position);
  const places = isOver ? placesOf(sheets, winners(position)) : null;
  const seats = sheets.map(({ seat, total, bySource }): SeatSummary => {
    const { emperor, occupied } = at(position.seats, seat);
    return {
      name: setup.names[seat]?.trim() ?? '',
      player: playerOf(position, seat, occasion),
      points: total,
      place: places?.[seat] ?? null,
      bySource: Object.fromEntries(
        VP_SOURCES.flatMap((source): [VpSource, number][] =>
          bySource[source] === 0 ? [] : [[source, bySource[source]]],
        ),
      ),
      staff: staffOf(position, seat, events),
      objectives: objectivesOf(position, seat),
      emperor,
      occupiedRooms: countRooms(occupied),
      course: events && courseOf(events, seat),
    };
  });
  const { edition, hotel, staff: deal, promos, modules } = setup;
  const rules = { edition, hotel, deal, promos, modules, hasDataPack: setup.dataPack !== null };
  return {
    version: SUMMARY_VERSION,
    fingerprint: fingerprintOf(rules, round, seats),
    isOver,
    played: occasion.played,
    duration: occasion.duration,
    where: occasion.where,
    isTrial: occasion.isTrial,
    ...rules,
    round,
    moves: events && position.ply,
    own: occasion.own,
    seats,
    fortunes: null,
  };
}

/**
 * From the result alone, so that it is the same whether every move or only the end was seen. Two finished
 * games that agree in every source of every seat, in all cards and claims, are one game seen twice.
 */
function fingerprintOf(rules: object, round: number, seats: readonly SeatSummary[]): string {
  const results = seats.map(({ name, bySource, staff, objectives, emperor, occupiedRooms }) => [
    name,
    Object.entries(bySource),
    staff.map(({ card }) => card),
    objectives,
    emperor,
    occupiedRooms,
  ]);
  return textHash(JSON.stringify([rules, round, results]));
}

function playerOf(position: Position, seat: SeatIndex, { levels }: Occasion): SummarizedPlayer {
  const { modules, difficulty } = position.setup;
  if (isAutomatic(position, seat) && difficulty !== null)
    return { kind: 'automatic', opponent: opponentWith(modules), difficulty };
  const level = levels[seat] ?? null;
  return level === null ? { kind: 'person' } : { kind: 'computer', level };
}

function staffOf(
  position: Position,
  seat: SeatIndex,
  events: readonly GameEvent[] | null,
): PlayedStaff[] {
  const points = events && staffPointsOf(events, seat);
  return (position.seats[seat]?.played ?? []).flatMap((number) => {
    const card = staffId(number);
    return card === undefined ? [] : [{ card, points: points && countOf(points, number) }];
  });
}

const objectivesOf = ({ politics, claims }: Position, seat: SeatIndex): ClaimedObjective[] =>
  politics.flatMap((number, slot) => {
    const card = politicsId(number);
    const position = (claims[slot] ?? []).indexOf(seat) + 1;
    return card === undefined || position === 0 ? [] : [{ card, position }];
  });

/** Winners are first; behind them whoever has more points, then more left over. */
function placesOf(sheets: readonly ScoreSheet[], first: readonly SeatIndex[]): number[] {
  const isAhead = (a: ScoreSheet, b: ScoreSheet): boolean => {
    const [aWins, bWins] = [first.includes(a.seat), first.includes(b.seat)];
    if (aWins || bWins) return aWins && !bWins;
    if (a.total !== b.total) return a.total > b.total;
    return a.bySource.leftovers > b.bySource.leftovers;
  };
  return sheets.map((sheet) => 1 + sheets.filter((other) => isAhead(other, sheet)).length);
}
