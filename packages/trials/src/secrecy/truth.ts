import type { GameEvent, GameState, Move, SeatIndex } from '@gah/engine';
import { parseMove, parseSetup, play, startGame } from '@gah/engine';
import type { EntryRow, TableRow } from '../harness/rows.js';

/** One entry of a log with everything that is hidden. */
export interface TrueEntry {
  /** Null before the game began. */
  readonly before: GameState | null;
  readonly after: GameState | null;
  readonly move: Move | null;
  readonly events: readonly GameEvent[];
}

interface TrueStep {
  readonly state: GameState;
  readonly seat: SeatIndex | null;
  readonly events: readonly GameEvent[];
}

interface StoredPlan {
  readonly seed: string;
  readonly inviteHash: string;
  readonly options: object;
  readonly seats: readonly { readonly level: string | null }[];
}

type StoredEntry =
  | {
      readonly kind: 'joined';
      readonly seat: number;
      readonly name: string;
      readonly tokenHash: string;
    }
  | { readonly kind: 'moved'; readonly seat: number; readonly move: string }
  | { readonly kind: 'undone'; readonly ply: number }
  | { readonly kind: 'other' };

/** The whole game as the database holds it, played again by the engine alone. */
export class Truth {
  readonly secrets: readonly string[];
  /** By `seq`, from 1. */
  readonly #entries: TrueEntry[] = [];
  /** After each entry: the moves that count, the set-up first. */
  readonly #lines: (readonly TrueStep[])[] = [];

  constructor(table: TableRow, rows: readonly EntryRow[]) {
    const plan = JSON.parse(table.plan) as StoredPlan;
    const names = plan.seats.map(() => '');
    const hashes: string[] = [];
    let line: readonly TrueStep[] = [];
    for (const row of rows) {
      const entry = JSON.parse(row.entry) as StoredEntry;
      const before = line.at(-1)?.state ?? null;
      let move: Move | null = null;
      let events: readonly GameEvent[] = [];
      if (entry.kind === 'joined') {
        names[entry.seat] = entry.name;
        hashes.push(entry.tokenHash);
        const isFull = plan.seats.every(({ level }, seat) => level !== null || names[seat] !== '');
        if (isFull && !before) {
          const { options, seats, seed } = plan;
          const begun = startGame(parseSetup({ ...options, seats: seats.length, names, seed }));
          events = begun.events;
          line = [{ state: begun.state, seat: null, events }];
        }
      } else if (entry.kind === 'moved' && before) {
        move = parseMove(entry.move);
        const played = move && play(before, move);
        if (!played?.ok) throw new Error(`entry ${row.seq} cannot be played again`);
        events = played.events;
        line = [...line, { state: played.state, seat: entry.seat, events }];
      } else if (entry.kind === 'undone') {
        line = line.slice(0, entry.ply + 1);
      }
      this.#entries[row.seq] = { before, after: line.at(-1)?.state ?? null, move, events };
      this.#lines[row.seq] = line;
    }
    this.secrets = [plan.seed, plan.inviteHash, ...hashes];
  }

  entry(seq: number): TrueEntry {
    const entry = this.#entries[seq];
    if (!entry) throw new Error(`there is no entry ${seq}`);
    return entry;
  }

  /** The steps up to an entry, without those taken back. */
  line(seq: number): readonly TrueStep[] {
    return this.#lines[seq] ?? [];
  }
}
