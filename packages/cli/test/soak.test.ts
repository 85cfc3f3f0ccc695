import type * as Testing from '@gah/engine/testing';
import { exercise } from '@gah/engine/testing';
import { describe, expect, it, vi } from 'vitest';
import { playBatch } from '../src/soak/batch.js';
import { planOf, VARIANTS } from '../src/soak/plan.js';
import { EMPTY_TALLY, merge } from '../src/soak/tally.js';
import { gah } from './support.js';

// The games are real unless a test breaks one.
vi.mock('@gah/engine/testing', async (original) => {
  const actual = await original<typeof Testing>();
  return { ...actual, exercise: vi.fn(actual.exercise) };
});

const plans = Array.from({ length: 160 * VARIANTS.length }, (_, game) => planOf('s', game));

describe('the plan of a soak', () => {
  it('plays every variant with both players and both packs, and with twins', () => {
    const ways = plans.map(({ setup, player, twin }) => ({
      way: JSON.stringify({ ...setup, seed: '', dataPack: setup.dataPack?.name ?? '', player }),
      twin,
    }));
    expect(VARIANTS).toHaveLength(54);
    expect(new Set(ways.map(({ way }) => way)).size).toBe(54 * 2 * 2);
    expect(new Set(ways.filter(({ twin }) => twin).map(({ way }) => way)).size).toBe(54 * 2 * 2);
  });

  it('shares them out evenly', () => {
    const share = (count: number): number => count / plans.length;
    expect(share(plans.filter(({ player }) => player === 'eager').length)).toBe(1 / 2);
    expect(share(plans.filter(({ setup }) => setup.dataPack).length)).toBe(1 / 4);
    expect(share(plans.filter(({ twin }) => twin).length)).toBe(1 / 20);
  });
});

describe('gah soak', () => {
  it('plays and checks games', async () => {
    vi.mocked(exercise).mockClear();
    const { code, out, err } = await gah('soak', '--games', '30', '--workers', '1');
    expect(code).toBe(0);
    expect(out).toMatch(/^Games {2,}30 in/m);
    expect(out).toMatch(/^Problems {2,}0$/m);
    expect(out).toMatch(/^Cards never used {2,}\d+: .*\(fine below 5000 games\)$/m);
    expect(err).toBe('20 of 30 games\n');
    expect(vi.mocked(exercise).mock.calls.every(([, , options]) => options?.checked)).toBe(true);
  });

  it('comes to the same result in any division', () => {
    const whole = playBatch({ seed: 's', first: 1, games: 6 });
    const parts = [4, 1].map((first) => playBatch({ seed: 's', first, games: 3 }));
    expect(parts.reduce(merge, EMPTY_TALLY)).toEqual(whole);
  });

  it('fails with the command to repeat a game', async () => {
    vi.mocked(exercise).mockImplementationOnce(() => {
      throw new Error('oh');
    });
    const { code, out } = await gah('soak', '--games', '2', '--first', '8', '--workers', '1');
    expect(code).toBe(1);
    expect(out).toContain(
      'Game 8: broke off: Error: oh\n  repeat: npm run soak -- --seed 1 --first 8 --games 1',
    );
  });
});
