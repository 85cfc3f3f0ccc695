import type { Viewer } from '@gah/engine';
import { eventsFor, moves, playback, scoreSheets, toRecord, viewOf, winners } from '@gah/engine';
import type {
  ClockNow,
  GameNow,
  LogStep,
  SeatInfo,
  ServerMessageOf,
  TableInfo,
} from '@gah/protocol';
import { LIMITS, withDataPack } from '@gah/protocol';
import type { Applied } from './apply.js';
import { deadlineOf } from './clock.js';
import type { LoggedEntry } from './entry.js';
import { publicEntry } from './entry.js';
import type { RunningGame, TableState } from './state.js';
import { decidingSeats, presentState } from './state.js';
import { validVotes } from './votes.js';

function seatInfos(table: TableState, now: number): SeatInfo[] {
  const { plan, holders } = table;
  return holders.map((holder, seat): SeatInfo => {
    const { crest = seat, reserved = null } = plan.seats[seat] ?? {};
    switch (holder.kind) {
      case 'open':
        return { kind: 'open', crest, reservedFor: reserved?.name ?? null };
      case 'computer':
        return { kind: 'computer', crest, level: holder.level };
      case 'person': {
        const { name, replaced, timeouts } = holder;
        const votes = validVotes(table, seat, now).map((vote) => vote.seat);
        return { kind: 'person', crest, name, replaced, timeouts, votes };
      }
    }
  });
}

/** Names what is shown, so that seed and hashes stay inside. */
export function tableInfo(table: TableState, now: number): TableInfo {
  const { plan, phase, host, rematch, seq } = table;
  const { id, title, createdAt, clock, open, spectators, chat } = plan;
  const { dataPack = null, ...options } = plan.options;
  return {
    id,
    title,
    phase,
    createdAt,
    host,
    seats: seatInfos(table, now),
    options,
    hasDataPack: dataPack !== null,
    clock,
    open,
    spectators,
    chat,
    rematch,
    seq,
  };
}

export function clockNow({ plan, clocks }: TableState, now: number): ClockNow | null {
  if (plan.clock.kind === 'none') return null;
  return {
    serverTime: now,
    seats: clocks.map((clock) => ({
      reserveMs: clock.reserveMs,
      deadline: deadlineOf(plan.clock, clock),
    })),
  };
}

export function gameNow(table: TableState, viewer: Viewer): GameNow | null {
  if (!table.game) return null;
  const state = presentState(table.game);
  const decides = viewer !== 'spectator' && decidingSeats(table).includes(viewer);
  const game: GameNow = {
    view: viewOf(state, viewer),
    moves: decides ? moves(state, viewer) : [],
    sheets: scoreSheets(state),
    winners: winners(state),
  };
  return withDataPack(game, null);
}

/** What an entry brought about, as a viewer may know it. */
export function stepFor(
  table: TableState,
  { seq, at, entry }: LoggedEntry,
  { events, gameChanged, tableChanged }: Applied,
  viewer: Viewer,
  now: number,
): ServerMessageOf<'step'> {
  const game = gameChanged ? gameNow(table, viewer) : null;
  return {
    type: 'step',
    seq,
    at,
    entry: publicEntry(entry, game?.view.ply ?? 0),
    events: eventsFor(events, viewer),
    ...(game && { game }),
    ...(tableChanged && { table: tableInfo(table, now) }),
    clock: clockNow(table, now),
  };
}

/** Every step after `from` moves; 0 begins with the set-up. */
export function logSteps(game: RunningGame, viewer: Viewer, from: number): LogStep[] {
  const steps: LogStep[] = [];
  for (const { state, events, move } of playback(toRecord(presentState(game)))) {
    if (state.ply < from || (state.ply === from && from > 0)) continue;
    const seat = move?.seat ?? null;
    steps.push({ ply: state.ply, seat, round: state.round, events: eventsFor(events, viewer) });
  }
  return steps;
}

/** What a client that has seen entry `have` has missed of the game; null when the log must tell. */
export function missedSteps(table: TableState, viewer: Viewer, have: number): LogStep[] | null {
  const { game } = table;
  if (have > table.seq) return null;
  if (!game) return [];
  if (game.lastUndo > have) return null;
  const missing = game.seqOfPly.filter((seq) => seq > have).length;
  if (missing > LIMITS.missedSteps) return null;
  const recent = game.recent.filter(({ seq }) => seq > have);
  if (recent.length === missing) {
    return recent.map(({ ply, seat, round, events }) => ({
      ply,
      seat,
      round,
      events: eventsFor(events, viewer),
    }));
  }
  return logSteps(game, viewer, 0).slice(-missing);
}
