import { setTimeout as wait } from 'node:timers/promises';
import type { RngState } from '@gah/engine';
import { randomInt, seedRng } from '@gah/engine';
import { gather, tableOf } from '@gah/client/testing';
import { LoadTable } from './loadTable.js';

export interface PlayFigures {
  readonly seconds: number;
  readonly acknowledged: number;
  /** Refused moves and broken connections. */
  readonly failures: number;
  /** Of every acknowledged move, in the order of size. */
  readonly ackMs: readonly number[];
}

/** Where the players of a table connect: each to another server, or as a proxy that hashes decides. */
export type Routing = 'spread' | 'by-table';

const LANES = 8;
const TICK_MS = 4;

/** Of the two letters by which a proxy chooses. */
const shardNumber = (table: string): number => parseInt(table.slice(0, 2), 36);

/** Many tables, played at a given pace: each moment those that have waited longest. */
export class LoadTables {
  readonly #addresses: readonly string[];
  readonly #routing: Routing;
  readonly #tables: LoadTable[] = [];
  readonly #rng: RngState;
  #waiting: LoadTable[] = [];
  #ackMs: number[] = [];
  #failures = 0;

  constructor(addresses: readonly string[], routing: Routing, seed: string) {
    this.#addresses = addresses;
    this.#routing = routing;
    this.#rng = seedRng(seed);
  }

  /** Opens tables until there are so many. */
  async open(count: number): Promise<void> {
    let opening = this.#tables.length;
    const lanes = Array.from({ length: LANES }, async () => {
      while (opening < count) {
        opening++;
        const table = new LoadTable({
          onReady: (ready) => this.#waiting.push(ready),
          onAcknowledged: (ms) => this.#ackMs.push(ms),
          onFailed: () => this.#failures++,
        });
        this.#tables.push(table);
        const { opensAt, joinsAt } = this.#addressesOf(opening);
        const seated = await gather(opensAt, tableOf(2), (id) => joinsAt(id, 0));
        await table.connect((id, seat) => joinsAt(id, seat), seated);
      }
    });
    await Promise.all(lanes);
  }

  #addressesOf(index: number): {
    readonly opensAt: string;
    readonly joinsAt: (table: string, seat: number) => string;
  } {
    const at = (number: number): string => this.#addresses[number % this.#addresses.length] ?? '';
    return {
      opensAt: at(index),
      joinsAt: (table, seat) => at(this.#routing === 'spread' ? index + seat : shardNumber(table)),
    };
  }

  /** So many moves a second; null plays as fast as answers come. */
  async play(perSecond: number | null, seconds: number): Promise<PlayFigures> {
    this.#ackMs = [];
    this.#failures = 0;
    const startedAt = performance.now();
    let sent = 0;
    for (;;) {
      const elapsed = (performance.now() - startedAt) / 1000;
      if (elapsed >= seconds) break;
      const wanted = perSecond === null ? Infinity : Math.floor(elapsed * perSecond) - sent;
      const due = this.#waiting.slice(0, Math.max(0, Math.min(wanted, this.#waiting.length)));
      this.#waiting = this.#waiting.slice(due.length);
      for (const table of due) table.move(randomInt(this.#rng, 1 << 20));
      sent += due.length;
      await wait(TICK_MS);
    }
    const measured = { acknowledged: this.#ackMs.length, failures: this.#failures };
    const took = (performance.now() - startedAt) / 1000;
    await this.#settled();
    return { ...measured, seconds: took, ackMs: this.#ackMs.sort((a, b) => a - b) };
  }

  /** Everybody comes to this server at once; how long each table took, in the order of size. */
  async comeBack(address: string): Promise<number[]> {
    const startedAt = performance.now();
    const ms = await Promise.all(
      this.#tables.map(async (table) => {
        await table.comeBack(address);
        return performance.now() - startedAt;
      }),
    );
    return ms.sort((a, b) => a - b);
  }

  close(): void {
    for (const table of this.#tables) table.close();
  }

  /** Nothing is on its way any more: every table waits for a decision. */
  async #settled(): Promise<void> {
    for (let last = -1; last !== this.#ackMs.length;) {
      last = this.#ackMs.length;
      await wait(500);
    }
  }
}
