import { describe, expect, it } from 'vitest';
import { crashTrial } from '../src/crash/trial.js';
import { PATIENCE } from './support/patience.js';
import { program } from './support/program.js';

const server = await program('server');

describe('crashes in the middle of play', PATIENCE, () => {
  it.each([
    { killTarget: 'server', kills: 3, tables: 1 },
    { killTarget: 'one-of-two', kills: 2, tables: 2 },
    { killTarget: 'database', kills: 2, tables: 1 },
  ] as const)(
    '$killTarget killed $kills times: no acknowledged move is lost or doubled',
    async (plan) => {
      const report = await crashTrial({ seed: 'short', program: server, ...plan });
      expect(report.problems).toEqual([]);
      expect(report.kills).toBe(plan.kills);
      expect(report.games).toBeGreaterThanOrEqual(plan.tables);
      expect(report.acknowledged).toBeGreaterThan(100);
    },
  );
});
