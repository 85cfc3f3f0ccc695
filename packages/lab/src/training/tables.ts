import type { TableKind } from '@gah/ai/parts';
import type { RngState, SetupInput } from '@gah/engine';
import { ALONE, MAX_SEATS, MODULES, modulesFor, randomInt } from '@gah/engine';

/** What self-play learns from: plain games for two, or games of all other kinds together. */
export type TrainingTables = Extract<TableKind, 'plain' | 'other'>;

/** Each of them as often as it stands here. */
const OTHER_KINDS = ['many', 'many', 'other', 'other', 'other', 'other', 'other', 'alone'] as const;

/** A table that is not a plain game for two, of any kind. */
export const anyTableFor = (tables: TrainingTables, rng: RngState, seed: string): SetupInput =>
  tableFor(
    tables === 'plain' ? tables : (OTHER_KINDS[randomInt(rng, OTHER_KINDS.length)] ?? tables),
    rng,
    seed,
  );

/** A table of that kind. */
export function tableFor(tables: TableKind, rng: RngState, seed: string): SetupInput {
  switch (tables) {
    case 'plain':
      return { seats: 2, seed };
    case 'alone':
      return aloneTable(rng, seed);
    case 'many':
      return { ...variation(rng), seats: 3 + randomInt(rng, 2), seed };
    case 'other':
      return moduleTable(rng, seed);
  }
}

/** Half of the games plain, against Leopold; the others with modules, most of them against Elisabeth. */
function aloneTable(rng: RngState, seed: string): SetupInput {
  const table = { seats: ALONE, seed, difficulty: 'hard' } as const;
  if (randomInt(rng, 2) === 0) return table;
  return { ...table, modules: modulesFor(ALONE).filter(() => randomInt(rng, 2) === 0) };
}

/** Two times in three everything, most often for two; else any modules, or none on the day side. */
function moduleTable(rng: RngState, seed: string): SetupInput {
  const kind = randomInt(rng, 6);
  const seats = kind % 2 === 0 ? 2 : 2 + randomInt(rng, MAX_SEATS - 1);
  if (kind < 4) return { seats, seed, modules: MODULES, promos: true };
  const modules = modulesFor(seats).filter((): boolean => randomInt(rng, 2) === 0);
  return {
    ...variation(rng),
    ...(modules.length === 0 && { hotel: 'day' }),
    seats: modules.length === 0 ? 2 : seats,
    seed,
    modules,
  };
}

/** Half of the games as most are played, the others with anything there is. */
function variation(rng: RngState): Partial<SetupInput> {
  if (randomInt(rng, 2) === 0) return {};
  return {
    promos: randomInt(rng, 2) === 0,
    hotel: randomInt(rng, 2) === 0 ? 'day' : 'night',
    edition: randomInt(rng, 4) === 0 ? '2015' : '2021',
    staff: (['random', 'draft', 'starter'] as const)[randomInt(rng, 3)] ?? 'random',
  };
}
