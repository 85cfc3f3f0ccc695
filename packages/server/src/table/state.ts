import type { Level } from '@gah/ai';
import type { GameEvent, GameState, SeatIndex } from '@gah/engine';
import { pending } from '@gah/engine';
import type { TablePhase } from '@gah/protocol';
import type { Standing } from '../storage/appends.js';
import type { SeatClock } from './clock.js';
import { deadlineOf, newClocks } from './clock.js';
import { laneOf } from './lane.js';
import type { TablePlan } from './plan.js';

type Replacement = {
  readonly level: Level;
  readonly cause: 'vote' | 'clock' | 'left';
};

/** A seat wants another one to be played by a computer. */
export interface Vote {
  readonly seat: SeatIndex;
  readonly at: number;
}

/** Who sits on a seat now. */
export type Holder =
  | { readonly kind: 'open' }
  | { readonly kind: 'computer'; readonly level: Level }
  | {
      readonly kind: 'person';
      readonly name: string;
      readonly tokenHash: string;
      /** Plays until the person returns. */
      readonly replaced: Replacement | null;
      /** The time of this turn has run out; a computer player ends it. */
      readonly timedOut: boolean;
      /** Turns in a row that ended so. */
      readonly timeouts: number;
      readonly votes: readonly Vote[];
    };

/** What one move, or the set-up, brought about. */
export interface GameStep {
  readonly seq: number;
  readonly ply: number;
  readonly seat: SeatIndex | null;
  readonly round: number;
  readonly events: readonly GameEvent[];
}

export interface RunningGame {
  /** From the earliest one a seat may step back to, to the present one. */
  states: readonly GameState[];
  /** For each seat the entry since which it faces its present decision. */
  decisionSeq: readonly number[];
  /** For each ply the entry that led to it. */
  seqOfPly: readonly number[];
  /** The last entry that took a move back. */
  lastUndo: number;
  /** How often that was done since something last became final. */
  undos: number;
  /** What the latest moves brought about, for clients that come back. */
  recent: readonly GameStep[];
}

/** A table as its log makes it. `withEntry` makes the next one; its parts are never changed in place. */
export interface TableState {
  readonly plan: TablePlan;
  seq: number;
  updatedAt: number;
  phase: TablePhase;
  host: SeatIndex | null;
  holders: readonly Holder[];
  clocks: readonly SeatClock[];
  game: RunningGame | null;
  rematch: string | null;
  /** Hashes of tokens whose seats the host has freed, the latest last. */
  removed: readonly string[];
  /** The latest requests with the entries they became, oldest first. */
  requests: ReadonlyMap<string, number>;
}

export const newTableState = (plan: TablePlan): TableState => ({
  plan,
  seq: 0,
  updatedAt: plan.createdAt,
  phase: 'gathering',
  host: null,
  holders: plan.seats.map(({ level }) =>
    level === null ? { kind: 'open' } : { kind: 'computer', level },
  ),
  clocks: newClocks(plan.clock, plan.seats.length),
  game: null,
  rematch: null,
  removed: [],
  requests: new Map(),
});

export const requestKey = (seat: SeatIndex, id: string): string => `${seat} ${id}`;

export function presentState({ states }: Pick<RunningGame, 'states'>): GameState {
  const state = states.at(-1);
  if (!state) throw new Error('a running game has a state');
  return state;
}

export const decidingSeats = ({ game }: Pick<TableState, 'game'>): SeatIndex[] =>
  game ? pending(presentState(game)).map(({ seat }) => seat) : [];

/** The level at which the server itself plays for a seat now; null when a person decides. */
export function playedByServer(holder: Holder | undefined): Level | null {
  switch (holder?.kind) {
    case 'computer':
      return holder.level;
    case 'person':
      if (holder.replaced) return holder.replaced.level;
      return holder.timedOut ? TIMEOUT_LEVEL : null;
    default:
      return null;
  }
}

/** Ends a turn decently without thinking for long. */
export const TIMEOUT_LEVEL: Level = 'concierge';

/** The seat for which the server must decide now. */
export const seatToPlay = (table: TableState): SeatIndex | null =>
  decidingSeats(table).find((seat) => playedByServer(table.holders[seat]) !== null) ?? null;

/** Seats whose time has run out. */
export const overdueSeats = (table: TableState, now: number): SeatIndex[] =>
  table.clocks.flatMap((clock, seat) => {
    const deadline = deadlineOf(table.plan.clock, clock);
    return deadline !== null && deadline <= now ? [seat] : [];
  });

/** Computer players have something to do here, or will have. */
export const hasComputers = ({ phase, holders }: TableState): boolean =>
  (phase === 'gathering' || phase === 'playing') &&
  holders.some(
    (holder) =>
      holder.kind === 'computer' || (holder.kind === 'person' && holder.replaced !== null),
  );

/** Whoever has left for good watches at most; others may still want to play. */
export const hasLeft = (holder: Holder | undefined): boolean =>
  holder?.kind === 'person' && holder.replaced?.cause === 'left';

/** When the next clock rings. */
export function ringsAt(table: TableState): number | null {
  const deadlines = table.clocks.flatMap((clock) => deadlineOf(table.plan.clock, clock) ?? []);
  return deadlines.length === 0 ? null : Math.min(...deadlines);
}

/**
 * Whether computer players go on although nobody is connected: where a turn lasts days, the next
 * person shall find it their turn. When all persons have left, nothing is thought.
 */
export const goesOnAlone = ({ plan, holders }: TableState): boolean =>
  plan.clock.kind === 'relaxed' &&
  holders.some((holder) => holder.kind === 'person' && !holder.replaced);

/** What the storage must know of a table to find it again. */
export function standingOf(table: TableState): Standing {
  const seat = seatToPlay(table);
  const level = seat === null ? null : playedByServer(table.holders[seat]);
  return {
    phase: table.phase,
    listed: table.plan.open && table.phase === 'gathering',
    ringsAt: ringsAt(table),
    lane: level && laneOf(level),
    // Of other tables those processes know that have somebody there.
    dueAt: level !== null && goesOnAlone(table) ? table.updatedAt : null,
  };
}
