import type { ModuleName, SetupInput } from '@gah/engine';
import { EDITIONS, MODULES } from '@gah/engine';
import { eagerPlayer, exercise, uniformPlayer } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';

const combinations: ModuleName[][] = Array.from({ length: 1 << MODULES.length }, (_, mask) =>
  MODULES.filter((_module, index) => (mask & (1 << index)) !== 0),
);

describe('modules', () => {
  it('in every combination games finish without a broken invariant', () => {
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
});
