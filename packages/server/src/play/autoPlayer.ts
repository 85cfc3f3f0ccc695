import type { Level } from '@gah/ai';
import type { Claimed, Leases } from '../storage/leases.js';
import type { Lane } from '../table/lane.js';
import { LANES, laneOf } from '../table/lane.js';
import { goesOnAlone, hasLeft, standingOf } from '../table/state.js';
import { Alarms } from './alarms.js';
import { FairQueue } from './fairQueue.js';
import type { LiveTable } from './liveTable.js';
import type { Minds } from './minds.js';
import { levelToPlay, playTurn } from './turn.js';

/** Whoever waits longer for a thread of this process may be helped by another one. */
const OFFER_AFTER_MS = 500;
/** Clocks that rang while nobody was there: so many are looked up together, and so often in a row. */
const MOST_RINGING = 50;
const MOST_LOOKUPS = 10;
const MINUTE_MS = 60_000;
/** What a turn usually takes, in milliseconds. */
const COST: Readonly<Record<Level, number>> = {
  pageboy: 20,
  concierge: 30,
  director: 100,
  emperor: 800,
};

export interface AutoPlayerOptions {
  readonly leases: Leases;
  readonly minds: Minds;
  /** How many turns of each lane are thought about at the same time. */
  readonly threads: Readonly<Record<Lane, number>>;
  readonly now: () => number;
  readonly open: (id: string) => Promise<LiveTable | null>;
  /** Only if it is in memory. */
  readonly peek: (id: string) => LiveTable | undefined;
  /** A turn begins after it has waited for a thread. */
  readonly onBegun: (lane: Lane, waitedSeconds: number) => void;
  readonly onError: (error: unknown, table: string) => void;
}

/** Work for one thread: the turn of a computer player. */
interface Job {
  readonly table: LiveTable;
  readonly lane: Lane;
  readonly cost: number;
}

/** Nothing is thought where nobody would see it: all have gone, or have left their seats. */
const isExpected = ({ presence, table }: LiveTable): boolean =>
  presence.here.seats.some((seat) => !hasLeft(table.holders[seat])) || goesOnAlone(table);

const isWanted = ({ table }: Job): boolean =>
  isExpected(table) && levelToPlay(table.table) !== null;

/** Tables that go on although nobody is connected share what one address has. */
const payer = (table: LiveTable): string => table.address ?? '';

/**
 * Does what no person does: rings clocks, and plays for computer players. A table is claimed when a
 * thread is free for it, not before, so that whoever has time takes what waits.
 */
