import { setTimeout as wait } from 'node:timers/promises';
import { randomInt, seedRng } from '@gah/engine';
import type { TableSession } from '@gah/client';
import { openSession } from '@gah/client/node';
import type { Seated } from '@gah/client/testing';
import { gather, playToEnd } from '@gah/client/testing';
import type { Cleanup } from '../harness/cleanup.js';
import { withCleanup } from '../harness/cleanup.js';
import { Ledger } from '../harness/ledger.js';
import { Watchdog, waitingText } from '../harness/watchdog.js';
import { newTableOf } from '../harness/newTables.js';
import type { Deployment, KillTarget } from './killTargets.js';
import { deploymentOf } from './killTargets.js';

export interface CrashPlan {
  readonly seed: string;
  readonly killTarget: KillTarget;
  readonly kills: number;
  /** Tables that are played at the same time. */
  readonly tables: number;
  readonly program: URL;
  readonly onKill?: (kills: number) => void;
}

export interface CrashReport {
  readonly kills: number;
  readonly games: number;
  readonly acknowledged: number;
  /** What should not be; empty when all is well. */
  readonly problems: readonly string[];
}

const PATIENCE_MS = 90_000;
const RETRY_MS = 50;
/** Between two kills: so many acknowledged moves, and then any moment within so long. */
const MOVES_BETWEEN = { least: 2, more: 24 };
const MOMENT_MS = 25;

class CrashTrial {
  readonly #plan: CrashPlan;
  readonly #deployment: Deployment;
  readonly #cleanup: Cleanup;
  readonly #ledger = new Ledger();
  readonly #watchdog: Watchdog;
  readonly #problems: string[] = [];
  readonly #playing = new Set<TableSession>();
  #kills = 0;
  #opened = 0;
  #games = 0;

  constructor(plan: CrashPlan, deployment: Deployment, cleanup: Cleanup) {
    this.#plan = plan;
    this.#deployment = deployment;
    this.#cleanup = cleanup;
    this.#watchdog = new Watchdog(PATIENCE_MS, () => this.#describe());
    cleanup.add(() => {
      this.#watchdog.end();
    });
  }

  async run(): Promise<CrashReport> {
    const tables = Array.from({ length: this.#plan.tables }, () => this.#playTables());
    await Promise.race([Promise.all([this.#strikeAll(), ...tables]), this.#watchdog.stalled]);
    return {
      kills: this.#kills,
      games: this.#games,
      acknowledged: this.#ledger.size,
      problems: [...this.#problems, ...(await this.#ledger.problems(this.#deployment.database))],
    };
  }

  #describe(): string {
    const sum = `${this.#kills} kills, ${this.#ledger.size} acknowledged, ${this.#games} games over`;
    return `${sum}\n${waitingText(this.#playing)}`;
  }

  async #strikeAll(): Promise<void> {
    const rng = seedRng(`${this.#plan.seed} kills`);
    while (this.#kills < this.#plan.kills) {
      const enough = this.#ledger.size + MOVES_BETWEEN.least + randomInt(rng, MOVES_BETWEEN.more);
      while (this.#ledger.size < enough) await wait(1);
      await wait(randomInt(rng, MOMENT_MS));
      await this.#deployment.strike(rng);
      this.#kills++;
      this.#plan.onKill?.(this.#kills);
    }
  }

  /** One table after the other, until everybody has been killed often enough. */
  async #playTables(): Promise<void> {
    do {
      const number = this.#opened++;
      await this.#playTable(number, await this.#gather(number));
      this.#games++;
    } while (this.#kills < this.#plan.kills);
  }

  /** A table that could not be opened because of a crash is left alone, and another one opened. */
  async #gather(number: number): Promise<Seated[]> {
    for (let attempt = 0; ; attempt++) {
      const { addresses } = this.#deployment;
      try {
        return await gather(addresses[attempt % addresses.length] ?? '', newTableOf(number));
      } catch {
        await wait(RETRY_MS);
      }
    }
  }

  async #playTable(number: number, seated: readonly Seated[]): Promise<void> {
    const clients = seated.map(({ table, token, seat }, index) => {
      const { addresses } = this.#deployment;
      // Neighbours at a table sit at different servers.
      const address = addresses.map((_, at) => addresses[(at + index) % addresses.length] ?? '');
      return { seat, client: openSession({ address, table, token }) };
    });
    this.#cleanup.add(() => {
      for (const { client } of clients) client.close();
    });
    for (const { client } of clients) this.#playing.add(client);
    const id = seated[0]?.table ?? '';
    await Promise.all(
      clients.map(({ client, seat }) =>
        playToEnd(client, `${this.#plan.seed} ${number} ${seat}`, {
          onAcknowledged: (acknowledged) => {
            this.#ledger.note(id, seat, acknowledged);
            this.#watchdog.feed();
          },
        }),
      ),
    );
    const ends = clients.map(({ client }) =>
      JSON.stringify([client.table?.seq, client.table?.game?.sheets]),
    );
    if (new Set(ends).size !== 1) this.#problems.push(`the players of ${id} disagree at the end`);
    for (const { client } of clients) {
      client.close();
      this.#playing.delete(client);
    }
  }
}

/** Kills at random moments while games are played; then every game is played to its end. */
export const crashTrial = (plan: CrashPlan): Promise<CrashReport> =>
  withCleanup(async (cleanup) => {
    const deployment = await deploymentOf(plan.killTarget, cleanup, plan.program);
    return new CrashTrial(plan, deployment, cleanup).run();
  });
