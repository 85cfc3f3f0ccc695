import { describe, expect, it } from 'vitest';
import { crowdText, crowdTrial } from '../src/load/manyProcesses.js';
import { reportText } from '../src/load/reportText.js';
import { loadTrial } from '../src/load/trial.js';
import { PATIENCE } from './support/patience.js';
import { program } from './support/program.js';

const programs = { server: await program('server'), load: await program('load') };

describe('many tables', PATIENCE, () => {
  it('are played from another process, and measured', async () => {
    const figures = await loadTrial({
      storage: 'sqlite',
      tables: 10,
      perSecond: 50,
      seconds: 2,
      programs,
    });
    expect(figures).toMatchObject({ tables: 10, sockets: 20, processes: 1, failures: 0 });
    expect(figures.movesPerSecond).toBeGreaterThan(0);
    expect(figures.ackMs.p99).toBeGreaterThanOrEqual(figures.ackMs.p50);
    expect(reportText({ sqlite: figures })).toContain('20 sockets');
  });

  it('of several servers are kept together by a proxy that hashes', async () => {
    const plan = { processes: 2, tables: 10, perSecond: 50, seconds: 2, programs } as const;
    const together = await crowdTrial({ ...plan, routing: 'by-table' });
    const spread = await crowdTrial({ ...plan, routing: 'spread' });
    expect([together.failures, spread.failures]).toEqual([0, 0]);
    expect(together.channels).toBeLessThan(spread.channels);
    expect(crowdText(spread)).toContain('2 servers');
  });
});
