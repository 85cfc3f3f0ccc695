import { describe, expect, it } from 'vitest';
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
});
