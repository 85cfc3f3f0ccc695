import type * as Testing from '@gah/engine/testing';
import { exercise } from '@gah/engine/testing';
import { describe, expect, it, vi } from 'vitest';
import { playBatch } from '../src/soak/batch.js';
import type { Plan, Soak } from '../src/soak/plan.js';
import { lapOf, planOf } from '../src/soak/plan.js';
import { EMPTY_TALLY, merge } from '../src/soak/tally.js';
import { gah } from './support.js';

// The games are real unless a test breaks one.
vi.mock('@gah/engine/testing', async (original) => {
  const actual = await original<typeof Testing>();
  return { ...actual, exercise: vi.fn(actual.exercise) };
});

const EVERYTHING: Soak = { seed: 's', modules: undefined };
const LAP = lapOf(EVERYTHING);
const plans = Array.from({ length: LAP }, (_, game) => planOf(EVERYTHING, game));

/** The different values that a part of the plans has, with how often each comes up. */
function counts(some: readonly Plan[], part: (plan: Plan) => unknown): number[] {
  const found = new Map<string, number>();
  for (const plan of some) {
    const key = JSON.stringify(part(plan));
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  return [...found.values()];
}
const packOf = ({ setup }: Plan): string => setup.dataPack?.name ?? '';
const PARTS: Readonly<Record<string, [values: number, part: (plan: Plan) => unknown]>> = {
  modules: [32, ({ setup }) => setup.modules],
  players: [3, ({ setup }) => setup.seats],
  editions: [2, ({ setup }) => setup.edition],
  hotels: [2, ({ setup }) => setup.hotel],
  deals: [3, ({ setup }) => setup.staff],
  promos: [2, ({ setup }) => setup.promos],
  computers: [2, ({ player }) => player],
  packs: [2, packOf],
};

describe('the plan of a soak', () => {
  it('plays everything with everything, with both players and both packs', () => {
    const all = counts(plans, ({ setup, player }) => ({
      ...setup,
      seed: '',
      dataPack: setup.dataPack?.name,
      player,
    }));
    const setups = 32 * 3 * 2 * 2 * 3 * 2;
    expect(LAP).toBe(8 * setups);
    // An ordinary game three times for every generous one.
    expect(all).toHaveLength(4 * setups);
    expect(all.filter((times) => times === 3)).toHaveLength(2 * setups);
    expect(all.filter((times) => times === 1)).toHaveLength(2 * setups);
  });

  it('shares them out evenly', () => {
    const share = (fits: (plan: Plan) => boolean): number => plans.filter(fits).length / LAP;
    expect(share(({ player }) => player === 'eager')).toBe(1 / 2);
    expect(share(({ setup }) => setup.dataPack !== null)).toBe(1 / 4);
    expect(share(({ twin }) => twin)).toBeCloseTo(1 / 19, 3);
    for (const [values, part] of Object.values(PARTS).slice(0, -1)) {
      expect(counts(plans, part)).toEqual(Array(values).fill(LAP / values));
    }
  });

  it.each(Object.entries(PARTS).slice(0, -1))(
    'is fair to %s in 2000 games and with twins, too',
    (_, [values, part]) => {
      const few = plans.slice(1, 2001);
      for (const some of [few, plans.filter(({ twin }) => twin)]) {
        const times = counts(some, part);
        expect(times).toHaveLength(values);
        const fair = some.length / values;
        expect(Math.min(...times)).toBeGreaterThan(0.85 * fair);
        expect(Math.max(...times)).toBeLessThan(1.15 * fair);
      }
    },
  );

  it('plays every combination of modules in every way within 256 games', () => {
    const ways = counts(plans.slice(700, 956), ({ setup, player }) => [
      setup.modules,
      player,
      setup.dataPack?.name,
    ]);
    expect(ways).toHaveLength(32 * 4);
  });

  it('keeps to the modules that are wanted', () => {
    const soak: Soak = { seed: 's', modules: ['celebrities', 'more'] };
    const some = Array.from({ length: lapOf(soak) }, (_, game) => planOf(soak, game));
    expect(some).toHaveLength(LAP / 32);
    expect(counts(some, ({ setup }) => setup.modules)).toHaveLength(1);
    expect(counts(some, ({ setup, player }) => ({ ...setup, seed: '', player }))).toHaveLength(
      LAP / 32 / 2,
    );
  });
});

describe('gah soak', () => {
  it('plays and checks games', async () => {
    vi.mocked(exercise).mockClear();
    const { code, out, err } = await gah('soak', '--games', '30', '--workers', '1');
    expect(code).toBe(0);
    expect(out).toMatch(/^Games {2,}30 in/m);
    expect(out).toMatch(/^Problems {2,}0$/m);
    expect(out).toMatch(/^Modules {2,}every combination$/m);
    expect(out).toMatch(/^Cards never used {2,}\d+: .*\(fine below 10000 games\)$/m);
    expect(err).toBe('20 of 30 games\n');
    expect(vi.mocked(exercise).mock.calls.every(([, , options]) => options?.checked)).toBe(true);
  });

  it('comes to the same result in any division', () => {
    const whole = playBatch({ soak: EVERYTHING, first: 1, games: 6 });
    const parts = [4, 1].map((first) => playBatch({ soak: EVERYTHING, first, games: 3 }));
    expect(parts.reduce(merge, EMPTY_TALLY)).toEqual(whole);
  });

  it('asks for the cards of the modules that are wanted only', async () => {
    const args = ['soak', '--games', '2', '--workers', '1', '--modules'];
    const unused = async (modules: string): Promise<number> => {
      const { out } = await gah(...args, modules);
      return Number(/^Cards never used {2,}(\d+):/m.exec(out)?.[1]);
    };
    expect(await unused('startPlayer')).toBeLessThan(await unused('all'));
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

  it('repeats a game with the modules that were wanted', async () => {
    vi.mocked(exercise).mockImplementationOnce(() => {
      throw new Error('oh');
    });
    const { out } = await gah('soak', '--games', '1', '--workers', '1', '--modules', 'more');
    expect(out).toContain('--seed 1 --first 1 --games 1 --modules more');
    expect(out).toMatch(/^Modules {2,}\p{L}/mu);
  });
});
