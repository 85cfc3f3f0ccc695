import type { TableKind } from '@gah/ai/parts';
import type { ModuleName, RngState, SetupInput } from '@gah/engine';
import { ALONE, MAX_SEATS, MODULES, modulesFor, randomInt } from '@gah/engine';

/** Plain games for two, or games of all other kinds: whoever plays alone among them. */
export type TrainingTables = Exclude<TableKind, 'alone'>;

/** A table of that kind. */
export function tableFor(tables: TableKind, rng: RngState, seed: string): SetupInput {
  if (tables === 'plain') return { seats: 2, seed };
  if (tables === 'alone') return aloneTable(rng, seed);
  const kind = randomInt(rng, 8);
  if (kind < 2) return { seats: 3 + kind, seed };
  if (kind < 5) return { seats: kind, seed, modules: MODULES, promos: true, staff: 'draft' };
  return anyTable(rng, seed);
}

/** Half of the games plain, against Leopold; the others with modules, most of them against Elisabeth. */
function aloneTable(rng: RngState, seed: string): SetupInput {
  const table = { seats: ALONE, seed, difficulty: 'hard' } as const;
  if (randomInt(rng, 2) === 0) return table;
  return { ...table, modules: modulesFor(ALONE).filter(() => randomInt(rng, 2) === 0) };
}

function anyTable(rng: RngState, seed: string): SetupInput {
  const seats = 1 + randomInt(rng, MAX_SEATS);
  const modules = MODULES.filter(
    (module): module is ModuleName => randomInt(rng, 2) === 0 && modulesFor(seats).includes(module),
  );
  return {
    seats,
    seed,
    modules,
    promos: randomInt(rng, 2) === 0,
    hotel: randomInt(rng, 2) === 0 ? 'day' : 'night',
    edition: randomInt(rng, 4) === 0 ? '2015' : '2021',
    ...(seats === ALONE
      ? { difficulty: 'medium' as const }
      : { staff: (['random', 'draft', 'starter'] as const)[randomInt(rng, 3)] ?? 'random' }),
  };
}
