import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseAddress, GameServer, RateLimits, ServerConfig } from '@gah/server';
import { startServer } from '@gah/server';
import { onTestFinished } from 'vitest';

/** Tests are in a hurry; what limits do is tested on its own. */
const NO_LIMITS: RateLimits = {
  requestsPerMinute: 1e9,
  filesPerMinute: 1e9,
  tablesPerMinute: 1e9,
  logsPerMinute: 1e9,
  socketsPerMinute: 1e9,
  messageBurst: 1e9,
  messagesPerSecond: 1e9,
  chatBurst: 1e9,
  chatPerSecond: 1e9,
};

export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gah-server-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export const newSqlite = async (): Promise<DatabaseAddress> => ({
  kind: 'sqlite',
  file: join(await newFolder(), 'games.db'),
});

/** A server on any free port; it stops with the test. */
export async function newServer(config: Partial<ServerConfig> = {}): Promise<GameServer> {
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    database: config.database ?? (await newSqlite()),
    client: null,
    allowedOrigins: [],
    proxies: 0,
    metricsToken: null,
    computerThreads: 0,
    logLevel: 'error',
    limits: NO_LIMITS,
    now: Date.now,
    ...config,
  });
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => (closing ??= server.close());
  onTestFinished(close);
  return { ...server, close };
}
