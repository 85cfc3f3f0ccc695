import type { GameSetup, SetupInput } from '@gah/engine';
import { parseSetup, SetupError } from '@gah/engine';
import { setupProblemText } from '@gah/text';
import type { OPTIONS } from './args/options.js';
import type { Values } from './args/option.js';
import { usageFailure } from './failure.js';
import { readDataPack } from './files.js';

type SetupOptions = Pick<
  typeof OPTIONS,
  'players' | 'edition' | 'hotel' | 'staff' | 'modules' | 'promos' | 'data-pack'
>;

/** The set-up that the options describe, for any seed. */
export function setupFor(values: Values<SetupOptions>): (seed: string) => SetupInput {
  const path = values['data-pack'];
  const dataPack = path === undefined ? null : readDataPack(path);
  const { players: seats, edition, hotel, staff, modules = [], promos } = values;
  return (seed) => ({ seats, seed, edition, hotel, staff, modules, promos, dataPack });
}

/** Refuses what cannot be played, before anything is played. */
export function checkedSetup(setup: SetupInput): GameSetup {
  try {
    return parseSetup(setup);
  } catch (error) {
    if (error instanceof SetupError) throw usageFailure(setupProblemText('en', error.code));
    throw error;
  }
}
