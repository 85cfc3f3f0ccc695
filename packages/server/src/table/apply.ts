import type { GameEvent, GameState, Played, SeatIndex } from '@gah/engine';
import {
  generatorOfRules,
  parseMove,
  playRecorded,
  RULES_VERSION,
  startGame,
  undoTarget,
} from '@gah/engine';
import { turnClocks } from './clock.js';
import type { Entry, LoggedEntry } from './entry.js';
import { OtherRules } from './otherRules.js';
import type { TablePlan } from './plan.js';
import { setupOf } from './plan.js';
import { plyAfter } from './plies.js';
import type { Holder, RunningGame, TableState } from './state.js';
import { validVotes, votersAgainst } from './votes.js';
import {
  decidingSeats,
  newTableState,
  playedByServer,
  presentState,
  requestKey,
  TIMEOUT_LEVEL,
} from './state.js';

/** After so many turns in a row without its person a seat is given to a computer player. */
const TIMEOUTS_BEFORE_REPLACEMENT = 3;
/** A client sends again only what was not answered, so a few are enough. */
const REQUESTS_KEPT = 24;
/** Clients that come back after a short break have missed a few; others have them played again. */
const STEPS_KEPT = 12;
/** Whoever was shown out is told so, as long as not many others were. */
const REMOVED_KEPT = 16;
const PLIES_BETWEEN_FLATTENING = 8;

/** What an entry brought about, to be told to everybody. */
export interface Applied {
  readonly events: readonly GameEvent[];
  readonly gameChanged: boolean;
  readonly tableChanged: boolean;
}

/** A move already played on a copy when it was checked. */
export type PlayedMove = Extract<Played, { ok: true }>;

type Step = Pick<PlayedMove, 'state'> & { readonly events: readonly GameEvent[] };

/** The log and the rules do not fit together: it was written by other rules, or by hand. */
class BrokenLog extends Error {
  constructor(table: string, seq: number, detail: string) {
    super(`entry ${seq} of table ${table}: ${detail}`);
    this.name = 'BrokenLog';
  }
}

function begin(table: TableState, seq: number): readonly GameEvent[] {
  const names = table.holders.map((holder) => (holder.kind === 'person' ? holder.name : ''));
  const { state, events } = startGame(
    setupOf(table.plan, names),
    generatorOfRules(table.plan.rules),
  );
  table.phase = 'playing';
  table.game = {
    states: [state],
    decisionSeq: table.holders.map(() => seq),
    seqOfPly: [seq],
    lastUndo: 0,
    undos: 0,
    recent: [{ seq, ply: 0, seat: null, round: state.round, events }],
  };
  return events;
}

const beginWhenFull = (table: TableState, seq: number): readonly GameEvent[] =>
  table.holders.some(({ kind }) => kind === 'open') ? [] : begin(table, seq);

/**
 * A text that grew move by move is a chain of small pieces in memory, many times its length. Looking
 * at a character makes it one piece.
 */
function flatten({ ply, history }: GameState): void {
  if (ply % PLIES_BETWEEN_FLATTENING === 0) history?.charCodeAt(0);
}

/** Keeps what can still be returned to. */
function remember(game: RunningGame, state: GameState): void {
  flatten(state);
  const reachable = state.ply - (undoTarget(state) ?? state.ply) + 1;
  game.states = [...game.states, state].slice(-reachable);
}

/** Picks of others do not change what a seat decides in a draft. */
function markDecisions(game: RunningGame, mover: SeatIndex, seq: number): void {
  const { draft } = presentState(game);
  const stays = draft?.picks.some((pick) => pick !== 0) ?? false;
  game.decisionSeq = game.decisionSeq.map((known, seat) => (stays && seat !== mover ? known : seq));
}

type Moved = Extract<Entry, { kind: 'moved' }>;

