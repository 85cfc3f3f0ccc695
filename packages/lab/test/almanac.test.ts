import { readFileSync } from 'node:fs';
import { MODULES } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import type { Sighting } from '@gah/engine/testing';
import type { AlmanacFigures } from '../src/almanac/figures.js';
import { allFigures, figuresOf } from '../src/almanac/figures.js';
import { almanacGame } from '../src/almanac/plan.js';
import type { SeenGame } from '../src/almanac/tally.js';
import { EMPTY_ALMANAC, withGame } from '../src/almanac/tally.js';
import { file, lab, pathOf } from './support.js';

const PLAN = { level: 'director', seed: 's', limits: {} } as const;

const sighting = (part: Partial<Record<keyof Sighting, unknown>>): Sighting =>
  ({ offered: 0, uses: new Map(), points: new Map(), paid: 0, ...part }) as Sighting;

const game = (people: number, winners: readonly number[], thing: Sighting): SeenGame => ({
  people,
  winners,
  sightings: new Map([['staff 1', thing]]),
});

/** Two hands of four played it, one of them won; then two won together; then somebody lost alone. */
const sample = [
  game(
    4,
    [1],
    sighting({
      offered: 3,
      uses: new Map([
        [1, 1],
        [3, 1],
      ]),
      points: new Map([
        [1, 8],
        [2, -2],
      ]),
    }),
  ),
  game(2, [0, 1], sighting({ offered: 1, uses: new Map([[0, 2]]), paid: 6 })),
  game(1, [1], sighting({ offered: 1, uses: new Map([[0, 1]]), points: new Map([[1, 50]]) })),
].reduce(withGame, EMPTY_ALMANAC);

describe('the games of the almanac', () => {
  const games = Array.from({ length: 1000 }, (_, index) => almanacGame(PLAN, index + 1));

  it('bring every combination of modules and every number of players, with the printed values', () => {
    const tables = new Set(
      games.map(({ setup }) => `${setup.modules?.join() ?? ''} ${setup.seats}`),
    );
    expect(tables.size).toBe(2 ** MODULES.length * 3 + 2 ** (MODULES.length - 1));
    for (const { setup, seating, recorded } of games) {
      expect(setup).toMatchObject({ edition: '2021', dataPack: null });
      expect(new Set(seating)).toEqual(new Set(['director']));
      expect(recorded).toBe(true);
    }
  });
});

describe('the figures of the almanac', () => {
  it('add up seats, uses, points and victories', () => {
    expect(sample.things['staff 1']).toEqual({
      offered: 5,
      seats: 4,
      uses: 5,
      // The third seat of the first game lost points without a use; the opponent of one alone is nobody.
      touched: 5,
      points: 6,
      paid: 6,
      wins: 1.5,
      expected: 2 / 4 + 1 / 2,
      alone: 1,
    });
    expect(sample).toMatchObject({ games: 3, gamesAlone: 1, winsAlone: 0 });
  });

  it('are shares with the interval of Wilson, beside the share by chance', () => {
    const thing = sample.things['staff 1'];
    if (!thing) throw new Error('no such thing');
    const figures = figuresOf(sample, thing);
    expect(figures).toMatchObject({ offered: 5, seats: 4, uses: 5, points: 1.2, paid: 1.2 });
    // 1.5 of 4: (0.375 + 1.96² / 8) / (1 + 1.96² / 4) = 0.436, give or take 0.344.
    expect(figures.wins).toEqual([0.375, 0.092, 0.781, 0.25]);
  });

  it('expect of somebody alone what is usual among those games', () => {
    const alone = [
      game(1, [0], sighting({ uses: new Map([[0, 1]]) })),
      game(1, [1], sighting({})),
    ].reduce(withGame, EMPTY_ALMANAC);
    const thing = alone.things['staff 1'];
    if (!thing) throw new Error('no such thing');
    expect(figuresOf(alone, thing).wins?.[3]).toBe(0.5);
  });

  it('have nothing to say of what nobody used', () => {
    const unused = withGame(EMPTY_ALMANAC, game(2, [0], sighting({ offered: 2 })));
    const provenance = {
      level: 'director',
      games: 1,
      gamesAlone: 0,
      winsAlone: 0,
      command: '',
      commits: [],
      weights: '',
      rules: 1,
      date: '',
    } as const;
    const { things } = allFigures([
      { provenance, tally: unused },
      { provenance, tally: EMPTY_ALMANAC },
    ]);
    expect(things['staff 1']).toEqual([
      { offered: 2, seats: 0, uses: 0, points: null, paid: null, wins: null },
      null,
    ]);
  });
});

describe('lab almanac', () => {
  const quick = ['almanac', '--level', 'pageboy', '--nodes', '5', '--threads', '0'];
  const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

  it('goes on where it was broken off, and writes its figures', { timeout: 60_000 }, async () => {
    const [twice, once, out] = ['twice', 'once', 'figures.json'].map(pathOf) as [
      string,
      string,
      string,
    ];
    await lab(...quick, '--games', '1', '--folder', twice);
    const { code, out: said } = await lab(
      ...quick,
      ...['--games', '2', '--folder', twice, '--out', out],
    );
    expect(code).toBe(0);
    expect(said).toContain('2 games of pageboy are kept');
    await lab(...quick, '--games', '2', '--folder', once);
    const tallies = [twice, once].map(
      (folder) => (read(`${folder}/pageboy.json`) as { tally: object }).tally,
    );
    expect(tallies[0]).toEqual(tallies[1]);
    const figures = read(out) as AlmanacFigures;
    expect(figures.runs).toMatchObject([
      {
        level: 'pageboy',
        games: 2,
        gamesAlone: 0,
        command: 'npm run lab -- almanac --level pageboy --games 2 --nodes 5 --seed almanac',
      },
    ]);
    expect(Object.keys(figures.things).length).toBeGreaterThan(100);
  });

  it('does not mix games of other players into a run', async () => {
    const found = { level: 'pageboy', seed: 'almanac', limits: { nodeLimit: 5 }, weights: 'old' };
    const folder = file('pageboy.json', found).replace(/\/pageboy\.json$/, '');
    const { code, err } = await lab(...quick, '--games', '1', '--folder', folder);
    expect(code).toBe(2);
    expect(err).toContain('were played with other weights');
    // What they say can be written all the same.
    const tally = { games: 1, gamesAlone: 0, winsAlone: 0, things: {} };
    file('pageboy.json', { ...found, commits: ['abc'], rules: 1, date: '2026-01-01', tally });
    const out = pathOf('earlier.json');
    expect((await lab('almanac', '--games', '0', '--folder', folder, '--out', out)).code).toBe(0);
    expect(read(out)).toMatchObject({ runs: [{ weights: 'old', games: 1 }] });
  });
});
