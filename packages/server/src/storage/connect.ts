import type { DatabaseConnection } from './connection.js';
import type { PostgresPlace } from './postgres.js';
import { openPostgres } from './postgres.js';
import type { SqliteFile } from './sqlite/open.js';
import { openSqlite } from './sqlite/open.js';

/** Where games are stored. */
export type DatabaseAddress =
  ({ readonly kind: 'sqlite' } & SqliteFile) | ({ readonly kind: 'postgres' } & PostgresPlace);

/** Only one process at a time may write to a file; any may read. */
export const connect = (
  address: DatabaseAddress,
  purpose: 'read' | 'write',
  onError: (error: Error) => void,
): DatabaseConnection =>
  address.kind === 'sqlite' ? openSqlite(address, purpose) : openPostgres(address, onError);
