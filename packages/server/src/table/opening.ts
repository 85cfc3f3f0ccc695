import type { SeatIndex } from '@gah/engine';
import type { NewTableRows } from '../storage/appends.js';
import { withEntry } from './apply.js';
import type { LoggedEntry } from './entry.js';
import type { FreshPlan, TablePlan } from './plan.js';
import type { TableState } from './state.js';
import { newTableState, standingOf } from './state.js';

/** A new table and its first entry, which seats somebody. */
export function openingRows(plan: TablePlan, first: LoggedEntry): NewTableRows {
  const { table } = withEntry(newTableState(plan), first);
  return { plan, log: [first], standing: standingOf(table) };
}

/**
 * The same table once more. The person who asks sits down; seats of the other persons are reserved
 * for the tokens they already have.
 */
export function rematchRows(
  { plan, holders }: TableState,
  seat: SeatIndex,
  fresh: FreshPlan,
): NewTableRows {
  const seats = plan.seats.map((planned, index) => {
    const holder = holders[index];
    const reserved =
      holder?.kind === 'person' ? { name: holder.name, tokenHash: holder.tokenHash } : null;
    return { ...planned, level: holder?.kind === 'computer' ? holder.level : null, reserved };
  });
  const own = seats[seat]?.reserved;
  if (!own) throw new Error('only a person asks for a rematch');
  return openingRows(
    { ...plan, ...fresh, seats, open: false },
    {
      seq: 1,
      at: fresh.createdAt,
      request: null,
      entry: { kind: 'joined', seat, ...own },
    },
  );
}
