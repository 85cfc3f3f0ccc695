import type { Standing } from '../storage/appends.js';
import type { TableState } from './state.js';
import { dueAt } from './state.js';

/** What the storage must know of a table to find it again. */
export const standingOf = (table: TableState): Standing => ({
  phase: table.phase,
  listed: table.plan.open && table.phase === 'gathering',
  dueAt: dueAt(table),
});
