import { api } from '../link/api.js';
import { computerName } from '../parts/onlineWords.js';
import { TablePast } from './tablePast.js';

let latest: TablePast | null = null;

/** What was fetched of a table serves again when one returns to look back. */
export function pastOf(table: string, token: string | null): TablePast {
  if (!latest?.isOf(table, token))
    latest = new TablePast({ http: api, table, token, computerName });
  return latest;
}
