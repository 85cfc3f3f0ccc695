import type { ModuleName, RngState, SetupInput } from '@gah/engine';
import { MODULES, NOT_IN_SOLO, randomInt } from '@gah/engine';

/**
 * Which games are played to learn from: so many of a hundred for two with nothing added, the rest of
 * all kinds.
 */
export function tableFor(rng: RngState, seed: string, plainPercent: number): SetupInput {
  if (randomInt(rng, 100) < plainPercent) return { seats: 2, seed };
  const kind = randomInt(rng, 8);
  if (kind < 3) return { seats: 2 + kind, seed };
  if (kind < 6) return { seats: kind - 1, seed, modules: MODULES, promos: true, staff: 'draft' };
  return anyTable(rng, seed);
}

function anyTable(rng: RngState, seed: string): SetupInput {
  const seats = 1 + randomInt(rng, 4);
  const modules = MODULES.filter(
    (module): module is ModuleName =>
      randomInt(rng, 2) === 0 && !(seats === 1 && NOT_IN_SOLO.includes(module)),
  );
  return {
    seats,
    seed,
    modules,
    promos: randomInt(rng, 2) === 0,
    hotel: randomInt(rng, 2) === 0 ? 'day' : 'night',
    edition: randomInt(rng, 4) === 0 ? '2015' : '2021',
    ...(seats === 1
      ? { difficulty: 'medium' as const }
      : { staff: (['random', 'draft', 'starter'] as const)[randomInt(rng, 3)] ?? 'random' }),
  };
}

/** The games by which progress is measured. */
export const isPlain = ({ seats, modules }: SetupInput): boolean =>
  seats === 2 && modules === undefined;
