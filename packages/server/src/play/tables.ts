import { RULES_VERSION } from '@gah/engine';
import type { ClientMessageOf, JoinTable, NewTable, ProblemCode, TableOpened } from '@gah/protocol';
import { LIMITS } from '@gah/protocol';
import type { RateLimits } from '../config.js';
import { hashOf, newInvite, newSeed, newTableId, newToken } from '../secrets.js';
import type { StoredSnapshot } from '../storage/snapshots.js';
import type { Store } from '../storage/store.js';
import type { Entry } from '../table/entry.js';
import { openingRows, rematchRows } from '../table/opening.js';
import { OtherRules } from '../table/otherRules.js';
import { PACKED_VERSION, packTable } from '../table/packed.js';
import type { FreshPlan, TablePlan } from '../table/plan.js';
import { planSeats, setupOf } from '../table/plan.js';
import type { RequestOutcome } from '../table/rules.js';
import { decideJoin, decideReserved, isInvited, seatOfToken } from '../table/rules.js';
import type { TableState } from '../table/state.js';
import { hasComputers } from '../table/state.js';
import { TokenBucket } from './tokenBucket.js';
import { Presence } from './presence.js';
import type { Census } from './census.js';
import type { LiveTableOptions } from './liveTable.js';
import { Door } from './door.js';
import { Histories } from './histories.js';
import { StepShelf } from './keptSteps.js';
import { LiveTable, StorageTrouble } from './liveTable.js';
import { BrokenTable, Loader } from './loader.js';
import { TimeSlices } from './timeSlices.js';

/** A table that nobody looks at leaves the memory after so long. */
const IDLE_MS = 60_000;
/** So many entries after the last snapshot there is a new one; sooner where nobody is connected. */
const ENTRIES_PER_SNAPSHOT = { used: 48, idle: 8 } as const;
/** Snapshots written in one go. */
const MOST_SNAPSHOTS = 40;

export interface TablesOptions {
  readonly store: Store;
  readonly now: () => number;
  readonly limits: RateLimits;
  readonly onCommitted: (table: LiveTable, entry: Entry, ms: number) => void;
  readonly onCaughtUp: (table: LiveTable) => void;
  readonly onPresence: LiveTableOptions['onPresence'];
  readonly presenceRecord: LiveTableOptions['presenceRecord'];
  readonly census: Census;
  /** Before a table is read: whatever happens to it from then on must be heard. */
  readonly hold: (id: string) => Promise<void>;
  readonly release: (id: string) => void;
  /** Found for the first time. */
  readonly onUnplayable: (id: string, error: Error) => void;
  readonly onBroken: (id: string, error: unknown) => void;
}

/** The tables of this process: opened from their logs when somebody comes, forgotten when all have gone. */
export class Tables {
  readonly histories: Histories;
  readonly #options: TablesOptions;
  readonly #startedAt: number;
  readonly #slices = new TimeSlices();
  readonly #shelf = new StepShelf(this.#slices);
  readonly #loader: Loader;
  readonly #door: Door;
  readonly #live = new Map<string, Promise<LiveTable | null>>();
  readonly #ready = new Map<string, LiveTable>();