export class AutoPlayer {
  readonly #options: AutoPlayerOptions;
  readonly #alarms: Alarms;
  readonly #waiting: Readonly<Record<Lane, FairQueue<Job>>> = {
    quick: new FairQueue(),
    long: new FairQueue(),
  };
  /** Of every table that waits or is played for. */
  readonly #jobs = new Map<string, Job>();
  /** Those with a thread. */
  readonly #running = new Map<string, Job>();
  readonly #asking = new Set<Lane>();
  readonly #offered = new Set<string>();
  /** Another process has these, or something went wrong: looked at again soon. */
  readonly #again = new Map<string, LiveTable>();
  #onIdle: (() => void)[] = [];
  #isClosed = false;

  constructor(options: AutoPlayerOptions) {
    this.#options = options;
    this.#alarms = new Alarms({
      now: options.now,
      isKept: (table) => options.peek(table.id) === table,
      onError: options.onError,
    });
  }

  waiting(lane: Lane): number {
    return this.#waiting[lane].size;
  }

  /** Looks after a table that this process has in memory. */
  attend(table: LiveTable): void {
    if (this.#isClosed) return;
    this.#alarms.watch(table);
    // An offer has ended with what happened.
    this.#offered.delete(table.id);
    if (this.#jobs.has(table.id) || !isExpected(table)) return;
    const job = this.#jobFor(table);
    if (!job) return;
    this.#jobs.set(table.id, job);
    this.#waiting[job.lane].push(job, payer(table), job.cost, this.#options.now());
    this.#assign(job.lane);
  }

  /** Clocks before everything. */
  ringDue(): Promise<void> {
    return this.#alarms.ringDue();
  }

  /** Looks for what nobody looks after. */
  async lookAround(): Promise<void> {
    if (this.#isClosed) return;
    const { minds, peek } = this.#options;
    await this.ringDue();
    await this.#ringElsewhere();
    minds.forgetUnless((id) => peek(id) !== undefined);
    for (const [id, table] of this.#again) {
      this.#again.delete(id);
      if (peek(id) === table) this.attend(table);
    }
    await this.#offer();
    await Promise.all(LANES.map((lane) => this.#help(lane)));
  }

  /** Keeps what takes long. */
  renew(): Promise<void> {
    return this.#options.leases.renew([...this.#running.keys()]);
  }

  /** Resolves when nothing is being done for any table. */
  async settled(): Promise<void> {
    if (this.#jobs.size > 0) await new Promise<void>((resolve) => this.#onIdle.push(resolve));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const lane of LANES) {
      for (const job of this.#waiting[lane].drop(() => true)) this.#end(job);
    }
    await this.settled();
  }

  #jobFor(table: LiveTable): Job | null {
    const level = levelToPlay(table.table);
    if (level === null) return null;
    const lane = this.#options.minds.isSlow(table.id) ? 'long' : laneOf(level);
    return { table, lane, cost: COST[level] };
  }

  #free(lane: Lane): number {
    const busy = [...this.#running.values()].filter((job) => job.lane === lane).length;
    return this.#options.threads[lane] - busy;
  }

  /** Gives free threads to whoever is next. */
  #assign(lane: Lane): void {
    while (!this.#isClosed && this.#free(lane) > 0) {
      const next = this.#waiting[lane].shift();
      if (!next) return;
      if (isWanted(next.item)) {
        this.#options.onBegun(lane, (this.#options.now() - next.since) / 1000);
        void this.#work(next.item, null);
      } else {
        this.#end(next.item);
      }
    }
  }

  async #work(job: Job, claimed: Claimed | null): Promise<void> {
    const { table, lane, cost } = job;
    this.#running.set(table.id, job);
    const startedAt = performance.now();
    const isDone = await this.#tryTurn(job, claimed);
    this.#waiting[lane].charge(payer(table), performance.now() - startedAt - cost);
    this.#running.delete(table.id);
    this.#end(job);
    if (isDone) this.attend(table);
    else this.#again.set(table.id, table);
    this.#assign(lane);
    if (claimed) await this.#help(lane).catch(this.#report(table.id));
  }

  /** False when another process has the table, or something went wrong. */
  async #tryTurn({ table, lane }: Job, claimed: Claimed | null): Promise<boolean> {
    const { leases, minds } = this.#options;
    try {
      const lease = claimed ?? (await leases.claim(table.id));
      if (!lease) return false;
      // Another process may have gone on with it.
      if (lease.seq > table.table.seq) await table.catchUp();
      const hasPlayed = await playTurn(table, lane, {
        minds,
        leases,
        isClosed: () => this.#isClosed,
      });
      if (!hasPlayed) await leases.settle(lease, standingOf(table.table));
      return true;
    } catch (error) {
      if (!this.#isClosed) this.#options.onError(error, table.id);
      await leases.release([table.id]).catch(() => undefined);
      return false;
    }
  }

  #end(job: Job): void {
    this.#offered.delete(job.table.id);
    this.#jobs.delete(job.table.id);
    if (this.#jobs.size > 0) return;
    for (const resolve of this.#onIdle.splice(0)) resolve();
  }

  /** Where nobody is connected any more nothing is offered; what waits too long is. */
  async #offer(): Promise<void> {
    const { leases, now } = this.#options;
    const withdrawn: string[] = [];
    const offered: string[] = [];
    for (const lane of LANES) {
      for (const job of this.#waiting[lane].drop((each) => !isWanted(each))) {
        if (this.#offered.has(job.table.id)) withdrawn.push(job.table.id);
        this.#end(job);
      }
      for (const { table } of this.#waiting[lane].waitingSince(now() - OFFER_AFTER_MS)) {
        if (!this.#offered.has(table.id)) offered.push(table.id);
      }
    }
    for (const id of offered) this.#offered.add(id);
    await leases.withdraw(withdrawn);
    await leases.offer(offered);
  }

  /** Takes over what waits at other processes, or what nobody is connected to. */
  async #help(lane: Lane): Promise<void> {
    const most = this.#free(lane);
    const isBusy = most <= 0 || this.#waiting[lane].size > 0 || this.#asking.has(lane);
    if (this.#isClosed || isBusy) return;
    this.#asking.add(lane);
    try {
      for (const claimed of await this.#options.leases.takeOffered(lane, most)) {
        await this.#visit(claimed, async (table) => {
          const job = this.#jobFor(table);
          if (!job) {
            await this.#options.leases.settle(claimed, standingOf(table.table));
          } else if (!this.#jobs.has(table.id)) {
            this.#jobs.set(table.id, job);
            void this.#work(job, claimed);
          }
        });
      }
    } finally {
      this.#asking.delete(lane);
    }
  }

  /** Rings the clocks of tables that are in nobody's memory. */
  async #ringElsewhere(): Promise<void> {
    const { leases } = this.#options;
    for (let lookups = 0; lookups < MOST_LOOKUPS && !this.#isClosed; lookups++) {
      const ringing = await leases.takeRinging(MOST_RINGING);
      for (const claimed of ringing) {
        await this.#visit(claimed, async (table) => {
          if (!(await this.#alarms.ring(table))) {
            await leases.settle(claimed, standingOf(table.table));
          }
        });
      }
      if (ringing.length < MOST_RINGING) return;
    }
  }

  /** A table that cannot be opened leaves the index for a while. */
  async #visit(
    { table: id, seq }: Claimed,
    act: (table: LiveTable) => Promise<void>,
  ): Promise<void> {
    const { leases, open, onError } = this.#options;
    try {
      const table = await open(id);
      if (!table) {
        await leases.postpone(id, MINUTE_MS);
        return;
      }
      if (seq > table.table.seq) await table.catchUp();
      await act(table);
    } catch (error) {
      onError(error, id);
      await leases.postpone(id, MINUTE_MS);
    }
  }

  #report(table: string): (error: unknown) => void {
    return (error) => {
      this.#options.onError(error, table);
    };
  }
}
