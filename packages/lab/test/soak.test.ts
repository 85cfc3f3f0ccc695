import type * as Testing from '@gah/engine/testing';
import { exercise } from '@gah/engine/testing';
import { describe, expect, it, vi } from 'vitest';
import { playBatch } from '../src/soak/batch.js';
import type { Plan, Soak } from '../src/soak/plan.js';
import { lapOf, planOf } from '../src/soak/plan.js';
import { isGood, reportText } from '../src/soak/reportText.js';
import { EMPTY_TALLY, merge } from '../src/soak/tally.js';
import { lab } from './support.js';

// The games are real unless a test breaks one.
vi.mock('@gah/engine/testing', async (original) => {
  const actual = await original<typeof Testing>();
  return { ...actual, exercise: vi.fn(actual.exercise) };
});

const EVERYTHING: Soak = { seed: 's', modules: undefined, alone: false };
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
const PARTS = {
  modules: [32, ({ setup }) => setup.modules],
  players: [3, ({ setup }) => setup.seats],
  editions: [2, ({ setup }) => setup.edition],
  hotels: [2, ({ setup }) => setup.hotel],
  deals: [3, ({ setup }) => setup.staff],
  promos: [2, ({ setup }) => setup.promos],
  computers: [2, ({ player }) => player],
  packs: [2, packOf],
} satisfies Record<string, [values: number, part: (plan: Plan) => unknown]>;

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
    const soak: Soak = { seed: 's', modules: ['celebrities', 'more'], alone: false };
    const some = Array.from({ length: lapOf(soak) }, (_, game) => planOf(soak, game));
    expect(some).toHaveLength(LAP / 32);
    expect(counts(some, ({ setup }) => setup.modules)).toHaveLength(1);
    expect(counts(some, ({ setup, player }) => ({ ...setup, seed: '', player }))).toHaveLength(
      LAP / 32 / 2,
    );
  });
});

describe('lab soak', () => {
  it('plays and checks games', async () => {
    vi.mocked(exercise).mockClear();
    const { code, out, err } = await lab(
      'soak',
      '--games',
      '30',
      '--solo-games',
      '0',
      '--workers',
      '1',
    );
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
    const args = ['soak', '--games', '2', '--solo-games', '0', '--workers', '1', '--modules'];
    const unused = async (modules: string): Promise<number> => {
      const { out } = await lab(...args, modules);
      return Number(/^Cards never used {2,}(\d+):/m.exec(out)?.[1]);
    };
    expect(await unused('startPlayer')).toBeLessThan(await unused('all'));
  });

  it('fails with the command to repeat a game', async () => {
    vi.mocked(exercise).mockImplementationOnce(() => {
      throw new Error('oh');
    });
    const args = ['--games', '2', '--solo-games', '0', '--first', '8', '--workers', '1'];
    const { code, out } = await lab('soak', ...args);
    expect(code).toBe(1);
    expect(out).toContain(
      'Game 8: broke off: Error: oh\n  repeat: npm run soak -- --seed 1 --first 8 --games 1 --solo-games 0',
    );
  });

  it('repeats a game with the modules that were wanted', async () => {
    vi.mocked(exercise).mockImplementationOnce(() => {
      throw new Error('oh');
    });
    const args = ['--games', '1', '--solo-games', '0', '--workers', '1', '--modules', 'more'];
    const { out } = await lab('soak', ...args);
    expect(out).toContain('--seed 1 --first 1 --games 1 --solo-games 0 --modules more');
    expect(out).toMatch(/^Modules {2,}\p{L}/mu);
  });
});

