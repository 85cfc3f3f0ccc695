import type { ModuleName, SetupInput } from '@gah/engine';
import { DIFFICULTIES, MODULES } from '@gah/engine';
import { eagerPlayer, exercise, uniformPlayer } from '@gah/engine/testing';
import { describe, expect, it } from 'vitest';

const SOLO_MODULES = MODULES.filter((module) => module !== 'startPlayer');
const combinations: ModuleName[][] = Array.from({ length: 1 << SOLO_MODULES.length }, (_, mask) =>
  SOLO_MODULES.filter((_module, index) => (mask & (1 << index)) !== 0),
);

describe('solo games', () => {
  it('soloRounds.games: finish in every combination of modules and difficulty', () => {
    for (const [index, modules] of combinations.entries()) {
      for (const difficulty of DIFFICULTIES) {
        for (const [player, promos] of [true, false].entries()) {
          const setup: SetupInput = {
            seats: 1,
            seed: `solo ${index} ${difficulty}`,
            modules,
            difficulty,
            promos,
            hotel: index % 2 === 0 ? 'night' : 'day',
          };
          const played = exercise(setup, player === 0 ? uniformPlayer : eagerPlayer(new Map()), {
            checked: true,
            twin: player === 0,
          });
          expect({ problems: played.problems, finished: played.finished, setup }).toEqual({
            problems: [],
            finished: true,
            setup,
          });
        }
      }
    }
  });
});
