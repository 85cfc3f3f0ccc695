import { startServer } from '@gah/server';
import { testConfig } from '@gah/server/testing';
import { withCleanup } from '../harness/cleanup.js';
import { entryRows, tableRows } from '../harness/rows.js';
import { newSqlite } from '../harness/storage.js';
import { newTableOf } from '../harness/newTables.js';
import { Judge } from './judge.js';
import { recordGame } from './recording.js';
import { Truth } from './truth.js';

export interface SecrecyPlan {
  readonly seed: string;
  readonly games: number;
  /** Number of the first game. */
  readonly first: number;
  readonly onGame?: (games: number) => void;
}

export interface SecrecyReport {
  readonly games: number;
  /** Frames and answers that were compared with what their receiver may know. */
  readonly messages: number;
  readonly problems: readonly string[];
}

/** So many games are played at the same time, on a database of their own. */
const BATCH = 12;
const MOST_PROBLEMS = 20;

const playBatch = (seed: string, numbers: readonly number[]): Promise<SecrecyReport> =>
  withCleanup(async (cleanup) => {
    const database = await newSqlite(cleanup);
    const server = await startServer(testConfig({ database }));
    cleanup.add(() => server.close());
    const games = await Promise.all(
      numbers.map((number) =>
        recordGame(cleanup, server.address, newTableOf(number), `${seed} ${number}`),
      ),
    );
    const tables = await tableRows(database);
    const entries = await entryRows(database);
    const problems: string[] = [];
    let messages = 0;
    for (const { table, recordings, secrets } of games) {
      const row = tables.find(({ id }) => id === table);
      if (!row) throw new Error('a table was not stored');
      const truth = new Truth(
        row,
        entries.filter(({ table_id }) => table_id === table),
      );
      for (const recording of recordings) {
        const judge = new Judge(truth, recording, [...secrets, ...truth.secrets], table);
        judge.judge();
        messages += judge.checked;
        problems.push(...judge.problems.map((problem) => `${table}, ${problem}`));
      }
    }
    return { games: games.length, messages, problems };
  });

/** Records games over sockets; all that anybody receives must follow from what he may know. */
export async function secrecyTrial(plan: SecrecyPlan): Promise<SecrecyReport> {
  const { seed, games, first, onGame } = plan;
  const total = { games: 0, messages: 0, problems: [] as string[] };
  while (total.games < games && total.problems.length === 0) {
    const size = Math.min(BATCH, games - total.games);
    const start = first + total.games;
    const numbers = Array.from({ length: size }, (_, index) => start + index);
    const batch = await playBatch(seed, numbers);
    total.games += batch.games;
    total.messages += batch.messages;
    total.problems.push(...batch.problems.slice(0, MOST_PROBLEMS));
    onGame?.(total.games);
  }
  return total;
}
