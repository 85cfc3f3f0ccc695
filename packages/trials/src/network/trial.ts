import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { startServer } from '@gah/server';
import type { TableSession } from '@gah/client';
import { openSession } from '@gah/client/node';
import { HttpClient, lastLine } from '@gah/client';
import type { Seated } from '@gah/client/testing';
import { gather, playToEnd } from '@gah/client/testing';
import { testConfig } from '@gah/server/testing';
import type { Cleanup } from '../harness/cleanup.js';
import { withCleanup } from '../harness/cleanup.js';
import { Ledger } from '../harness/ledger.js';
import { Watchdog, waitingText } from '../harness/watchdog.js';
import type { StorageKind } from '../harness/storage.js';
import { newDatabase } from '../harness/storage.js';
import { newTableOf } from '../harness/newTables.js';
import { BadNetwork } from './badNetwork.js';
import type { Fate, FaultProfile } from './faultProfile.js';
import { FATES } from './faultProfile.js';

export interface NetworkPlan {
  readonly seed: string;
  /** PostgreSQL is served by two servers, SQLite by one. */
  readonly storage: StorageKind;
  readonly games: number;
  /** Games played at the same time. */
  readonly tables: number;
  readonly faultProfile: FaultProfile;
  readonly onGame?: (games: number) => void;
}

export interface NetworkReport {
  readonly games: number;
  readonly acknowledged: number;
  readonly frames: Readonly<Record<Fate, number>>;
  readonly problems: readonly string[];
}

const STALLED_MS = 90_000;
/** Clients that wait longer for an answer connect again. */
const PATIENCE_MS = 1000;
const RETRY_MS = 20;
/** Now and then a player says something. */
const CHAT_EVERY = 25;

class NetworkTrial {
  readonly #plan: NetworkPlan;
  readonly #cleanup: Cleanup;
  readonly #ledger = new Ledger();
  readonly #watchdog: Watchdog;
  readonly #fates: Record<Fate, number> = { lost: 0, doubled: 0, delayed: 0, cut: 0, passed: 0 };
  readonly #problems: string[] = [];
  readonly #playing = new Set<TableSession>();
  #started = 0;
  #games = 0;

  constructor(plan: NetworkPlan, cleanup: Cleanup) {
    this.#plan = plan;
    this.#cleanup = cleanup;
    this.#watchdog = new Watchdog(
      STALLED_MS,
      () => `${this.#games} games over\n${waitingText(this.#playing)}`,
    );
    cleanup.add(() => {
      this.#watchdog.end();
    });
  }

  async run(): Promise<NetworkReport> {
    const { storage, tables } = this.#plan;
    const database = await newDatabase(this.#cleanup, storage);
    const servers: string[] = [];
    for (let count = storage === 'sqlite' ? 1 : 2; count > 0; count--) {
      const server = await startServer(testConfig({ database, logLevel: 'silent' }));
      this.#cleanup.add(() => server.close());
      servers.push(server.address);
    }
    const lanes = Array.from({ length: tables }, () => this.#playSome(servers));
    await Promise.race([Promise.all(lanes), this.#watchdog.stalled]);
    return {
      games: this.#games,
      acknowledged: this.#ledger.size,
      frames: this.#fates,
      problems: [...this.#problems, ...(await this.#ledger.problems(database))],
    };
  }

  async #playSome(servers: readonly string[]): Promise<void> {
    while (this.#started < this.#plan.games) {
      await this.#playGame(servers, this.#started++);
      this.#games++;
      this.#plan.onGame?.(this.#games);
    }
  }

  async #playGame(servers: readonly string[], number: number): Promise<void> {
    const { seed, faultProfile } = this.#plan;
    const networks = await Promise.all(
      servers.map((server, index) =>
        BadNetwork.open(server, faultProfile, `${seed} ${number} ${index}`),
      ),
    );
    const seated = await gather(servers[0] ?? '', newTableOf(number));
    const addresses = networks.map(({ address }) => address);
    const clients = [...seated, null].map((place, index) => {
      const address = addresses.map((_, at) => addresses[(at + index) % addresses.length] ?? '');
      const table = seated[0]?.table ?? '';
      const token = place && { token: place.token };
      return {
        place,
        client: openSession({ address, table, patienceMs: PATIENCE_MS, keepsLog: true, ...token }),
      };
    });
    for (const { client } of clients) this.#playing.add(client);
    const end = (): void => {
      for (const { client } of clients) {
        client.close();
        this.#playing.delete(client);
      }
      for (const network of networks) network.close();
    };
    this.#cleanup.add(end);
    await Promise.all(clients.map(({ client, place }) => this.#play(client, place, number)));
    for (const network of networks) network.calmDown();
    for (const { client, place } of clients) await this.#compare(servers[0] ?? '', client, place);
    for (const fate of FATES) {
      for (const { fates } of networks) this.#fates[fate] += fates[fate];
    }
    end();
  }

  /** A seat plays and talks; nobody's seat is a spectator's. */
  async #play(client: TableSession, place: Seated | null, number: number): Promise<void> {
    if (!place) {
      await client.until(({ info }) => info.phase === 'over');
      return;
    }
    const { table, seat } = place;
    let moves = 0;
    const said: Promise<unknown>[] = [];
    await playToEnd(client, `${this.#plan.seed} ${number} ${seat}`, {
      onAcknowledged: (acknowledged) => {
        this.#watchdog.feed();
        this.#ledger.note(table, seat, acknowledged);
        if (++moves % CHAT_EVERY === 0) {
          said.push(client.ask({ type: 'chat', text: `move ${moves} of seat ${seat}` }));
        }
      },
    });
    await Promise.all(said);
  }

  /** On a good network a client knows all that the server would tell a new one. */
  async #compare(address: string, client: TableSession, place: Seated | null): Promise<void> {
    const { info, seq, chat } = await client.untilConnected();
    const { id: table } = info;
    const http = new HttpClient(address);
    let state = await http.state(table, place?.token);
    // The last word may have been spoken at the other server a moment ago.
    while (state.seq < seq || lastLine(state.chat) < lastLine(chat)) {
      await wait(RETRY_MS);
      state = await http.state(table, place?.token);
    }
    const { steps } = await http.log(table, place?.token);
    await client.untilConnected();
    // Nothing else tells that the very last chat line was lost.
    client.connection.sync();
    const told = await client.until(
      (now) =>
        now.seq === state.seq &&
        now.steps.length === steps.length &&
        lastLine(now.chat) === lastLine(state.chat),
    );
    const facts = {
      game: [told.game, state.game],
      table: [told.info, state.table],
      chat: [told.chat, state.chat],
      log: [told.steps, steps],
    };
    for (const [what, [known, real]] of Object.entries(facts)) {
      if (isDeepStrictEqual(known, real)) continue;
      this.#problems.push(`${what} of seat ${place?.seat ?? 'none'} at ${table} differs`);
    }
  }
}

/** Games over a bad network; at the end every client must know what the server knows. */
export const networkTrial = (plan: NetworkPlan): Promise<NetworkReport> =>
  withCleanup((cleanup) => new NetworkTrial(plan, cleanup).run());