/** A move of the log as the rules of today play it. */
function stepsOf(
  { id, ...plan }: TablePlan,
  state: GameState,
  entry: Moved,
  seq: number,
): readonly Step[] {
  const rules = entry.rules ?? plan.rules;
  const move = parseMove(entry.move);
  if (!move) throw new BrokenLog(id, seq, 'a move that cannot be read');
  const read = playRecorded(state, move, rules);
  if (read.ok) return read.steps;
  const { code } = read.refusal;
  throw rules === RULES_VERSION
    ? new BrokenLog(id, seq, code)
    : new OtherRules(id, `entry ${seq}, ${code}`);
}

function moved(
  table: TableState,
  entry: Moved,
  seq: number,
  ready: PlayedMove | null,
): readonly GameEvent[] {
  const { game } = table;
  if (!game) throw new BrokenLog(table.plan.id, seq, 'a move before the game');
  const steps = ready ? [ready] : stepsOf(table.plan, presentState(game), entry, seq);
  for (const { state, events } of steps) {
    if (state.undoFloor > presentState(game).undoFloor) game.undos = 0;
    remember(game, state);
    game.seqOfPly = [...game.seqOfPly, seq];
    const step = { seq, ply: state.ply, seat: entry.seat, round: state.round, events };
    game.recent = [...game.recent, step].slice(-STEPS_KEPT);
  }
  markDecisions(game, entry.seat, seq);
  if (decidingSeats(table).length === 0) table.phase = 'over';
  if (entry.by === 'person') {
    updatePerson(table, entry.seat, { timeouts: 0, timedOut: false, votes: [] });
  }
  return steps.flatMap(({ events }) => events);
}

function undone(table: TableState, moves: number, seq: number): void {
  const { game } = table;
  if (!game) throw new BrokenLog(table.plan.id, seq, 'undo before the game');
  const ply = plyAfter(game, moves);
  const kept = game.states.filter((state) => state.ply <= ply);
  if (kept.at(-1)?.ply !== ply) throw new BrokenLog(table.plan.id, seq, 'undo too far');
  game.states = kept;
  game.seqOfPly = game.seqOfPly.slice(0, ply + 1);
  game.recent = game.recent.filter((step) => step.ply <= ply);
  game.lastUndo = seq;
  game.undos++;
  game.decisionSeq = game.decisionSeq.map(() => seq);
}

type Person = Extract<Holder, { kind: 'person' }>;

function updatePerson(table: TableState, seat: SeatIndex, change: Partial<Person>): void {
  table.holders = table.holders.map((holder, index) =>
    index === seat && holder.kind === 'person' ? { ...holder, ...change } : holder,
  );
}

const newPerson = (name: string, tokenHash: string): Person => ({
  kind: 'person',
  name,
  tokenHash,
  replaced: null,
  timedOut: false,
  timeouts: 0,
  votes: [],
});

function free(table: TableState, seat: SeatIndex): void {
  table.holders = table.holders.map((holder, index) =>
    index === seat ? { kind: 'open' } : holder,
  );
}

function removed(table: TableState, who: SeatIndex): void {
  const holder = table.holders[who];
  if (holder?.kind !== 'person') return;
  table.removed = [...table.removed, holder.tokenHash].slice(-REMOVED_KEPT);
  free(table, who);
}

function left(table: TableState, { seat, level }: Extract<Entry, { kind: 'left' }>): void {
  if (level !== null) {
    updatePerson(table, seat, { replaced: { level, cause: 'left' }, votes: [] });
    return;
  }
  free(table, seat);
  const others = table.holders.findIndex(({ kind }) => kind === 'person');
  if (table.host === seat) table.host = others < 0 ? null : others;
  if (others < 0) table.phase = 'closed';
}

function timedOut(table: TableState, seat: SeatIndex): void {
  const holder = table.holders[seat];
  if (holder?.kind !== 'person') return;
  const timeouts = holder.timeouts + 1;
  updatePerson(table, seat, {
    timeouts,
    timedOut: true,
    replaced:
      timeouts < TIMEOUTS_BEFORE_REPLACEMENT
        ? holder.replaced
        : { level: TIMEOUT_LEVEL, cause: 'clock' },
  });
}

