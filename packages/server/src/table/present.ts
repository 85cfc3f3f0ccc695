import type { Viewer } from '@gah/engine';
import { eventsFor, moves, scoreSheets, viewOf, winners } from '@gah/engine';
import type { ClockNow, GameNow, SeatInfo, ServerMessageOf, TableInfo } from '@gah/protocol';
import { withDataPack } from '@gah/protocol';
import type { Applied } from './apply.js';
import { deadlineOf } from './clock.js';
import type { LoggedEntry } from './entry.js';
import { publicEntry } from './entry.js';
import type { TableState } from './state.js';
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
