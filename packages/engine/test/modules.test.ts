import type { ModuleName, SetupInput } from '@gah/engine';
import { EDITIONS, MODULES } from '@gah/engine';
import type { Coverage } from '@gah/engine/testing';
import { eagerPlayer, everyCard, exercise, generousPack, uniformPlayer } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';

const combinations: ModuleName[][] = Array.from({ length: 1 << MODULES.length }, (_, mask) =>
  MODULES.filter((_module, index) => (mask & (1 << index)) !== 0),
);

/** Games that bring everything soon; where that changes, others follow. */
const KNOWN = [
  1000, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1009, 1010, 1011, 1012, 1013, 1015, 1016, 1018,
  1019, 1022, 1023, 1024, 1025, 1033, 1040, 1043, 1053, 1055, 1064, 1073, 1075, 1093, 1127, 1136,
  1177,
];
const GAMES = [...KNOWN, ...Array.from({ length: 600 }, (_, game) => game)];

describe('modules', () => {
  it('waltz.together: in every combination games finish without a broken invariant', () => {
    for (const [index, modules] of combinations.entries()) {
      for (const [player, edition] of EDITIONS.entries()) {
        const setup: SetupInput = {
          seats: 2 + ((index + player) % 3),
          seed: `modules ${index} ${edition}`,
          edition,
          modules,
          promos: index % 2 === 0,
          staff: 'random',
        };
        const played = exercise(setup, player === 0 ? uniformPlayer : eagerPlayer(new Map()), {
          checked: true,
        });
        expect({ problems: played.problems, finished: played.finished, setup }).toEqual({
          problems: [],
          finished: true,
          setup,
        });
      }
    }
  });

  it('whole.saving: twins that are saved and loaded before every move are equal, and so are replays', () => {
    for (const [index, modules] of combinations.entries()) {
      if (index % 5 !== 1 && index !== combinations.length - 1) continue;
      const setup: SetupInput = {
        seats: 2 + (index % 3),
        seed: `twin ${index}`,
        modules,
        promos: true,
      };
      const { problems } = exercise(setup, eagerPlayer(new Map()), { twin: true });
      expect({ problems, setup }).toEqual({ problems: [], setup });
    }
  });

  it('whole.content: use every card, tile, celebrity, entrance, token and ballroom', () => {
    const coverage: Coverage = new Map();
    const wanted = everyCard({ seats: 4, seed: 'all', modules: [...MODULES], promos: true });
    const generous = generousPack();
    for (const game of GAMES) {
      if (wanted.every((card) => coverage.has(card))) break;
      const setup: SetupInput = {
        seats: 2 + (game % 3),
        seed: `eager ${game}`,
        modules: [...MODULES],
        promos: true,
        dataPack: game % 3 === 0 ? null : generous,
      };
      const { problems } = exercise(setup, eagerPlayer(coverage), { coverage });
      expect({ problems, setup }).toEqual({ problems: [], setup });
    }
    expect(wanted.filter((card) => !coverage.has(card))).toEqual([]);
  });
});
