import type { Level, Memory } from '@gah/ai';
import { createMemory } from '@gah/ai';
import type { Thinkers } from '@gah/ai/node';
import type { GameState, Move, SeatIndex } from '@gah/engine';
import { makeMove, moves, play, seedRng, viewOf } from '@gah/engine';
import type { Leases } from '../storage/leases.js';
import { LEASE_MS } from '../storage/leases.js';
import type { Decision } from '../table/rules.js';
import type { TableState } from '../table/state.js';
import { overdueSeats, playedByServer, presentState, seatToPlay } from '../table/state.js';
import type { LiveTable } from './liveTable.js';

const RENEW_MS = LEASE_MS / 3;

export interface KeeperOptions {
  readonly leases: Leases;
  readonly thinkers: Thinkers;
  readonly now: () => number;
  readonly open: (id: string) => Promise<LiveTable | null>;
  readonly onError: (error: unknown, table: string) => void;
}

/** Does what no person does: plays for computer players, and ends the turns of those out of time. */
export class Keeper {
  readonly #options: KeeperOptions;
  readonly #busy = new Map<string, Promise<void>>();
  #isClosed = false;

  constructor(options: KeeperOptions) {
    this.#options = options;
  }

  /** Looks after a table that this process has in memory. */
  attend(table: LiveTable): void {
    if (this.#isClosed || this.#busy.has(table.id) || !this.#hasWork(table.table)) return;
    const work = this.#work(table).then((isDone) => {
      this.#busy.delete(table.id);
      // Something may have become due after the last look.
      if (isDone) this.attend(table);
    });
    this.#busy.set(table.id, work);
  }

  /** Looks for tables that nobody looks after. */
  async lookAround(): Promise<void> {
    if (this.#isClosed) return;
    for (const id of await this.#options.leases.due()) {
      if (this.#busy.has(id)) continue;
      try {
        const table = await this.#options.open(id);
        if (!table) continue;
        // Another process may have gone on with it.
        await table.catchUp();
        this.attend(table);
      } catch (error) {
        this.#options.onError(error, id);
      }
    }
  }

  /** Resolves when nothing is being done for any table. */
  async settled(): Promise<void> {
    while (this.#busy.size > 0) await Promise.all(this.#busy.values());
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.settled();
  }

  #hasWork(table: TableState): boolean {
    return seatToPlay(table) !== null || overdueSeats(table, this.#options.now()).length > 0;
  }

  /** False when another process does it, or it failed: then whoever looks around next tries again. */
  async #work(table: LiveTable): Promise<boolean> {
    const { leases, onError } = this.#options;
    const report = (error: unknown): void => {
      onError(error, table.id);
    };
    try {
      if (!(await leases.claim(table.id))) return false;
      const renewal = setInterval(() => {
        leases.claim(table.id).catch(report);
      }, RENEW_MS);
      try {
        await this.#goOn(table);
      } finally {
        clearInterval(renewal);
        await leases.release(table.id);
      }
      return true;
    } catch (error) {
      if (!this.#isClosed) report(error);
      return false;
    }
  }

  async #goOn(table: LiveTable): Promise<void> {
    const memories = new Map<SeatIndex, Memory>();
    while (!this.#isClosed) {
      const state = table.table;
      const [late] = overdueSeats(state, this.#options.now());
      if (late !== undefined) {
        await table.commit({ request: null, decide: (now) => this.#timeOut(now, late) });
        continue;
      }
      const seat = seatToPlay(state);
      if (seat === null) return;
      const memory = memories.get(seat) ?? createMemory();
      memories.set(seat, memory);
      await this.#playFor(table, seat, memory);
    }
  }

  #timeOut(table: TableState, seat: SeatIndex): Decision {
    return overdueSeats(table, this.#options.now()).includes(seat)
      ? { entry: { kind: 'timedOut', seat } }
      : 'stale';
  }

  async #playFor(table: LiveTable, seat: SeatIndex, memory: Memory): Promise<void> {
    const { game, seq, plan, holders } = table.table;
    const level = playedByServer(holders[seat]);
    if (!game || level === null) return;
    const state = presentState(game);
    const move = await this.#choose(table.id, state, seat, level, memory, `${plan.seed}/${seq}`);
    await table.commit({
      request: null,
      decide: (now) => {
        // Meanwhile the person may have come back, or another seat have chosen in a draft.
        const isSame = now.game !== null && presentState(now.game) === state;
        if (!isSame || playedByServer(now.holders[seat]) === null) return 'stale';
        const played = play(state, move);
        if (!played.ok) return played.refusal.code;
        const holder = now.holders[seat];
        const by = holder?.kind === 'person' && !holder.replaced ? 'clock' : 'computer';
        return { entry: { kind: 'moved', seat, move: makeMove(move), by }, ready: played };
      },
    });
  }

  /**
   * Equal logs give equal moves: each level looks at its usual number of positions, whatever the
   * clock says, so that no table holds up the others for long. A player that fails is replaced by its
   * first legal move.
   */
  async #choose(
    id: string,
    state: GameState,
    seat: SeatIndex,
    level: Level,
    memory: Memory,
    seed: string,
  ): Promise<Move> {
    const legal = moves(state, seat);
    const [first] = legal;
    if (!first) throw new Error('a seat that must decide always has a move');
    try {
      return await this.#options.thinkers.think({
        level,
        view: viewOf(state, seat),
        moves: legal,
        rng: seedRng(`${seed}/${seat}`),
        memory,
      });
    } catch (error) {
      if (this.#isClosed) throw error;
      this.#options.onError(error, id);
      return first;
    }
  }
}
