import type { SeatIndex } from '@gah/engine';
import type { TableSnapshot, TableInfo } from '@gah/protocol';
import { api } from '../link/api.js';
import type { MyTable } from './myTables.js';
import { asTrouble } from '../link/trouble.js';

/** How it stands at one of the own tables. */
export type Situation =
  | { readonly kind: 'gathering' | 'invited' | 'over' | 'closed'; readonly info: TableInfo }
  | {
      readonly kind: 'playing';
      readonly info: TableInfo;
      /** Those who decide now. */
      readonly deciding: readonly SeatIndex[];
      readonly isMine: boolean;
    }
  | { readonly kind: 'gone' | 'unknown' };

export function situationOf({ table, seat, game }: TableSnapshot): Situation {
  const deciding = game?.view.pending.map((each) => each.seat) ?? [];
  return table.phase === 'playing'
    ? { kind: 'playing', info: table, deciding, isMine: seat !== null && deciding.includes(seat) }
    : { kind: table.phase, info: table };
}

const GONE: readonly string[] = ['gone', 'seat-lost'];

/** Asks the server; a table that is there no longer is a situation, too. */
export async function lookAt({ id, token }: MyTable): Promise<Situation> {
  try {
    if (token !== null) return situationOf(await api.state(id, token));
    const info = await api.table(id);
    return { kind: info.phase === 'gathering' ? 'invited' : 'gone', info };
  } catch (error) {
    return { kind: GONE.includes(asTrouble(error).trouble) ? 'gone' : 'unknown' };
  }
}
