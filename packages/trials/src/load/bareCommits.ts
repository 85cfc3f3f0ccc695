import type { DatabaseAddress } from '@gah/server';
import Sqlite from 'libsql';
import pg from 'pg';

const ROW = 'x'.repeat(80);

/** Commits of one small row each, one after the other: what the database does at best without groups. */
export async function bareCommitsPerSecond(
  database: DatabaseAddress,
  seconds: number,
): Promise<number> {
  return database.kind === 'sqlite'
    ? sqliteCommits(database.file, seconds)
    : postgresCommits(database.url, seconds);
}

function sqliteCommits(file: string, seconds: number): number {
  // Next to the real one, on the same disk, and written in the same way.
  const sqlite = new Sqlite(`${file}-bare`);
  sqlite.exec('pragma journal_mode = WAL');
  sqlite.exec('pragma synchronous = FULL');
  sqlite.exec('create table bare (n integer primary key, row text)');
  const insert = sqlite.prepare('insert into bare (row) values (?)');
  const startedAt = performance.now();
  let commits = 0;
  while (performance.now() - startedAt < seconds * 1000) {
    insert.run(ROW);
    commits++;
  }
  const took = (performance.now() - startedAt) / 1000;
  sqlite.close();
  return commits / took;
}

async function postgresCommits(url: string, seconds: number): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create table bare (n serial primary key, line text)');
  const startedAt = performance.now();
  let commits = 0;
  while (performance.now() - startedAt < seconds * 1000) {
    await client.query({
      name: 'bare',
      text: 'insert into bare (line) values ($1)',
      values: [ROW],
    });
    commits++;
  }
  const took = (performance.now() - startedAt) / 1000;
  await client.end();
  return commits / took;
}
