import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createThinkers } from '@gah/ai/node';
import { RULES_VERSION } from '@gah/engine';
import type { ServerConfig } from './config.js';
import { createApp } from './http/app.js';
import { Callers } from './http/callers.js';
import { BEAT_MS, Sockets } from './http/sockets.js';
import { createLogger } from './log.js';
import { Metrics } from './metrics.js';
import { Census } from './play/census.js';
import { AutoPlayer } from './play/autoPlayer.js';
import { Minds } from './play/minds.js';
import { PeerSync } from './play/peerSync.js';
import { Tables } from './play/tables.js';
import { archiveOld } from './storage/archive.js';
import { removeOld } from './storage/retention.js';
import { connect } from './storage/connect.js';
import { LEASE_MS, Leases } from './storage/leases.js';
import { Notices } from './storage/notices.js';
import { PresenceBook } from './storage/presence.js';
import { notePulse, sharedReference, timeAtStart } from './storage/pulse.js';
import { ReadinessCheck } from './storage/readiness.js';
import { SeatCodes } from './storage/seatCodes.js';
import { Store } from './storage/store.js';
import { repeat } from './repeat.js';
import { SteadyTime } from './steadyTime.js';
import { LANES } from './table/lane.js';

const RING_MS = 200;
const LOOK_AROUND_MS = 1000;
const PULSE_MS = 10_000;
/** Quick thoughts share one thread: it has little to do. */
const QUICK_THREADS = 1;
/** While one of them is stored, the next one is thought about. */
const QUICK_TURNS = 3;
/** How often a process says that it lives. */
const HEART_MS = 2000;
const BURIAL_MS = 30_000;
const SWEEP_MS = 15_000;
const SNAPSHOT_MS = 5000;
const ARCHIVE_MS = 10 * 60_000;
const INSPECTION_MS = 6 * 60 * 60_000;
/** Games that have been over for so long are packed. */
const ARCHIVED_AFTER_MS = 7 * 24 * 60 * 60_000;

export interface GameServer {
  /** Such as http://localhost:4173 */
  readonly address: string;
  readonly port: number;
  /** Does now what otherwise happens every few seconds: overdue tables, silent connections. */
  readonly attend: () => Promise<void>;
  /** Says good-bye to everybody and stops when everything is stored. */
  readonly close: () => Promise<void>;
}

