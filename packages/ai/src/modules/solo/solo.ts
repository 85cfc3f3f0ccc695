import type { Difficulty, Opponent } from '@gah/engine';
import { isAutomatic, opponentWith, pointsNow, turnsLeft } from '@gah/engine';
import type { AiModule } from '../../model/module.js';

/** What an automatic opponent gains in a turn, about; Elisabeth more than Leopold. */
const GAIN_PER_TURN: Readonly<Record<Difficulty, number>> = { easy: 7.5, medium: 9.5, hard: 12 };
const TIMES: Readonly<Record<Opponent, number>> = { leopold: 1, elisabeth: 1.6 };

export const solo: AiModule = {
  automaticScore(world, seat) {
    if (!isAutomatic(world, seat)) return null;
    const { difficulty, modules } = world.setup;
    const perTurn = GAIN_PER_TURN[difficulty ?? 'medium'] * TIMES[opponentWith(modules)];
    return pointsNow(world, seat) + perTurn * turnsLeft(world, seat);
  },
};
