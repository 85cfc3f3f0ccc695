import type { ModuleName, RngState, SetupInput } from '@gah/engine';
import { ALONE, MAX_SEATS, MODULES, modulesFor, randomInt } from '@gah/engine';

/** Plain games for two, or games of all other kinds. */
export type TrainingTables = 'plain' | 'other';

/** A table of that kind. */
export function tableFor(tables: TrainingTables, rng: RngState, seed: string): SetupInput {
  if (tables === 'plain') return { seats: 2, seed };
  const kind = randomInt(rng, 8);
  if (kind < 2) return { seats: 3 + kind, seed };
  if (kind < 5) return { seats: kind, seed, modules: MODULES, promos: true, staff: 'draft' };
  return anyTable(rng, seed);
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
