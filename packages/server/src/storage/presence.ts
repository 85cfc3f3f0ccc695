import { sql } from 'kysely';
import type { Here, Notices } from './notices.js';
import type { Database } from './schema.js';

/** A process is buried when it has been silent for so long: its rows are taken over as last seen. */
const BURIED_AFTER_MS = 60_000;
const PORTION = 1000;

/** The clock of the database, the same for every process. */
const NOW = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** What a process has stored of a table, and how long that process has been silent. */
export interface Elsewhere extends Here {
  readonly process: string;
  /** Null when nothing is known of it any more. */
  readonly silentMs: number | null;
}

interface Departure {
  readonly table: string;
  readonly seat: number;
  readonly at: number;
}

interface PresenceBookOptions {
  readonly db: Database;
  readonly self: string;
  /** Null where no other process can share the database. */
  readonly notices: Notices | null;
  /** Who is connected here now. */
  readonly hereAt: (table: string) => Omit<Here, 'version'>;
}

/**
 * Who is connected where, in the database, so that every process can look it up. It is written when it
 * changes; that the process itself lives is written every few seconds.
 */
export class PresenceBook {
  readonly #options: PresenceBookOptions;
  readonly #changed = new Set<string>();
  #departures: Departure[] = [];
  #version = 0;
  #writing: Promise<void> = Promise.resolve();
  #nextWriting: Promise<void> | null = null;

  constructor(options: PresenceBookOptions) {
    this.#options = options;
  }

  /** Resolves when it is stored who is at the table now. Changes at the same time are stored together. */
  note(table: string, departure: Omit<Departure, 'table'> | null = null): Promise<void> {
    if (departure) this.#departures.push({ table, ...departure });
    if (this.#options.notices) this.#changed.add(table);
    return this.settle();
  }

  /** Writes what is not written yet, also what could not be written before. */
  async settle(): Promise<void> {
    if (this.#changed.size + this.#departures.length === 0) return;
    this.#nextWriting ??= this.#writing
      .catch(() => undefined)
      .then(() => {
        this.#nextWriting = null;
        this.#writing = this.#write();
        return this.#writing;
      });
    await this.#nextWriting;
  }

  /** What the other processes have stored of these tables. */
  async lookUp(tables: readonly string[]): Promise<Map<string, Elsewhere[]>> {
    const found = new Map<string, Elsewhere[]>(tables.map((table) => [table, []]));
    const { db, self, notices } = this.#options;
    if (!notices || tables.length === 0) return found;
    const rows = await db
      .selectFrom('presence')
      .leftJoin('processes', 'processes.id', 'presence.process')
      .select(['table_id', 'process', 'seats', 'spectators', 'version'])
      .select(sql<number | null>`${NOW} - beat_at`.as('silentMs'))
      .where('table_id', 'in', tables)
      .where('process', '<>', self)
      .execute();
    for (const { table_id, seats, ...row } of rows) {
      found.get(table_id)?.push({ ...row, seats: JSON.parse(seats) as number[] });
    }
    return found;
  }

  /** Says that this process lives; tells how long the others have been silent. */
  async beat(): Promise<{ readonly isNew: boolean; readonly others: Map<string, number> }> {
    const { db, self, notices } = this.#options;
    if (!notices) return { isNew: false, others: new Map() };
    const mine = await db
      .insertInto('processes')
      .values({ id: self, beat_at: NOW })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ beat_at: NOW }))
      .returning(sql<boolean>`xmax = 0`.as('isNew'))
      .executeTakeFirstOrThrow();
    const others = await db
      .selectFrom('processes')
      .select(['id', sql<number>`${NOW} - beat_at`.as('silentMs')])
      .where('id', '<>', self)
      .execute();
    return {
      isNew: mine.isNew,
      others: new Map(others.map(({ id, silentMs }) => [id, silentMs])),
    };
  }

  /** Of those who were connected to a process that is dead, its last sign of life remains. */
  async buryDead(): Promise<void> {
    const { db, notices } = this.#options;
    if (!notices) return;
    await sql`
      with dead as (
        delete from processes where beat_at < ${NOW} - ${BURIED_AFTER_MS}::bigint returning id, beat_at
      ), gone as (
        delete from presence using dead where process = dead.id returning table_id, seats, beat_at
      )
      insert into seen (table_id, seat, at)
      select table_id, seat::integer, max(beat_at)
      from gone, jsonb_array_elements_text(seats::jsonb) as seat
      group by table_id, seat
      on conflict (table_id, seat) do update set at = greatest(seen.at, excluded.at)
    `.execute(db);
  }

  /** The process ends; everybody has gone. */
  async leave(): Promise<void> {
    const { db, self, notices } = this.#options;
    await this.settle();
    if (!notices) return;
    await db.deleteFrom('presence').where('process', '=', self).execute();
    await db.deleteFrom('processes').where('id', '=', self).execute();
  }

  async #write(): Promise<void> {
    const tables = [...this.#changed];
    const departures = this.#departures;
    this.#changed.clear();
    this.#departures = [];
    const here = tables.map((table) => ({
      table,
      version: ++this.#version,
      ...this.#options.hereAt(table),
    }));
    try {
      await this.#options.db.transaction().execute(async (transaction) => {
        for (const some of portions(departures)) await noteSeen(transaction, some);
        for (const some of portions(here)) await this.#tell(transaction, some);
      });
    } catch (error) {
      for (const table of tables) this.#changed.add(table);
      this.#departures.push(...departures);
      throw error;
    }
  }

  async #tell(db: Database, here: readonly (Here & { readonly table: string })[]): Promise<void> {
    const { self, notices } = this.#options;
    // Nobody misses it after a crash: it is then told anew.
    await sql`set local synchronous_commit = off`.execute(db);
    await db
      .insertInto('presence')
      .values(
        here.map(({ table, seats, spectators, version }) => ({
          table_id: table,
          process: self,
          seats: JSON.stringify(seats),
          spectators,
          version,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['table_id', 'process']).doUpdateSet({
          seats: sql`excluded.seats`,
          spectators: sql`excluded.spectators`,
          version: sql`excluded.version`,
        }),
      )
      .execute();
    const left = here.filter(({ seats, spectators }) => seats.length + spectators === 0);
    if (left.length > 0) {
      await db
        .deleteFrom('presence')
        .where('process', '=', self)
        .where(
          'table_id',
          'in',
          left.map(({ table }) => table),
        )
        .execute();
    }
    await notices?.tell(
      db,
      here.map((each) => ({ kind: 'presence', ...each })),
    );
  }
}

/** Keeps one statement below the number of parameters a database takes. */
const portions = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / PORTION) }, (_, index) =>
    all.slice(index * PORTION, (index + 1) * PORTION),
  );

/** One row for each seat, however often its devices came and went. */
async function noteSeen(db: Database, departures: readonly Departure[]): Promise<void> {
  const latest = new Map<string, Departure>();
  for (const each of departures) latest.set(`${each.table} ${each.seat}`, each);
  await db
    .insertInto('seen')
    .values([...latest.values()].map(({ table, seat, at }) => ({ table_id: table, seat, at })))
    .onConflict((conflict) =>
      conflict.columns(['table_id', 'seat']).doUpdateSet({ at: sql`excluded.at` }),
    )
    .execute();
}
