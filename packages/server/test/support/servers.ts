import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseAddress, GameServer, ServerConfig } from '@gah/server';
import { startServer } from '@gah/server';
import { testConfig } from '@gah/server/testing';
import { onTestFinished } from 'vitest';

export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gah-server-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export const newSqliteFile = async () =>
  ({ kind: 'sqlite', file: join(await newFolder(), 'games.db') }) as const;

export const newSqlite = (): Promise<DatabaseAddress> => newSqliteFile();

/** A server on any free port; it stops with the test. */
export async function newServer(config: Partial<ServerConfig> = {}): Promise<GameServer> {
  const server = await startServer(testConfig({ database: await newSqlite(), ...config }));
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => (closing ??= server.close());
  onTestFinished(close);
  return { ...server, close };
}
