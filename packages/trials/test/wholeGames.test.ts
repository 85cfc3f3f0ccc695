import { describe, expect, it } from 'vitest';
import { crashTrial } from '../src/crash/trial.js';
import { NEW_TABLES } from '../src/harness/newTables.js';
import { PATIENCE } from './support/patience.js';
import { program } from './support/program.js';

const server = await program('server');

describe('whole games of every kind, all at the same time', PATIENCE, () => {
  it.each([
    { killTarget: 'server', tables: NEW_TABLES, where: 'one process on an SQLite file' },
    {
      killTarget: 'one-of-two',
      tables: 3,
      where: 'two processes on PostgreSQL, neighbours at different ones',
    },
  ] as const)('$where', async ({ killTarget, tables }) => {
    const plan = { seed: 'whole', kills: 0, tables, program: server };
    const report = await crashTrial({ ...plan, killTarget });
    expect(report.problems).toEqual([]);
    expect(report.games).toBe(tables);
  });
});
