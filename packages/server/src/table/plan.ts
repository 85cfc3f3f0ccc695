import type { Level } from '@gah/ai';
import type { GameSetup } from '@gah/engine';
import { at, parseSetup } from '@gah/engine';
import type { ClockRule, GameOptions, NewTable, SeatRequest } from '@gah/protocol';

/** What is settled about a seat before anybody sits there. */
export interface PlannedSeat {
  readonly crest: number;
  /** Of the computer player on it; null where a person is to sit. */
  readonly level: Level | null;
  /** In a rematch: who may sit down with the token of the game before. */
  readonly reserved: { readonly name: string; readonly tokenHash: string } | null;
}

/** What is settled when a table is opened and never changes. */
export interface TablePlan {
  readonly id: string;
  readonly createdAt: number;
  readonly title: string | null;
  readonly options: GameOptions;
  readonly seats: readonly PlannedSeat[];
  readonly clock: ClockRule;
  readonly open: boolean;
  readonly spectators: boolean;
  readonly chat: boolean;
  readonly inviteHash: string;
  /** The version of the rules it is played by. */
  readonly rules: number;
  /** Of the game; never leaves the server. */
  readonly seed: string;
}

/** What is new at every table, also at that of a rematch. */
export type FreshPlan = Pick<TablePlan, 'id' | 'createdAt' | 'rules' | 'seed' | 'inviteHash'>;

/** The crests asked for, the others in order. */
function crestsOf(seats: readonly SeatRequest[]): number[] | null {
  const requested = seats.flatMap(({ crest }) => (crest === undefined ? [] : [crest]));
  if (new Set(requested).size !== requested.length) return null;
  const free = [0, 1, 2, 3].filter((crest) => !requested.includes(crest));
  return seats.map(({ crest }) => crest ?? at(free.splice(0, 1), 0));
}

/** The seats of a new table and that of its host; null when they do not fit together. */
export function planSeats({ seats }: NewTable): { seats: PlannedSeat[]; host: number } | null {
  const crests = crestsOf(seats);
  const host = seats.findIndex(({ kind }) => kind === 'host');
  if (!crests || host < 0 || seats.some(({ kind }, seat) => kind === 'host' && seat !== host))
    return null;
  const planned = seats.map((seat, index): PlannedSeat => ({
    crest: at(crests, index),
    level: seat.kind === 'computer' ? seat.level : null,
    reserved: null,
  }));
  return { seats: planned, host };
}

/** The set-up for the engine; throws a SetupError. */
export function setupOf(
  { options, seats, seed }: Pick<TablePlan, 'options' | 'seats' | 'seed'>,
  names: readonly string[],
): GameSetup {
  return parseSetup({ ...options, seats: seats.length, names, seed });
}
