import type { Edition, ModuleName, SetupInput } from '@gah/engine';
import { EDITIONS, HOTEL_SIDES, MODULES, STAFF_DEALS } from '@gah/engine';
import { generousPack } from '@gah/engine/testing';
import { PLAYER_COUNTS } from '../players.js';

/** What every game of a soak has in common. */
export interface Soak {
  readonly seed: string;
  /** Undefined for every combination. */
  readonly modules: readonly ModuleName[] | undefined;
}

/** How one game of a soak is played; soak and number decide everything. */
export interface Plan {
  readonly setup: SetupInput & { readonly edition: Edition };
  readonly player: 'uniform' | 'eager';
  readonly twin: boolean;
}

const COMBINATIONS: readonly (readonly ModuleName[])[] = Array.from(
  { length: 1 << MODULES.length },
  (_, mask) => MODULES.filter((_module, bit) => (mask & (1 << bit)) !== 0),
);
const PROMOS = [false, true];
const generous = generousPack();
/** Both players; every fourth game is generous, once with each of them. */
const WAYS = (['uniform', 'eager', 'uniform', 'eager'] as const).flatMap((player, pair) => [
  { player, dataPack: pair < 2 ? generous : null },
  { player, dataPack: null },
]);
const TWIN_EVERY = 19;

/**
 * A step through all combinations that meets each of them once and goes far each time, so that also
 * a few games are a fair sample: nearly the golden section, and no divisor in common with their number.
 */
const STRIDE = 11_393;

/** So many games go through everything that can be combined. */
export const lapOf = ({ modules }: Pick<Soak, 'modules'>): number =>
  [
    WAYS,
    modules ? [modules] : COMBINATIONS,
    PLAYER_COUNTS,
    EDITIONS,
    HOTEL_SIDES,
    STAFF_DEALS,
    PROMOS,
  ]
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
  const choose = chooser(((game % lap) * STRIDE) % lap);
  const { player, dataPack } = choose(WAYS);
  return {
    setup: {
      modules: choose(soak.modules ? [soak.modules] : COMBINATIONS),
      seats: choose(PLAYER_COUNTS),
      edition: choose(EDITIONS),
      hotel: choose(HOTEL_SIDES),
      staff: choose(STAFF_DEALS),
      promos: choose(PROMOS),
      seed: `${soak.seed}-${game}`,
      dataPack,
    },
    player,
    twin: game % TWIN_EVERY === 0,
  };
}
