import { MODULES } from '@gah/engine';
import type { NewTable } from '@gah/protocol';
import { tableOf } from '@gah/client/testing';

const COMPUTER = { kind: 'computer', level: 'pageboy' } as const;

/** Tables of all sizes, with each module alone, with all of them, with and without computer players. */
const KINDS: readonly NewTable[] = [
  tableOf(2),
  tableOf(3, { options: { modules: [...MODULES], promos: true, staff: 'draft' } }),
  tableOf(4, { options: { modules: [...MODULES], edition: '2015', hotel: 'day' } }),
  tableOf(2, { seats: [{ kind: 'host' }, COMPUTER, { kind: 'open' }] }),
  ...MODULES.map((module, index) =>
    tableOf(2 + (index % 3), { options: { modules: [module], staff: 'draft' } }),
  ),
  tableOf(2, { options: { staff: 'draft' }, clock: { kind: 'relaxed', perTurnDays: 1 } }),
];

/** How many kinds there are; `newTableOf` begins again after them. */
export const NEW_TABLES = KINDS.length;

export function newTableOf(index: number): NewTable {
  const newTable = KINDS[index % KINDS.length];
  if (!newTable) throw new Error('there are always kinds of tables');
  return newTable;
}
