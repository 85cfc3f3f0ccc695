import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseAddress } from '@gah/server';
import { TestPostgres } from '@gah/server/testing';
import type { Cleanup } from './cleanup.js';

export const STORAGES = ['sqlite', 'postgres'] as const;
export type StorageKind = (typeof STORAGES)[number];

export async function newSqliteFile(cleanup: Cleanup) {
  const folder = await mkdtemp(join(tmpdir(), 'gah-trials-'));
  cleanup.add(() => rm(folder, { recursive: true, force: true }));
  return { kind: 'sqlite', file: join(folder, 'games.db') } as const;
}

export const newSqlite = (cleanup: Cleanup): Promise<DatabaseAddress> => newSqliteFile(cleanup);

export async function newPostgres(cleanup: Cleanup): Promise<TestPostgres> {
  const postgres = await TestPostgres.start();
  cleanup.add(() => postgres.stop());
  return postgres;
}

export async function newDatabase(cleanup: Cleanup, kind: StorageKind): Promise<DatabaseAddress> {
  return kind === 'sqlite' ? newSqlite(cleanup) : (await newPostgres(cleanup)).newDatabase();
}
