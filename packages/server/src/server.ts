import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createThinkers } from '@gah/ai/node';
import type { ServerConfig } from './config.js';
import { createApp } from './http/app.js';
import { Sockets } from './http/sockets.js';
import { createLogger } from './log.js';
import { Keeper } from './play/keeper.js';
import type { LiveTable } from './play/liveTable.js';
import { Tables } from './play/tables.js';
import { connect } from './storage/connect.js';
import { Leases } from './storage/leases.js';
import type { Notice } from './storage/notices.js';
import { Notices } from './storage/notices.js';
import { Store } from './storage/store.js';

const LOOK_AROUND_MS = 1000;
const SWEEP_MS = 15_000;

export interface GameServer {
  /** Such as http://localhost:4173 */
  readonly address: string;
  readonly port: number;
  /** Looks for overdue tables now and does what is due; otherwise that happens every second. */
  attend(): Promise<void>;
  /** Says good-bye to everybody and stops when everything is stored. */
  close(): Promise<void>;
}

/** Starts a server; it is ready when the promise resolves. */
export async function startServer(config: ServerConfig): Promise<GameServer> {
  const { now, limits } = config;
  const logger = createLogger(config.logLevel);
  const self = randomUUID();
  const onError = (error: unknown): void => {
    logger.error({ err: error }, 'unexpected');
  };
  const connection = connect(config.database, onError);
  const onNotice = (notice: Notice): void => {
    const table = tables.peek(notice.table);
    if (!table) return;
    hear(table, notice).catch(onError);
  };
  const notices =
    connection.shared &&
    new Notices(connection.shared.url, self, {
      onNotice,
      onGap: () => {
        for (const table of tables.all) table.catchUp().catch(onError);
      },
      onError,
    });
  const store = await Store.open(connection, notices);
  const thinkers = createThinkers({ threads: config.computerThreads });
  const tables: Tables = new Tables({
    store,
    now,
    onCommitted: (table) => {
      keeper.attend(table);
    },
    onDeparted: (table, seat) => {
      store.noteSeen(table.id, seat, now()).catch(onError);
    },
    onBroken: (table, error) => {
      logger.error({ err: error, table }, 'storage failed');
    },
  });
  const keeper: Keeper = new Keeper({
    leases: new Leases(store.db, self, now, connection.shared !== null),
    thinkers,
    now,
    open: (id) => tables.open(id),
    onError: (error, table) => {
      logger.error({ err: error, table }, 'could not act for a table');
    },
  });
  const sockets = new Sockets({ tables, limits, now, onError });
  const app = await createApp({ config, logger, sockets, tables, store, limits });
  await notices?.listen();
  const attend = async (): Promise<void> => {
    await keeper.lookAround();
    await keeper.settled();
  };
  let isLooking = false;
  const timers = [
    setInterval(() => {
      if (isLooking) return;
      isLooking = true;
      keeper
        .lookAround()
        .catch(onError)
        .finally(() => {
          isLooking = false;
        });
    }, LOOK_AROUND_MS),
    setInterval(() => {
      tables.sweep();
    }, SWEEP_MS),
  ];
  await app.listen({ host: config.host, port: config.port });
  const { port } = app.server.address() as AddressInfo;
  return {
    address: `http://${config.host}:${port}`,
    port,
    attend,
    async close() {
      for (const timer of timers) clearInterval(timer);
      sockets.close();
      await Promise.all([keeper.close(), thinkers.close()]);
      await app.close();
      await store.close();
    },
  };
}

async function hear(table: LiveTable, notice: Notice): Promise<void> {
  switch (notice.kind) {
    case 'entry':
      if (notice.seq > table.table.seq) await table.catchUp();
      return;
    case 'chat':
      await table.catchUpChat();
      return;
    case 'presence':
      return;
  }
}
