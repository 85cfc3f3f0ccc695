import { createHash } from 'node:crypto';
import { addTo, randomInt, seedRng } from '@gah/engine';
import type { DatabaseAddress } from '@gah/server';
import type { TableSession } from '@gah/client';
import { hasMoves } from '@gah/client';
import { openSession } from '@gah/client/node';
import { ServerChild } from '../processes/serverChild.js';
import type { Cleanup } from '../harness/cleanup.js';
import { withCleanup } from '../harness/cleanup.js';
import { chatRows, entryRows, tableRows } from '../harness/rows.js';
import { newSqlite } from '../harness/storage.js';
import type { Attacker } from './attack.js';
import { HostileSocket } from './hostileSocket.js';
import { attackHttp, attackRaw, HttpAttacks } from './httpAttacks.js';
import { SocketAttacks } from './socketAttacks.js';
import type { Targets } from './targets.js';
import { prepareTargets } from './targets.js';

export interface FuzzPlan {
  readonly seed: string;
  readonly messages: number;
  readonly program: URL;
  readonly onMessage?: (messages: number) => void;
}

export interface FuzzReport {
  readonly messages: number;
  readonly requests: number;
  readonly connections: number;
  /** How often each code was the answer. */
  readonly codes: Readonly<Record<string, number>>;
  /** What stays in memory after the first tenth, and at the end. */
  readonly heapBytes: { readonly early: number; readonly late: number };
  readonly problems: readonly string[];
}

/** One in so many messages goes over HTTP, one in so many of these is no HTTP at all. */
const HTTP_SHARE = 8;
const RAW_SHARE = 20;
/** A seat has only so many sockets. */
const LANES = 5;
/** Code compiled and tables of the storage account for so much, not the number of messages. */
const HEAP_SLACK_BYTES = 8_000_000;
const MOST_PROBLEMS = 20;

const fingerprint = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');

const storedState = async (database: DatabaseAddress): Promise<string> =>
  fingerprint([await tableRows(database), await entryRows(database), await chatRows(database)]);

class FuzzTrial {
  readonly #plan: FuzzPlan;
  readonly #cleanup: Cleanup;
  readonly #problems: string[] = [];
  readonly #codes = new Map<string, number>();
  readonly #lanes = Array.from({ length: LANES }, () => new Map<string, HostileSocket>());
  #messages = 0;
  #requests = 0;

  constructor(plan: FuzzPlan, cleanup: Cleanup) {
    this.#plan = plan;
    this.#cleanup = cleanup;
  }

  async run(): Promise<FuzzReport> {
    const database = await newSqlite(this.#cleanup);
    const server = await ServerChild.start(this.#plan.program, { database });
    this.#cleanup.add(() => server.kill());
    const targets = await prepareTargets(this.#cleanup, server.address);
    const bystanders = await this.#bystanders(server.address, targets);
    this.#cleanup.add(() => {
      for (const attacker of this.#attackers) attacker.close();
    });
    const before = await storedState(database);

    await this.#fire(server, targets, this.#plan.messages / 10);
    const { memory: early } = await server.measure();
    await this.#fire(server, targets, this.#plan.messages);
    const { memory: late } = await server.measure();

    if ((await storedState(database)) !== before) this.#problem('something was stored');
    if (bystanders.some(({ table }) => table?.seq !== targets.running.seq))
      this.#problem('the game went on');
    const heapBytes = { early: early.heapUsed, late: late.heapUsed };
    if (late.heapUsed - early.heapUsed > HEAP_SLACK_BYTES) this.#problem('memory has grown');
    await this.#finish(bystanders);
    return {
      messages: this.#messages,
      requests: this.#requests,
      connections: this.#attackers.reduce((sum, { connections }) => sum + connections, 0),
      codes: Object.fromEntries(this.#codes),
      heapBytes,
      problems: this.#problems,
    };
  }

  get #attackers(): HostileSocket[] {
    return this.#lanes.flatMap((sockets) => [...sockets.values()]);
  }

  /** The players of the running game, who wait while others attack. */
  async #bystanders(address: string, { running }: Targets): Promise<TableSession[]> {
    const clients = running.seated.map((place) => openSession({ address, ...place }));
    this.#cleanup.add(() => {
      for (const client of clients) client.close();
    });
    await Promise.all(clients.map((client) => client.untilConnected()));
    return clients;
  }

  /** After all that the game goes on with the next legal move. */
  async #finish(bystanders: readonly TableSession[]): Promise<void> {
    const mover = bystanders.find(({ table }) => hasMoves(table));
    const move = mover?.table?.game?.moves[0];
    if (!mover || !move) this.#problem('nobody can move any more');
    else await mover.play(move);
  }

  async #fire(server: ServerChild, targets: Targets, until: number): Promise<void> {
    const lanes = this.#lanes.map(async (sockets, lane) => {
      const rng = seedRng(`${this.#plan.seed} ${lane} ${until}`);
      const frames = new SocketAttacks(targets, rng);
      const requests = new HttpAttacks(targets, rng);
      while (this.#messages < until && this.#problems.length < MOST_PROBLEMS) {
        this.#messages++;
        if (randomInt(rng, HTTP_SHARE) > 0) {
          const { by, frame, codes } = frames.next();
          const code = await this.#socketOf(sockets, server.address, by).attack(frame);
          this.#judge(`${by.kind}: ${frame.toString('utf8').slice(0, 300)}`, code, codes);
        } else if (randomInt(rng, RAW_SHARE) === 0) {
          this.#requests++;
          const bytes = Buffer.from(Array.from({ length: 50 }, () => randomInt(rng, 256)));
          const answer = await attackRaw(
            server.port,
            Buffer.concat([bytes, Buffer.from('\r\n\r\n')]),
          );
          if (!/^HTTP\/1\.1 4\d\d /.test(answer)) this.#problem(`raw bytes: ${answer}`);
        } else {
          this.#requests++;
          const attack = requests.next();
          const code = await attackHttp(server.address, attack);
          this.#judge(`${attack.method} ${attack.path} ${attack.body ?? ''}`, code, attack.codes);
        }
        this.#plan.onMessage?.(this.#messages);
      }
    });
    await Promise.all(lanes);
  }

  #socketOf(known: Map<string, HostileSocket>, address: string, by: Attacker): HostileSocket {
    const key = JSON.stringify(by);
    const socket = known.get(key) ?? new HostileSocket(address, by);
    known.set(key, socket);
    return socket;
  }

  #judge(what: string, code: string | null, expected: readonly string[]): void {
    addTo(this.#codes, code ?? 'none');
    if (code === null || !expected.includes(code)) {
      const list = expected.length > 3 ? 'a refusal of the rules' : expected.join(' or ');
      this.#problem(`${code ?? 'no refusal'} instead of ${list} for ${what}`);
    }
  }

  #problem(text: string): void {
    if (this.#problems.length < MOST_PROBLEMS) this.#problems.push(text);
  }
}

/** Sends whatever a server must refuse; each is refused with a code, and nothing changes. */
export const fuzzTrial = (plan: FuzzPlan): Promise<FuzzReport> =>
  withCleanup((cleanup) => new FuzzTrial(plan, cleanup).run());
