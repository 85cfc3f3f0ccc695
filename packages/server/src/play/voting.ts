import type { SeatIndex } from '@gah/engine';
import type { TableState } from '../table/state.js';
import type { RequestOutcome } from '../table/rules.js';
import { decideSeen } from '../table/rules.js';
import type { LiveTable } from './liveTable.js';

/** Votes against somebody end when they are seen again. */
export async function endVotesAgainst(table: LiveTable, seat: SeatIndex): Promise<void> {
  const decide = (state: TableState): RequestOutcome => decideSeen(state, seat, 'before');
  if (typeof decide(table.table) === 'string') return;
  await table.commit({ request: null, decide });
}

/** Somebody may have come, anywhere, while the vote was being stored: then it has no effect. */
export async function reconsiderVote(table: LiveTable, against: SeatIndex): Promise<void> {
  await table.learnPresence();
  if (!table.presence.isPresent(against)) return;
  await table.commit({
    request: null,
    decide: (state) => decideSeen(state, against, 'meanwhile'),
  });
}
