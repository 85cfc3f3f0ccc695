import type { Level } from '@gah/ai';
import { LEVELS } from '@gah/ai';
import type { GameRecord, GameSetup, ModuleName, Phase } from '@gah/engine';
import { MODULES, parseRecord, PHASES, RecordError } from '@gah/engine';
import type { Crest, SeatedPlayer } from '../session/plan.js';
import { CRESTS } from '../session/plan.js';
import { Problem } from '../session/problems.js';
import type { GameSnapshot } from '../session/session.js';

/** What the list of saved games shows of one, without playing it again. */
export interface SaveSummary {
  readonly id: string;
  /** Given by the player; empty until then. */
  readonly title: string;
  readonly created: number;
  readonly updated: number;
  /** Of a trial: the address of the game it was begun from; empty for every other game. */
  readonly trial: string;
  /** How long somebody was at it, in milliseconds; null where that was not counted from the start. */
  readonly duration: number | null;
  readonly players: readonly SeatedPlayer[];
  readonly names: readonly string[];
  readonly modules: readonly ModuleName[];
  readonly round: number;
  readonly phase: Phase;
  /** Points of every seat, the automatic opponent's included. */
  readonly points: readonly number[];
}

/** What does not follow from the game itself. */
export type SaveBase = Pick<
  SaveSummary,
  'id' | 'title' | 'created' | 'trial' | 'duration' | 'players'
>;

export interface Save {
  readonly summary: SaveSummary;
  readonly record: GameRecord;
}

export const summaryOf = (
  base: SaveBase,
  { view, sheets }: Pick<GameSnapshot, 'view' | 'sheets'>,
  updated: number,
): SaveSummary => ({
  ...base,
  updated,
  names: view.setup.names,
  modules: view.setup.modules,
  round: view.round,
  phase: view.phase,
  points: view.phase === 'over' ? sheets.map(({ total }) => total) : view.seats.map(({ vp }) => vp),
});

/**
 * A summary as it was found, with whatever is unreadable left empty: a damaged one is still listed and
 * can be deleted; its record is checked when it is opened.
 */
export function readSummary(value: unknown): SaveSummary {
  const given: Record<string, unknown> =
    typeof value === 'object' && value !== null ? { ...value } : {};
  const text = (key: string): string => (typeof given[key] === 'string' ? given[key] : '');
  const count = (key: string): number => (Number.isFinite(given[key]) ? Number(given[key]) : 0);
  const list = <T>(key: string, read: (item: unknown) => T | null): T[] => {
    const items: unknown[] = Array.isArray(given[key]) ? given[key] : [];
    return items.map(read).filter((item) => item !== null);
  };
  return {
    id: text('id'),
    title: text('title'),
    created: count('created'),
    updated: count('updated'),
    trial: text('trial'),
    duration: Number.isFinite(given['duration']) ? Number(given['duration']) : null,
    players: list('players', asPlayer),
    names: list('names', (name) => (typeof name === 'string' ? name : '')),
    modules: list('modules', (name) => MODULES.find((module) => module === name) ?? null),
    round: count('round'),
    phase: PHASES.find((phase) => phase === given['phase']) ?? 'turns',
    points: list('points', (points) => (typeof points === 'number' ? points : 0)),
  };
}

const isCrest = (value: unknown): value is Crest => CRESTS.some((crest) => crest === value);
const isLevel = (value: unknown): value is Level => LEVELS.some((level) => level === value);

function asPlayer(value: unknown): SeatedPlayer | null {
  if (typeof value !== 'object' || value === null) return null;
  const { kind, level, crest } = value as Record<string, unknown>;
  if (!isCrest(crest)) return null;
  if (kind === 'person') return { kind, crest };
  return kind === 'computer' && isLevel(level) ? { kind, level, crest } : null;
}

/** The players of a save, one for every seat of its set-up; null where they do not fit. */
export function parsePlayers(value: unknown, { seats }: GameSetup): SeatedPlayer[] | null {
  if (!Array.isArray(value) || value.length !== seats) return null;
  const players = value.map(asPlayer);
  return players.every((player) => player !== null) ? players : null;
}

/** Everybody plays at this screen: what a record that names no players means. */
export const everybodyHere = ({ seats }: GameSetup): SeatedPlayer[] =>
  CRESTS.slice(0, seats).map((crest) => ({ kind: 'person', crest }));

/** A record that can be played again as far as its shape tells; throws a Problem. */
export function checkedRecord(value: unknown): GameRecord {
  try {
    return parseRecord(value);
  } catch (error) {
    throw recordProblem(error);
  }
}

export function recordProblem(error: unknown): unknown {
  if (!(error instanceof RecordError)) return error;
  const isOlder = error.code === 'other-rules' || error.code === 'changed-rules';
  const code = isOlder ? 'save-version' : 'save-damaged';
  return new Problem(code, error.message, { cause: error });
}
