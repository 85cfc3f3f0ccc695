import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Schema } from './schema.js';

/**
 * Tables that a server which plays by these rules has not found impossible to open. Servers of other
 * versions may share the database, and can perhaps open them.
 */
export const notShelved =
  (rules: number) =>
  (
    where: ExpressionBuilder<Schema, 'table_index'>,
  ): ExpressionWrapper<Schema, 'table_index', SqlBool> =>
    where.or([where('shelved', 'is', null), where('shelved', '<>', rules)]);
