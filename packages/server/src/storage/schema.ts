import type { Kysely } from 'kysely';

/** All tables of the database. Times are milliseconds since 1970. */
export interface Schema {
  /** What is settled when a game table is opened. */
  tables: { id: string; created_at: number; plan: string };
  /** The log of each table: the truth. */
  entries: {
    table_id: string;
    seq: number;
    at: number;
    request: string | null;
    entry: string;
  };
  /** Where each table stands, worked out from its log, to find those with something to do. */
  table_index: {
    table_id: string;
    seq: number;
    phase: string;
    /** 1 while it is in the list of open tables. */
    listed: number;
    updated_at: number;
    /** When the next clock rings. */
    rings_at: number | null;
    /** Which kind of computer player decides. */
    lane: string | null;
    /** Since when any process may play for it; null where only one with people there does. */
    due_at: number | null;
    /** The process that plays for it now, and until when it has the right to. */
    lease_owner: string | null;
    lease_until: number | null;
    /** The version of the rules of a server that could not open it; it is not tried again there. */
    shelved: number | null;
  };
  chat: {
    table_id: string;
    n: number;
    at: number;
    seat: number;
    name: string;
    text: string;
    request: string;
  };
  /** When the person on a seat was last connected. */
  seen: { table_id: string; seat: number; at: number };
  /** The processes on this database, and when each last said that it lives. */
  processes: { id: string; beat_at: number };
  /** Who is connected to which process at a table: seats as a list in JSON. */
  presence: {
    table_id: string;
    process: string;
    seats: string;
    spectators: number;
    version: number;
  };
  /** Logs of games long over, packed; their entries and chat are no longer kept. */
  archives: { table_id: string; log: Uint8Array };
  /** One row: the server's time, and what the clock it follows said then. */
  pulse: { id: number; at: number; reference: number };
  /** Tables as they were after some entry. Only a help: without them the logs are played. */
  snapshots: { table_id: string; seq: number; version: string; state: string; hash: string };
  /** The open code of a seat's link: its hash, and the token, which only the code itself opens. */
  seat_codes: {
    table_id: string;
    seat: number;
    code_hash: string;
    sealed_token: string;
    until: number;
  };
}

export type Database = Kysely<Schema>;