/** Starts a server; it is ready when the promise resolves. */
export async function startServer(config: ServerConfig): Promise<GameServer> {
  const { limits } = config;
  const logger = createLogger(config);
  const metrics = new Metrics();
  const self = randomUUID();
  const onError = (error: unknown, what: object = {}): void => {
    metrics.failed();
    logger.error({ err: error, ...what }, 'unexpected');
  };
  const connection = connect(config.database, 'write', onError);
  const readiness = new ReadinessCheck(connection, onError);
  const inspect = async (): Promise<void> => {
    await connection.inspect();
    const damage = connection.damage();
    if (damage !== null) onError(new Error(`the database is damaged: ${damage}`));
  };
  const peerSync: PeerSync = new PeerSync({
    tables: () => tables,
    store: () => store,
    book: () => book,
    census: () => census,
    isSure: () => notices?.isSure ?? true,
    onError,
  });
  const { shared } = connection;
  const notices: Notices | null = shared && new Notices(shared.listenUrl, self, peerSync);
  const store: Store = await Store.open(connection, notices);
  await store.unshelve(RULES_VERSION);
  const reference = connection.shared
    ? sharedReference(store.db)
    : () => Promise.resolve(config.now());
  const time = new SteadyTime(await timeAtStart(store.db, reference), config.monotonic);
  const { now } = time;
  const census = new Census(now);
  const beat = async (): Promise<void> => {
    const moment = await reference();
    time.follow(moment);
    await notePulse(store.db, now(), moment);
  };
  await beat();
  const { computerThreads } = config;
  const minds = new Minds({
    thinkers: {
      quick: createThinkers({ threads: Math.min(QUICK_THREADS, computerThreads) }),
      // People's moves and quick players go first.
      long: createThinkers({ threads: computerThreads, isPatient: true }),
    },
    deadlineMs: config.thoughtSeconds * 1000,
    onThought: (level, seconds) => {
      metrics.thought(level, seconds);
    },
    onLate: (level, table) => {
      metrics.thoughtWasLate(level);
      logger.warn({ level, table }, 'a thought was ended at its deadline');
    },
    onError: (error, table) => {
      onError(error, { table });
    },
  });
  const book: PresenceBook = new PresenceBook({
    db: store.db,
    self,
    notices,
    hereAt: (id) => tables.peek(id)?.presence.here ?? { seats: [], spectators: 0 },
  });
  const tables: Tables = new Tables({
    store,
    now,
    limits,
    onCommitted: (table, entry, ms) => {
      metrics.committed(entry.kind, ms / 1000);
      autoPlayer.attend(table);
    },
    onCaughtUp: (table) => {
      autoPlayer.attend(table);
    },
    onPresence: async (table, departed) => {
      // At a table just opened a computer player may be the first to decide.
      autoPlayer.attend(table);
      await book.note(table.id, departed === null ? null : { seat: departed, at: now() });
    },
    presenceRecord: async (id) => ({
      lastSeen: await store.lastSeen(id),
      elsewhere: (await book.lookUp([id])).get(id) ?? [],
    }),
    census,
    hold: async (id) => notices?.hold(id),
    release: (id) => notices?.release(id),
    onUnplayable: (table, error) => {
      logger.warn({ err: error, table }, 'a table cannot be opened and is left out');
    },
    onBroken: (table, error) => {
      onError(error, { table });
    },
  });
  const autoPlayer: AutoPlayer = new AutoPlayer({
    leases: new Leases(store.db, self, now, connection.shared !== null),
    minds,
    threads: { quick: QUICK_TURNS, long: Math.max(1, computerThreads) },
    now,
    open: (id) => tables.openIfPossible(id),
    peek: (id) => tables.peek(id),
    onBegun: (lane, waited) => {
      metrics.turnBegun(lane, waited);
    },
    onError: (error, table) => {
      onError(error, { table });
    },
  });
  const seatCodes = new SeatCodes(store.db, now);
  let isStopping = false;
  const callers = new Callers(limits, now);
  const sockets = new Sockets({
    tables,
    callers,
    limits,
    now,
    onRefused: (code) => {
      metrics.refused(code);
    },
    onError,
  });
  metrics.watch('gah_sockets', 'Open sockets', () => sockets.size);
  metrics.watch('gah_unsent_bytes', 'Bytes that clients have not read', () => sockets.unsentBytes);
  const heard = (): { channels: number; received: number } =>
    notices ?? { channels: 0, received: 0 };
  metrics.watch('gah_channels', 'Channels this process listens to', () => heard().channels);
  metrics.watch('gah_notices', 'Notices received', () => heard().received);
  metrics.watch('gah_tables', 'Tables in memory', () => tables.size);
  for (const lane of LANES) {
    metrics.watch(`gah_${lane}_turns_waiting`, `Turns of ${lane} thoughts that wait`, () =>
      autoPlayer.waiting(lane),
    );
  }
  metrics.watchPool(connection.figures);
  const app = await createApp({
    config,
    logger,
    metrics,
    sockets,
    tables,
    seatCodes,
    callers,
    limits,
    now,
    readiness: () => {
      if (isStopping) return 'stopping';
      return notices && !notices.isSure ? 'deaf' : readiness.look();
    },
    dataPacks: config.dataPacks,
  });
  await notices?.listen();
  await peerSync.beat();
  const stopTimers = [
    repeat(() => autoPlayer.ringDue(), RING_MS, onError),
    repeat(() => peerSync.beat(), HEART_MS, onError),
    repeat(() => book.buryDead(), BURIAL_MS, onError),
    repeat(() => autoPlayer.lookAround(), LOOK_AROUND_MS, onError),
    repeat(() => autoPlayer.renew(), LEASE_MS / 3, onError),
    repeat(beat, PULSE_MS, onError),
    repeat(
      () => {
        sockets.checkAll();
      },
      BEAT_MS,
      onError,
    ),
    repeat(
      () => {
        tables.sweep();
        return seatCodes.sweep();
      },
      SWEEP_MS,
      onError,
    ),
    repeat(() => tables.keepSnapshots(), SNAPSHOT_MS, onError),
    repeat(() => removeOld(store.db, now(), config.retention), ARCHIVE_MS, onError),
    repeat(() => archiveOld(store.db, now() - ARCHIVED_AFTER_MS), ARCHIVE_MS, onError),
    repeat(inspect, INSPECTION_MS, onError),
  ];
  const stop = async (): Promise<void> => {
    isStopping = true;
    logger.info('closing');
    for (const stopTimer of stopTimers) stopTimer();
    await Promise.all([sockets.close(), autoPlayer.close(), minds.close()]);
    await beat().catch(onError);
    await app.close();
    await book.leave().catch(onError);
    await tables.keepSnapshots().catch(onError);
    await store.close();
    metrics.close();
  };
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await stop();
    throw error;
  }
  inspect().catch(onError);
  const { port } = app.server.address() as AddressInfo;
  logger.info({ port, database: config.database.kind }, 'open');
  return {
    address: `http://${config.host}:${port}`,
    port,
    attend: async () => {
      sockets.checkAll();
      await autoPlayer.lookAround();
      await autoPlayer.settled();
    },
    close: stop,
  };
}
