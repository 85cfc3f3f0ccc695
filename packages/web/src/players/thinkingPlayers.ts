import type { Level, Memory } from '@gah/ai';
import { createMemory } from '@gah/ai';
import type { Thinkers } from '@gah/ai/browser';
import { createThinkers } from '@gah/ai/browser';
import type { Viewer } from '@gah/engine';
import { seedRng } from '@gah/engine';
import { asProblem } from '../session/problems.js';
import type { ComputerPlayers } from './computers.js';

/**
 * How long a level may think about one decision. The quick ones need no limit: so they play the same
 * game again from the same seed.
 */
const BUDGETS: Readonly<Record<Level, { readonly budgetMs?: number }>> = {
  pageboy: {},
  concierge: {},
  director: { budgetMs: 1000 },
  emperor: { budgetMs: 2500 },
};

/** Computer players in a worker of their own; one that breaks down is replaced at the next question. */
export function thinkingPlayers(thinkers: Thinkers = createThinkers()): ComputerPlayers {
  const memories = new Map<Viewer, Memory>();
  const memoryOf = (viewer: Viewer): Memory => {
    const memory = memories.get(viewer) ?? createMemory();
    memories.set(viewer, memory);
    return memory;
  };
  return {
    async choose({ level, view, moves, seed }) {
      try {
        return await thinkers.think({
          level,
          view,
          moves,
          rng: seedRng(seed),
          ...BUDGETS[level],
          memory: memoryOf(view.viewer),
        });
      } catch (error) {
        throw asProblem(error, 'player-failed');
      }
    },
    close() {
      void thinkers.close();
    },
  };
}