describe('the solo part of a soak', () => {
  const alone: Soak = { seed: 's', modules: undefined, alone: true };
  const lap = lapOf(alone);
  const all = Array.from({ length: lap }, (_, game) => planOf(alone, game));

  it('plays everything with everything, against every opponent', () => {
    const setups = 3 * 16 * 2 * 2 * 2;
    expect(lap).toBe(8 * setups);
    const each = counts(all, ({ setup, player }) => ({
      ...setup,
      seed: '',
      dataPack: setup.dataPack?.name,
      player,
    }));
    expect(each).toHaveLength(4 * setups);
    expect(counts(all, ({ setup }) => setup.difficulty)).toEqual(Array(3).fill(lap / 3));
    for (const { setup } of all) {
      expect(setup).toMatchObject({ seats: 1, staff: 'random' });
      expect(setup.modules).not.toContain('startPlayer');
    }
  });

  it('is fair in 300 games, too', () => {
    const parts = [PARTS.modules, PARTS.editions, PARTS.hotels, PARTS.promos, PARTS.computers];
    const some = all.slice(1, 301);
    for (const part of parts) {
      const times = counts(some, part[1]);
      const fair = some.length / times.length;
      expect(Math.min(...times)).toBeGreaterThan(0.7 * fair);
      expect(Math.max(...times)).toBeLessThan(1.3 * fair);
    }
    expect(counts(some, ({ setup }) => setup.modules)).toHaveLength(16);
    expect(counts(some, ({ setup }) => setup.difficulty)).toHaveLength(3);
    expect(some.filter(({ twin }) => twin)).toHaveLength(15);
  });

  it('leaves out what is not for one person', () => {
    const { setup } = planOf({ ...alone, modules: ['startPlayer', 'more'] }, 1);
    expect(setup.modules).toEqual(['more']);
  });

  it('is counted apart', async () => {
    vi.mocked(exercise).mockClear();
    const args = ['--games', '1', '--solo-games', '20', '--workers', '1'];
    const { code, out } = await lab('soak', ...args);
    expect(code).toBe(0);
    expect(out).toMatch(/^Games {2,}1 in/m);
    expect(out).toMatch(/^Solo games {2,}20 in/m);
    expect(out).toMatch(
      /^Instructions and hotels never met {2,}(none|\d+: .*\(fine below 200 games\))$/m,
    );
    expect(out.match(/^Problems {2,}0$/gm)).toHaveLength(2);
    const { calls } = vi.mocked(exercise).mock;
    expect(calls.filter(([setup]) => setup.seats === 1)).toHaveLength(20);
    expect(calls.every(([, , options]) => options?.checked)).toBe(true);
    expect(calls.filter(([setup, , options]) => setup.seats === 1 && options?.twin)).toHaveLength(
      1,
    );
  });

  it('asks for the instructions of both opponents and for every hotel', async () => {
    const unmet = async (...modules: string[]): Promise<string> => {
      vi.mocked(exercise).mockImplementationOnce(() => {
        throw new Error('oh');
      });
      const args = ['--games', '0', '--solo-games', '1', '--workers', '1'];
      const { code, out } = await lab('soak', ...args, ...modules);
      expect(code).toBe(1);
      return /^Instructions and hotels never met {2,}(\d+):/m.exec(out)?.[1] ?? '';
    };
    // Each in both editions.
    expect(await unmet()).toBe('88');
    expect(await unmet('--modules', 'more')).toBe('40');
    expect(await unmet('--modules', 'celebrities,entrances')).toBe('48');
  });

  it('meets instructions and hotels in its games', () => {
    const soak: Soak = { seed: 's', modules: ['entrances'], alone: true };
    const uses = Object.keys(playBatch({ soak, first: 1, games: 3 }).uses);
    expect(uses.filter((key) => / instruction (19[3-9]|20\d|21[0-2])$/.test(key))).not.toEqual([]);
    expect(uses.filter((key) => / instruction 2(1[3-9]|[23]\d)$/.test(key))).toEqual([]);
    expect(uses.filter((key) => / solo hotel \w+$/.test(key))).not.toEqual([]);
  });

  it('fails when something never comes up', () => {
    const tally = { ...EMPTY_TALLY, games: 200 };
    const part = { soak: alone, tally, seconds: 1, unused: ['2021 instruction 200'] };
    expect(isGood(part)).toBe(false);
    expect(isGood({ ...part, tally: { ...tally, games: 199 } })).toBe(true);
    expect(isGood({ ...part, unused: [] })).toBe(true);
    expect(reportText(part)).toMatch(/never met {2,}1: 2021 instruction 200$/m);
  });

  it('fails with the command to repeat a game', async () => {
    vi.mocked(exercise).mockImplementationOnce(() => {
      throw new Error('oh');
    });
    const args = ['--games', '0', '--solo-games', '1', '--first', '5', '--workers', '1'];
    const { code, out } = await lab('soak', ...args);
    expect(code).toBe(1);
    expect(out).toContain(
      'Solo game 5: broke off: Error: oh\n  repeat: npm run soak -- --seed 1 --first 5 --games 0 --solo-games 1',
    );
  });
});
