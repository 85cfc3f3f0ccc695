import { describe, expect, it } from 'vitest';
import { networkTrial } from '../src/network/trial.js';
import { fateOf, STORM } from '../src/network/faultProfile.js';
import { PATIENCE } from './support/patience.js';

describe('a bad network', PATIENCE, () => {
  it.each([
    { storage: 'sqlite', games: 2, tables: 2 },
    { storage: 'postgres', games: 2, tables: 2 },
  ] as const)('on $storage every client knows in the end what the server knows', async (plan) => {
    const report = await networkTrial({ seed: 'short', faultProfile: STORM, ...plan });
    expect(report.problems).toEqual([]);
    expect(report.games).toBe(plan.games);
    expect(Math.min(...Object.values(report.frames))).toBeGreaterThan(0);
  });

  it('does each mischief as often as the faultProfile says', () => {
    const drawn = Array.from({ length: 1000 }, (_, number) => fateOf(STORM, number));
    for (const fate of ['lost', 'doubled', 'delayed', 'cut'] as const) {
      expect(drawn.filter((each) => each === fate)).toHaveLength(STORM[fate]);
    }
  });
});