function voted(table: TableState, entry: Extract<Entry, { kind: 'voted' }>, at: number): void {
  const { seat, against, level } = entry;
  const votes = [...validVotes(table, against, at), { seat, at }];
  const isDecided = votes.length * 2 > votersAgainst(table, against).length;
  updatePerson(
    table,
    against,
    isDecided ? { votes: [], replaced: { level, cause: 'vote' } } : { votes },
  );
}

function change(table: TableState, logged: LoggedEntry, ready: PlayedMove | null): Applied {
  const { entry, seq } = logged;
  const ofTable = { events: [], gameChanged: false, tableChanged: true };
  switch (entry.kind) {
    case 'joined': {
      table.host ??= entry.seat;
      table.holders = table.holders.map((holder, seat) =>
        seat === entry.seat ? newPerson(entry.name, entry.tokenHash) : holder,
      );
      const events = beginWhenFull(table, seq);
      return { ...ofTable, events, gameChanged: events.length > 0 };
    }
    case 'started':
      table.holders = table.holders.map((holder) =>
        holder.kind === 'open' ? { kind: 'computer', level: entry.level } : holder,
      );
      return { ...ofTable, events: begin(table, seq), gameChanged: true };
    case 'moved': {
      const before = table.phase;
      const events = moved(table, entry, seq, ready);
      return { events, gameChanged: true, tableChanged: table.phase !== before };
    }
    case 'undone':
      undone(table, entry.ply, seq);
      return { events: [], gameChanged: true, tableChanged: false };
    case 'left':
      left(table, entry);
      return ofTable;
    case 'removed':
      removed(table, entry.who);
      return ofTable;
    case 'timedOut':
      timedOut(table, entry.seat);
      return ofTable;
    case 'voted':
      voted(table, entry, logged.at);
      return ofTable;
    case 'returned':
      updatePerson(table, entry.seat, {
        replaced: null,
        timedOut: false,
        timeouts: 0,
        votes: [],
      });
      return ofTable;
    case 'rematch':
      table.rematch = entry.table;
      return ofTable;
    case 'closed':
      table.phase = 'closed';
      return ofTable;
  }
}

/** Timeouts end with the turn; clocks of persons who decide go on. */
function settleClocks(table: TableState, { entry, at }: LoggedEntry): void {
  const deciding = decidingSeats(table);
  table.holders = table.holders.map((holder, seat) =>
    holder.kind === 'person' && holder.timedOut && !deciding.includes(seat)
      ? { ...holder, timedOut: false }
      : holder,
  );
  const running = deciding.filter((seat) => playedByServer(table.holders[seat]) === null);
  // The last to choose in a draft chooses again at once, from other cards.
  const restarted = entry.kind === 'moved' && deciding.length > 1 ? entry.seat : null;
  table.clocks = turnClocks(table.plan.clock, table.clocks, running, restarted, at);
}

function note(table: TableState, { request, entry, seq }: LoggedEntry): void {
  if (request === null || !('seat' in entry)) return;
  const known = [...table.requests, [requestKey(entry.seat, request), seq] as const];
  table.requests = new Map(known.slice(-REQUESTS_KEPT));
}

/** The table after the next entry of its log; the one before stays as it is. */
export function withEntry(
  before: TableState,
  logged: LoggedEntry,
  ready: PlayedMove | null = null,
): { readonly table: TableState; readonly applied: Applied } {
  if (logged.seq !== before.seq + 1) {
    throw new BrokenLog(before.plan.id, logged.seq, `follows entry ${before.seq}`);
  }
  const table: TableState = { ...before, game: before.game && { ...before.game } };
  const applied = change(table, logged, ready);
  table.seq = logged.seq;
  table.updatedAt = logged.at;
  settleClocks(table, logged);
  note(table, logged);
  return { table, applied };
}

/** A table as its whole log makes it. */
export const tableFrom = (plan: TablePlan, log: readonly LoggedEntry[]): TableState =>
  log.reduce((table, logged) => withEntry(table, logged).table, newTableState(plan));
