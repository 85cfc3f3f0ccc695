import type { SetupInput } from '@gah/engine';
import { EDITIONS, HOTEL_SIDES, MAX_SEATS, MIN_SEATS, STAFF_DEALS } from '@gah/engine';
import { generousPack } from '@gah/engine/testing';

type Variant = Omit<SetupInput, 'seed'>;

const SEATS = Array.from({ length: MAX_SEATS - MIN_SEATS + 1 }, (_, more) => MIN_SEATS + more);

/** Every player count with every edition, hotel side and deal, and with promos where they exist. */
export const VARIANTS: readonly Variant[] = SEATS.flatMap((seats) =>
  EDITIONS.flatMap((edition) =>
    (edition === '2021' ? [false, true] : [false]).flatMap((promos) =>
      HOTEL_SIDES.flatMap((hotel) =>
        STAFF_DEALS.map((staff) => ({ seats, edition, promos, hotel, staff })),
      ),
    ),
  ),
);

/** How one game of a soak is played; seed and number decide everything. */
export interface Plan {
  readonly setup: SetupInput;
  readonly player: 'uniform' | 'eager';
  readonly twin: boolean;
}

const WAYS = 8;
/** Every fourth game, once with each kind of player. */
const GENEROUS_WAYS: readonly number[] = [0, 3];
const TWIN_EVERY = 20;
const generous = generousPack();

/**
 * Game after game goes through the variants. With every lap each variant is played in the next way;
 * after all ways the twins move on: in time everything meets everything.
 */
export function planOf(seed: string, game: number): Plan {
  const index = game % VARIANTS.length;
  const lap = Math.floor(game / VARIANTS.length);
  const way = (index + lap) % WAYS;
  return {
    setup: {
      ...(VARIANTS[index] ?? { seats: MIN_SEATS }),
      seed: `${seed}-${game}`,
      dataPack: GENEROUS_WAYS.includes(way) ? generous : null,
    },
    player: way % 2 === 0 ? 'uniform' : 'eager',
    twin: (index + Math.floor(lap / WAYS)) % TWIN_EVERY === 0,
  };
}
