import type { LuckByKind } from '@gah/ai';
import { LEVELS, LUCK_KINDS } from '@gah/ai';
import {
  DIFFICULTIES,
  EDITIONS,
  HOTEL_SIDES,
  MAX_SEATS,
  MODULES,
  POLITICS_IDS,
  STAFF_DEALS,
  STAFF_IDS,
  VP_SOURCES,
} from '@gah/engine';
import type {
  ClaimedObjective,
  Fortune,
  GameSummary,
  PlayedStaff,
  SeatCourse,
  SeatSummary,
  SummarizedPlayer,
} from '../summary/summary.js';
import { PLACES_OF_PLAY, SUMMARY_VERSION } from '../summary/summary.js';
import type { KeptGame } from './ledger.js';
import type { Fields } from './reader.js';
import { asFields, asList, flag, numberIn, oneOf, orNull, text, Unreadable } from './reader.js';

const OPPONENTS = ['leopold', 'elisabeth'] as const;
const PLAYER_KINDS = ['person', 'computer', 'automatic'] as const;

function readPlayer(value: unknown): SummarizedPlayer {
  const given = asFields(value, 'player');
  const kind = oneOf(given, 'kind', PLAYER_KINDS);
  if (kind === 'person') return { kind };
  if (kind === 'computer') return { kind, level: oneOf(given, 'level', LEVELS) };
  return {
    kind,
    opponent: oneOf(given, 'opponent', OPPONENTS),
    difficulty: oneOf(given, 'difficulty', DIFFICULTIES),
  };
}

function readStaff(value: unknown): PlayedStaff {
  const given = asFields(value, 'staff');
  return { card: oneOf(given, 'card', STAFF_IDS), points: orNull(given, 'points', numberIn) };
}

function readObjective(value: unknown): ClaimedObjective {
  const given = asFields(value, 'objectives');
  return { card: oneOf(given, 'card', POLITICS_IDS), position: numberIn(given, 'position') };
}

function readCourse(value: unknown): SeatCourse {
  const given = asFields(value, 'course');
  return {
    running: asList(given, 'running').map((points) => numberIn({ points }, 'points')),
    guests: numberIn(given, 'guests'),
    bonuses: numberIn(given, 'bonuses'),
    penalties: numberIn(given, 'penalties'),
  };
}

function readSources(given: Fields): SeatSummary['bySource'] {
  const sources = asFields(given['bySource'], 'bySource');
  const known = VP_SOURCES.filter((source) => sources[source] !== undefined);
  const bySource = Object.fromEntries(known.map((source) => [source, numberIn(sources, source)]));
  const sum = Object.values(bySource).reduce((all, points) => all + points, 0);
  if (sum !== given['points']) throw new Unreadable('the sources do not make the points');
  return bySource;
}

function readSeat(value: unknown): SeatSummary {
  const given = asFields(value, 'seats');
  return {
    name: text(given, 'name'),
    player: readPlayer(given['player']),
    points: numberIn(given, 'points'),
    place: orNull(given, 'place', numberIn),
    bySource: readSources(given),
    staff: asList(given, 'staff').map(readStaff),
    objectives: asList(given, 'objectives').map(readObjective),
    emperor: numberIn(given, 'emperor'),
    occupiedRooms: numberIn(given, 'occupiedRooms'),
    course: given['course'] === null ? null : readCourse(given['course']),
  };
}

function readFortune(value: unknown): Fortune {
  const given = asFields(value, 'fortunes');
  const luck = asFields(given['luck'], 'luck');
  return {
    seat: numberIn(given, 'seat'),
    start: numberIn(given, 'start'),
    luck: Object.fromEntries(LUCK_KINDS.map((kind) => [kind, numberIn(luck, kind)])) as LuckByKind,
    decisions: numberIn(given, 'decisions'),
    others: numberIn(given, 'others'),
  };
}

function readPromos(given: Fields): GameSummary['promos'] {
  return given['promos'] === 'box' ? 'box' : flag(given, 'promos');
}

/** A summary as it was found; throws `Unreadable` for anything that is none. */
function readSummary(value: unknown): GameSummary {
  const given = asFields(value, 'summary');
  if (given['version'] !== SUMMARY_VERSION)
    throw new Unreadable(`version ${String(given['version'])}, this is ${SUMMARY_VERSION}`);
  const seats = asList(given, 'seats').map(readSeat);
  if (seats.length < 2 || seats.length > MAX_SEATS) throw new Unreadable('seats');
  return {
    version: SUMMARY_VERSION,
    fingerprint: text(given, 'fingerprint'),
    isOver: flag(given, 'isOver'),
    played: orNull(given, 'played', numberIn),
    duration: orNull(given, 'duration', numberIn),
    where: oneOf(given, 'where', PLACES_OF_PLAY),
    isTrial: flag(given, 'isTrial'),
    edition: oneOf(given, 'edition', EDITIONS),
    hotel: oneOf(given, 'hotel', HOTEL_SIDES),
    deal: oneOf(given, 'deal', STAFF_DEALS),
    promos: readPromos(given),
    modules: asList(given, 'modules').map((module) => oneOf({ module }, 'module', MODULES)),
    hasDataPack: flag(given, 'hasDataPack'),
    round: numberIn(given, 'round'),
    moves: orNull(given, 'moves', numberIn),
    own: asList(given, 'own').map((seat) => numberIn({ seat }, 'seat')),
    seats,
    fortunes: given['fortunes'] === null ? null : asList(given, 'fortunes').map(readFortune),
  };
}

/** An entry as it was found; throws `Unreadable`. */
export function readKept(value: unknown): KeptGame {
  const given = asFields(value, 'game');
  return {
    id: text(given, 'id'),
    stamp: numberIn(given, 'stamp'),
    counts: flag(given, 'counts'),
    summary: readSummary(given['summary']),
  };
}
