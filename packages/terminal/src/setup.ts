import type { GameSetup, SetupInput } from '@gah/engine';
import {
  DIFFICULTIES,
  EDITIONS,
  HOTEL_SIDES,
  MAX_SEATS,
  MODULES,
  modulesFor,
  NOT_ALONE,
  parseSetup,
  SetupError,
  ALONE,
  STAFF_DEALS,
} from '@gah/engine';
import { setupProblemText } from '@gah/text';
import { usageFailure } from './failure.js';
import { readDataPack } from './files.js';
import type { OptionTable, OptionValues } from './option.js';
import { ALL } from './option.js';

/** The options of a set-up, and the set-up they describe. */

/** People who play against each other. */
const MIN_PLAYERS = ALONE + 1;
const DEFAULT_PLAYERS = 2;

export const PLAYER_COUNTS: readonly number[] = Array.from(
  { length: MAX_SEATS - ALONE },
  (_, more) => MIN_PLAYERS + more,
);

/** Who plays. */
export const PEOPLE_OPTIONS = {
  players: {
    kind: 'number',
    min: MIN_PLAYERS,
    max: MAX_SEATS,
    help: `players, ${MIN_PLAYERS} to ${MAX_SEATS} (without it: ${DEFAULT_PLAYERS})`,
  },
  solo: {
    kind: 'choice',
    choices: DIFFICULTIES,
    help: `one person alone, instead of --players; --modules ${ALL} is then without ${NOT_ALONE.join(', ')}`,
  },
} as const satisfies OptionTable;

/** What is played with. */
export const RULES_OPTIONS = {
  edition: { kind: 'choice', choices: EDITIONS, fallback: '2021', help: 'edition of the rules' },
  hotel: { kind: 'choice', choices: HOTEL_SIDES, fallback: 'night', help: 'side of the hotels' },
  staff: { kind: 'choice', choices: STAFF_DEALS, fallback: 'random', help: 'how staff is dealt' },
  modules: { kind: 'list', choices: MODULES, help: "modules of Let's Waltz!" },
  promos: { kind: 'flag', help: 'with all promotional cards' },
  'box-promos': {
    kind: 'flag',
    help: 'with the promotional guests in the box of the base game only',
  },
  'data-pack': {
    kind: 'text',
    value: 'FILE',
    help: 'printed values that replace the built-in ones',
  },
} as const satisfies OptionTable;

type People = OptionValues<typeof PEOPLE_OPTIONS & Pick<typeof RULES_OPTIONS, 'modules'>>;

/** Who plays and with which modules; the engine refuses what does not go together. */
export function peopleFor({
  players,
  solo,
  modules = [],
}: People): Pick<SetupInput, 'seats' | 'difficulty' | 'modules'> {
  const usual = solo === undefined ? DEFAULT_PLAYERS : ALONE;
  return {
    seats: players ?? usual,
    difficulty: solo ?? null,
    modules: modules === ALL ? modulesFor(usual) : modules,
  };
}

/** The options that describe the same people again. */
export const repeatedPeople = ({ players, solo, modules }: People): People => ({
  players: solo === undefined ? (players ?? DEFAULT_PLAYERS) : players,
  solo,
  modules,
});

/** The set-up that the options describe, for any seed. */
export function setupFor(
  values: OptionValues<typeof PEOPLE_OPTIONS & typeof RULES_OPTIONS>,
): (seed: string) => SetupInput {
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
