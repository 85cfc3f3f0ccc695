import type { GameSetup, ModuleName, SetupInput } from '@gah/engine';
import { MODULES, parseSetup, SetupError, SOLO_SEATS } from '@gah/engine';
import { setupProblemText } from '@gah/text';
import type { OPTIONS } from './args/options.js';
import type { Values } from './args/option.js';
import { ALL } from './args/option.js';
import { usageFailure } from './failure.js';
import { readDataPack } from './files.js';
import { DEFAULT_PLAYERS } from './players.js';

type SetupOptions = Pick<
  typeof OPTIONS,
  | 'players'
  | 'solo'
  | 'edition'
  | 'hotel'
  | 'staff'
  | 'modules'
  | 'promos'
  | 'box-promos'
  | 'data-pack'
>;

type PeopleOptions = Pick<SetupOptions, 'players' | 'solo' | 'modules'>;

/** The modules that a person alone can play with. */
export const SOLO_MODULES: readonly ModuleName[] = MODULES.filter(
  (module) => module !== 'startPlayer',
);

/** Who plays and with which modules; the engine refuses what does not go together. */
export function peopleFor({
  players,
  solo,
  modules = [],
}: Values<PeopleOptions>): Pick<SetupInput, 'seats' | 'difficulty' | 'modules'> {
  const all = solo === undefined ? MODULES : SOLO_MODULES;
  return {
    seats: players ?? (solo === undefined ? DEFAULT_PLAYERS : SOLO_SEATS),
    difficulty: solo ?? null,
    modules: modules === ALL ? all : modules,
  };
}

/** The options that describe the same people again. */
export const repeatedPeople = ({
  players,
  solo,
  modules,
}: Values<PeopleOptions>): Values<PeopleOptions> => ({
  players: solo === undefined ? (players ?? DEFAULT_PLAYERS) : players,
  solo,
  modules,
});

/** The set-up that the options describe, for any seed. */
export function setupFor(values: Values<SetupOptions>): (seed: string) => SetupInput {
  const path = values['data-pack'];
  const dataPack = path === undefined ? null : readDataPack(path);
  const { edition, hotel, staff } = values;
  const promos = values.promos || (values['box-promos'] ? 'box' : false);
  const people = peopleFor(values);
  return (seed) => ({ ...people, seed, edition, hotel, staff, promos, dataPack });
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
