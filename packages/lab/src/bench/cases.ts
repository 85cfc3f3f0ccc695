import type { SetupInput } from '@gah/engine';
import { MODULES } from '@gah/engine';

/** The fewest and the most seats, with nothing and with everything added. */
export const CASE_NAMES = ['base2', 'base4', 'all2', 'all4'] as const;
export type CaseName = (typeof CASE_NAMES)[number];

type Variant = Omit<SetupInput, 'seed'>;

const base = { edition: '2021', hotel: 'night', staff: 'random' } as const;
const all = { ...base, modules: MODULES, promos: true };

const VARIANTS: Readonly<Record<CaseName, Variant>> = {
  base2: { ...base, seats: 2 },
  base4: { ...base, seats: 4 },
  all2: { ...all, seats: 2 },
  all4: { ...all, seats: 4 },
};

export const setupOf = (name: CaseName, game: number): SetupInput => ({
  ...VARIANTS[name],
  seed: `${name} ${game}`,
});

/** An entry for every case. */
export const forCases = <T>(make: (name: CaseName) => T): Record<CaseName, T> => ({
  base2: make('base2'),
  base4: make('base4'),
  all2: make('all2'),
  all4: make('all4'),
});
