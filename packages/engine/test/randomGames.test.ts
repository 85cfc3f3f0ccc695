import type { SetupInput } from '@gah/engine';
import { EDITIONS, HOTEL_SIDES, STAFF_DEALS } from '@gah/engine';
import type { Coverage } from '@gah/engine/testing';
import { eagerPlayer, everyCard, exercise, generousPack, uniformPlayer } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';

/** Every player count, edition, side and deal. */
const setups: SetupInput[] = [2, 3, 4].flatMap((seats) =>
  EDITIONS.flatMap((edition) =>
    HOTEL_SIDES.flatMap((hotel) =>
      STAFF_DEALS.map((staff) => ({ seats, edition, hotel, staff, seed: 'random games' })),
    ),
  ),
);

/** Games that bring everything soon; where that changes, others follow. */
const KNOWN = [
  1000, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1013, 1015, 1017, 1019,
  1023, 1025, 1037,
];
const GAMES = [...KNOWN, ...Array.from({ length: 400 }, (_, game) => game)];

describe('random games', () => {
  it('whole.games: finish without a refusal, a stuck position or a broken invariant', () => {
    for (const setup of setups) {
      for (let game = 0; game < 3; game++) {
        const seeded = { ...setup, seed: `uniform ${game}` };
        const { finished, problems } = exercise(seeded, uniformPlayer, { checked: true });
        expect({ problems, finished, seeded }).toEqual({ problems: [], finished: true, seeded });
      }
    }
  });

  it('whole.content: use every card and tile', () => {
    const coverage: Coverage = new Map();
    const generous = generousPack();
    const wanted = everyCard({ seats: 4, seed: 'all', promos: true });
    for (const game of GAMES) {
      if (wanted.every((card) => coverage.has(card))) break;
      const setup: SetupInput = {
        seats: 2 + (game % 3),
        seed: `eager ${game}`,
        promos: true,
        dataPack: game % 2 === 0 ? null : generous,
      };
      const { problems } = exercise(setup, eagerPlayer(coverage), { checked: true, coverage });
      expect({ problems, setup }).toEqual({ problems: [], setup });
    }
    expect(wanted.filter((card) => !coverage.has(card))).toEqual([]);
  });

  it('whole.saving: are equal to a twin that is saved and loaded before every move, and to their replay', () => {
    for (const setup of setups) {
      const { problems } = exercise(setup, eagerPlayer(new Map()), { twin: true });
      expect({ problems, setup }).toEqual({ problems: [], setup });
    }
  });
});
