import { describe, expect, it } from 'vitest';
import { ABUSES, abuseTrial } from '../src/abuse/trial.js';
import { PATIENCE } from './support/patience.js';
import { program } from './support/program.js';

const programs = { server: await program('server'), load: await program('load') };

describe('abuse', PATIENCE, () => {
  it.each(ABUSES)('$name is met', async (abuse) => {
    const report = await abuseTrial(abuse, { programs, isFull: false, seed: 'short' });
    expect(report.problems).toEqual([]);
  });
});