  constructor(options: TablesOptions) {
    this.#options = options;
    this.#startedAt = options.now();
    this.histories = new Histories(this.#slices);
    this.#loader = new Loader(options.store, this.#slices);
    this.#door = new Door(options.limits, options.now);
  }

  get all(): Iterable<LiveTable> {
    return this.#ready.values();
  }

  get size(): number {
    return this.#ready.size;
  }

  /** Only if it is in memory already. */
  peek(id: string): LiveTable | undefined {
    return this.#ready.get(id);
  }

  /** Null when there is no such table. */
  async open(id: string): Promise<LiveTable | null> {
    const known = this.#live.get(id);
    if (known) return known;
    const loading = this.#load(id);
    this.#live.set(id, loading);
    try {
      const table = await loading;
      if (!table) {
        this.#drop(id);
        return null;
      }
      this.#ready.set(id, table);
      // What other processes have said while it was loaded was not heard.
      await table.catchUp();
      await table.learnPresence();
      return table;
    } catch (error) {
      this.#drop(id);
      if (isUnplayable(error)) {
        await this.#shelve(id, error);
        throw error;
      }
      this.#options.onBroken(id, error);
      throw new StorageTrouble();
    }
  }

  /** Throws a SetupError for an impossible set-up. */
  async create(request: NewTable, address: string): Promise<TableOpened | ProblemCode> {
    const { name, title = null, options, clock, open, spectators, chat } = request;
    const planned = planSeats(request);
    if (!planned) return 'malformed';
    if (!(await this.#mayOpen(address, request.open))) return 'too-many-tables';
    const [token, invite] = [newToken(), newInvite()];
    const plan: TablePlan = {
      ...this.#fresh(hashOf(invite)),
      title,
      options,
      seats: planned.seats,
      clock,
      open,
      spectators,
      chat,
    };
    setupOf(
      plan,
      planned.seats.map(() => ''),
    );
    const entry = {
      kind: 'joined',
      seat: planned.host,
      name,
      tokenHash: hashOf(token),
    } as const;
    const first = { seq: 1, at: plan.createdAt, request: null, entry };
    try {
      await this.#options.store.openTable(openingRows(plan, first));
    } catch (error) {
      this.#options.onBroken(plan.id, error);
      throw new StorageTrouble();
    }
    this.#door.opened(address, plan.id, open);
    return { table: plan.id, seat: planned.host, token, invite };
  }

  /** Tables that have begun meanwhile, perhaps at another process, count no longer. */
  async #mayOpen(address: string, isListed: boolean): Promise<boolean> {
    if (!this.#door.hasOpenedEnough(address, isListed)) return true;
    const opened = this.#door.openedBy(address);
    const waiting = await this.#options.store.gathering(opened);
    this.#door.forget(opened.filter((id) => !waiting.has(id)));
    return !this.#door.hasOpenedEnough(address, isListed);
  }

  /** Tables anybody may join; those that cannot be opened are left out. */
  async lobby(): Promise<TableState[]> {
    const listed = await this.#options.store.listedTables(this.#options.now());
    const found: TableState[] = [];
    for (const id of this.#door.fairly(listed)) {
      if (found.length === LIMITS.lobbyTables) break;
      const table = await this.openIfPossible(id);
      if (table?.table.phase === 'gathering') found.push(table.table);
    }
    return found;
  }

  /** For those who ask for many at once: one that cannot be opened keeps nobody from the others. */
  async openIfPossible(id: string): Promise<LiveTable | null> {
    try {
      return await this.open(id);
    } catch (error) {
      if (isUnplayable(error)) return null;
      throw error;
    }
  }

  /** The seat and its token. */
  async join(
    table: LiveTable,
    request: JoinTable,
    address: string,
  ): Promise<{ seat: number; token: string } | ProblemCode> {
    const token = newToken();
    const tokenHash = hashOf(token);
    const outcome = await table.commit({
      request: null,
      decide: (state) => {
        const problem = this.#door.problemOfJoining(
          state,
          address,
          isInvited(state, request.invite),
        );
        return problem ?? decideJoin(state, request, tokenHash);
      },
      onStored: () => {
        this.#door.joined(address, table.id, tokenHash);
      },
    });
    if (typeof outcome === 'string') return outcome;
    const seat = seatOfToken(table.table, tokenHash);
    return seat === null ? 'seat-taken' : { seat, token };
  }

  /** The seat of a token; one reserved for it is taken. Null when it holds none. */
  async seatFor(table: LiveTable, token: string): Promise<number | null> {
    const hash = hashOf(token);
    const seat = seatOfToken(table.table, hash);
    if (seat !== null) return seat;
    // It may have been taken at another process, of which this one has not heard yet.
    await table.catchUp();
    const taken = seatOfToken(table.table, hash);
    if (taken !== null) return taken;
    const decide = (state: LiveTable['table']): RequestOutcome =>
      decideReserved(state, hash) ?? 'wrong-token';
    if (typeof decide(table.table) === 'string') return null;
    await table.commit({ request: null, decide });
    return seatOfToken(table.table, hash);
  }

  rematch(
    table: LiveTable,
    seat: number,
    { id }: ClientMessageOf<'rematch'>,
    onStored: (seq: number) => void,
  ): Promise<number | ProblemCode> {
    const fresh = this.#fresh(hashOf(newInvite()));
    return table.commit({
      request: { seat, id },
      decide: ({ phase, rematch }) => {
        if (phase !== 'over') return 'not-over';
        return rematch === null
          ? { entry: { kind: 'rematch', seat, table: fresh.id } }
          : 'already-started';
      },
      opens: (state) => rematchRows(state, seat, fresh),
      onStored,
    });
  }

  /** Whether computer players may play at one more table for this address. */
  mayThinkFor(address: string, id: string | null): boolean {
    let others = 0;
    for (const table of this.#ready.values()) {
      const isAnother = table.id !== id && hasComputers(table.table);
      if (isAnother && table.address === address) others++;
    }
    return others < this.#options.limits.computerTables;
  }

  forget(table: LiveTable): void {
    if (this.#ready.get(table.id) !== table) return;
    table.retire();
    this.#ready.delete(table.id);
    this.#drop(table.id);
  }

  #drop(id: string): void {
    if (this.#live.delete(id)) this.#options.release(id);
  }

  /** Drops what nobody has used for a while. */
  sweep(): void {
    const now = this.#options.now();
    for (const table of [...this.#ready.values()]) {
      if (table.isIdle && now - table.lastUsed > IDLE_MS) this.forget(table);
    }
  }

  /** Stores where tables stand, so that they open quickly; goes on until none is left. */
  async keepSnapshots(): Promise<void> {
    for (;;) {
      const tables = [...this.#ready.values()].filter(isWorthKeeping).slice(0, MOST_SNAPSHOTS);
      if (tables.length === 0) return;
      const snapshots: StoredSnapshot[] = [];
      for (const live of tables) {
        await this.#slices.breathe();
        const { table } = live;
        live.keptSeq = table.seq;
        const state = packTable(table);
        snapshots.push({ table: live.id, seq: table.seq, version: PACKED_VERSION, state });
      }
      await this.#options.store.keepSnapshots(snapshots);
    }
  }

  /** Nobody needs to try again, neither for the list nor for clocks and computer players. */
  async #shelve(id: string, error: Error): Promise<void> {
    if (!(await this.#options.store.shelve(id, RULES_VERSION))) return;
    this.#options.onUnplayable(id, error);
  }

  #fresh(inviteHash: string): FreshPlan {
    return {
      id: newTableId(),
      createdAt: this.#options.now(),
      rules: RULES_VERSION,
      seed: newSeed(),
      inviteHash,
    };
  }

  async #load(id: string): Promise<LiveTable | null> {
    const { store, now, limits, census, hold, onBroken, ...listener } = this.#options;
    await hold(id);
    const loaded = await this.#loader.load(id);
    if (!loaded) return null;
    const presence = new Presence(now, this.#startedAt, census);
    const live = new LiveTable(loaded.table, {
      store,
      now,
      presence,
      shelf: this.#shelf,
      newChatBucket: () => new TokenBucket(limits.chatBurst, limits.chatPerSecond, now()),
      ...listener,
      onRemoved: (from, tokenHash) => {
        this.#door.showOut(from.id, tokenHash);
      },
      onBroken: (broken, error) => {
        this.forget(broken);
        onBroken(id, error);
      },
    });
    live.keptSeq = loaded.keptSeq;
    return live;
  }
}

const isUnplayable = (error: unknown): error is OtherRules | BrokenTable =>
  error instanceof OtherRules || error instanceof BrokenTable;

function isWorthKeeping({ table, keptSeq, isIdle }: LiveTable): boolean {
  return table.seq - keptSeq >= ENTRIES_PER_SNAPSHOT[isIdle ? 'idle' : 'used'];
}
