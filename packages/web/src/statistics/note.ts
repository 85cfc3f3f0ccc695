import type { KeptGame } from '@gah/analysis';
import { merged } from '@gah/analysis';
import type { KnownTable } from '@gah/client';
import { app } from '../app/app.svelte.js';
import type { GameSnapshot } from '../session/session.js';
import { entryOfSave } from './fromSaves.js';
import { entryOfTable } from './fromTable.js';
import { databaseOfGames } from './keptGames.js';

/** Never fails: a game that could not be noted is read when statistics are opened, if it can be read at all. */
async function keep(find: () => Promise<KeptGame | null>): Promise<void> {
  try {
    const entry = await find();
    if (!entry) return;
    const kept = databaseOfGames();
    const known = (await kept.all()).filter(({ id }) => id === entry.id);
    await kept.put(merged(known, [entry]));
  } catch (error) {
    console.warn('not noted in the statistics', error);
  }
}

/** Notes a finished game at this screen, so that it is remembered whatever becomes of its save. */
export const noteSave = (id: string): Promise<void> =>
  keep(async () => {
    const { summary, record } = await app.saved(id);
    return summary.phase === 'over' ? entryOfSave(summary, record) : null;
  });

/** Notes a finished game at a server. */
export const noteTable = (
  table: KnownTable,
  game: GameSnapshot,
  endedAt: number | null,
): Promise<void> => keep(() => Promise.resolve(entryOfTable(table, game, endedAt)));
