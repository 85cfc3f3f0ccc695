import type { Level } from '@gah/ai';
import type { Move, SeatIndex } from '@gah/engine';
import { makeMove, RULES_VERSION } from '@gah/engine';
import type { Mover, TableEntry } from '@gah/protocol';
import type { TablePlan } from './plan.js';

/** What happened to a table. The list of all entries is the table; everything else is worked out. */
export type Entry =
  | {
      readonly kind: 'joined';
      readonly seat: SeatIndex;
      readonly name: string;
      readonly tokenHash: string;
    }
  /** The level of the computer player that takes over; null before the game. */
  | { readonly kind: 'left'; readonly seat: SeatIndex; readonly level: Level | null }
  /** By the host, before the game. */
  | { readonly kind: 'removed'; readonly seat: SeatIndex; readonly who: SeatIndex }
  /** By the host; computer players of this level take the open seats. */
  | { readonly kind: 'started'; readonly seat: SeatIndex; readonly level: Level }
  /** The move in the engine's notation, and the version of its rules where the plan names another. */
  | {
      readonly kind: 'moved';
      readonly seat: SeatIndex;
      readonly move: string;
      readonly by: Mover;
      readonly rules?: number;
    }
  /** Back to where so many logged moves had been played. */
  | { readonly kind: 'undone'; readonly seat: SeatIndex; readonly ply: number }
  | { readonly kind: 'timedOut'; readonly seat: SeatIndex }
  | {
      readonly kind: 'voted';
      readonly seat: SeatIndex;
      readonly against: SeatIndex;
      readonly level: Level;
    }
  | { readonly kind: 'returned'; readonly seat: SeatIndex }
  | { readonly kind: 'rematch'; readonly seat: SeatIndex; readonly table: string }
  | { readonly kind: 'closed' };

export interface LoggedEntry {
  /** From 1, without gaps. */
  readonly seq: number;
  readonly at: number;
  /** The id the client gave its request; null for what the server did by itself. */
  readonly request: string | null;
  readonly entry: Entry;
}

export const movedEntry = (plan: TablePlan, move: Move, by: Mover): Entry => ({
  kind: 'moved',
  seat: move.seat,
  move: makeMove(move),
  by,
  ...(plan.rules !== RULES_VERSION && { rules: RULES_VERSION }),
});

/** The entry as everybody may know it: without tokens, and without the move, which events tell. */
export function publicEntry(entry: Entry, ply: number): TableEntry {
  switch (entry.kind) {
    case 'joined':
    case 'left':
    case 'timedOut':
    case 'returned':
      return { kind: entry.kind, seat: entry.seat };
    case 'started':
    case 'closed':
      return { kind: entry.kind };
    case 'moved':
      return { kind: 'moved', seat: entry.seat, by: entry.by, ply };
    case 'removed':
      return { kind: 'removed', seat: entry.seat, who: entry.who };
    case 'undone':
      return { kind: 'undone', seat: entry.seat, ply };
    case 'voted':
      return { kind: 'voted', seat: entry.seat, against: entry.against };
    case 'rematch':
      return { kind: 'rematch', seat: entry.seat, table: entry.table };
  }
}
