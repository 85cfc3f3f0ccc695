import type { Level, Memory } from '@gah/ai';
import { createMemory } from '@gah/ai';
import type { Thinkers } from '@gah/ai/browser';
import { createThinkers } from '@gah/ai/browser';
import type { Viewer } from '@gah/engine';
import { seedRng } from '@gah/engine';
import { asProblem } from '../session/problems.js';
import type { ComputerPlayers } from './computers.js';

/**
 * Each level looks at its usual number of positions, as on a server: the same seed gives the same game again. Where
 * that takes longer than anybody likes to wait, it decides by what it has seen.
 */
const PATIENCE: Readonly<Record<Level, { readonly mostMs?: number }>> = {
  pageboy: {},
  concierge: {},
  director: { mostMs: 1000 },
  emperor: { mostMs: 2500 },
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
          ...PATIENCE[level],
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
