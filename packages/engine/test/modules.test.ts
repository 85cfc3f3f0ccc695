import type { ModuleName, SetupInput } from '@gah/engine';
import { EDITIONS, MODULES } from '@gah/engine';
import type { Coverage } from '@gah/engine/testing';
import { eagerPlayer, everyCard, exercise, generousPack, uniformPlayer } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';

const combinations: ModuleName[][] = Array.from({ length: 1 << MODULES.length }, (_, mask) =>
  MODULES.filter((_module, index) => (mask & (1 << index)) !== 0),
);

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
    for (let game = 0; game < 600 && wanted.some((card) => !coverage.has(card)); game++) {
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
