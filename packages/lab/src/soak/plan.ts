import type { Edition, ModuleName, SetupInput, StaffDeal } from '@gah/engine';
import {
  ALONE,
  DIFFICULTIES,
  EDITIONS,
  HOTEL_SIDES,
  MAX_SEATS,
  modulesFor,
  STAFF_DEALS,
} from '@gah/engine';
import { generousPack } from '@gah/engine/testing';
import { PLAYER_COUNTS } from '@gah/terminal';
import { kindOf } from './kinds.js';

/** What every game of a soak has in common. */
export interface Soak {
  readonly seed: string;
  /** Undefined for every combination. */
  readonly modules: readonly ModuleName[] | undefined;
  /** Games of one person alone. */
  readonly alone: boolean;
}

/** How one game of a soak is played; soak and number decide everything. */
export interface Plan {
  readonly setup: SetupInput & { readonly edition: Edition };
  readonly player: 'uniform' | 'eager';
  readonly twin: boolean;
}

const PROMOS = [false, true];
const generous = generousPack();
/** Both players; every fourth game is generous, once with each of them. */
const WAYS = (['uniform', 'eager', 'uniform', 'eager'] as const).flatMap((player, pair) => [
  { player, dataPack: pair < 2 ? generous : null },
  { player, dataPack: null },
]);
const TWIN_EVERY = 19;

/** Nearly this part of all combinations lies between two games. */
const GOLDEN_SECTION = (Math.sqrt(5) - 1) / 2;

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/**
 * A step through all combinations that meets each of them once and goes far each time, so that also
 * a few games are a fair sample: nearly the golden section, and no divisor in common with their number.
 */
function strideOf(lap: number): number {
  let stride = Math.ceil(lap * GOLDEN_SECTION);
  while (divisor(lap, stride) > 1) stride++;
  return stride;
}

const subsetsOf = (modules: readonly ModuleName[]): readonly (readonly ModuleName[])[] =>
  Array.from({ length: 1 << modules.length }, (_, mask) =>
    modules.filter((_module, bit) => (mask & (1 << bit)) !== 0),
  );
const COMBINATIONS = subsetsOf(modulesFor(MAX_SEATS));
const COMBINATIONS_ALONE = subsetsOf(modulesFor(ALONE));

/** The combinations of modules that a soak plays; people alone leave out what is not for them. */
export function combinationsOf({
  modules,
  alone,
}: Omit<Soak, 'seed'>): readonly (readonly ModuleName[])[] {
  if (!modules) return alone ? COMBINATIONS_ALONE : COMBINATIONS;
  return [alone ? modules.filter((module) => modulesFor(ALONE).includes(module)) : modules];
}

/** Who plays: several people, or one alone against an opponent of some strength. */
const PEOPLE = PLAYER_COUNTS.map((seats) => ({ seats, difficulty: null }));
const PEOPLE_ALONE = DIFFICULTIES.map((difficulty) => ({ seats: ALONE, difficulty }));
const DEALS_ALONE = ['random'] as const;

const peopleOf = ({ alone }: Pick<Soak, 'alone'>) => (alone ? PEOPLE_ALONE : PEOPLE);
const dealsOf = ({ alone }: Pick<Soak, 'alone'>) => (alone ? DEALS_ALONE : STAFF_DEALS);

/** So many games go through everything that can be combined. */
export const lapOf = (soak: Omit<Soak, 'seed'>): number =>
  [WAYS, combinationsOf(soak), peopleOf(soak), EDITIONS, HOTEL_SIDES, dealsOf(soak), PROMOS]
    .map(({ length }) => length)
    .reduce((product, length) => product * length);

/** Reads a number as one choice from each list. */
function chooser(number: number): <T>(choices: readonly T[]) => T {
  let rest = number;
  return (choices) => {
    const choice = choices[rest % choices.length];
    if (choice === undefined) throw new RangeError('nothing to choose from');
    rest = Math.floor(rest / choices.length);
    return choice;
  };
}

export function planOf(soak: Soak, game: number): Plan {
  const lap = lapOf(soak);
  const choose = chooser(((game % lap) * strideOf(lap)) % lap);
  const { player, dataPack } = choose(WAYS);
  return {
    setup: {
      modules: choose(combinationsOf(soak)),
      ...choose<Pick<SetupInput, 'seats' | 'difficulty'>>(peopleOf(soak)),
      edition: choose(EDITIONS),
      hotel: choose(HOTEL_SIDES),
      staff: choose<StaffDeal>(dealsOf(soak)),
      promos: choose(PROMOS),
      seed: kindOf(soak).seedOf(soak.seed, game),
      dataPack,
    },
    player,
    twin: game % TWIN_EVERY === 0,
  };
}
