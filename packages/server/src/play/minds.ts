import type { Level } from '@gah/ai';
import type { Thinkers, ThinkRequest } from '@gah/ai/node';
import { ThinkingError } from '@gah/ai/node';
import type { Move } from '@gah/engine';
import { countOf } from '@gah/engine';
import type { Lane } from '../table/lane.js';

/** A table whose players thought too long so often is played without thinking. */
const MOST_LATE = 3;
/** A quick thought has this share of the time that a long one has. */
const QUICK_SHARE = 0.2;

export interface MindsOptions {
  /** For each lane its own threads. */
  readonly thinkers: Readonly<Record<Lane, Thinkers>>;
  readonly deadlineMs: number;
  readonly onThought: (level: Level, seconds: number) => void;
  /** The deadline has passed: the thread is ended, and the first legal move is played. */
  readonly onLate: (level: Level, table: string) => void;
  readonly onError: (error: unknown, table: string) => void;
}

/** Computer players that always answer, and in time. */
export class Minds {
  readonly #options: MindsOptions;
  /** Tables whose players thought too long, and how often. */
  readonly #late = new Map<string, number>();
  #isClosed = false;

  constructor(options: MindsOptions) {
    this.#options = options;
  }

  /** Whether a table has to wait with the expensive ones, whoever plays there. */
  isSlow(table: string): boolean {
    return this.#late.has(table);
  }

  /**
   * Equal logs give equal moves: each level looks at its usual number of positions. Only a player
   * that fails, or goes past its deadline, is replaced by its first legal move.
   */
  async choose(table: string, lane: Lane, request: ThinkRequest): Promise<Move> {
    const [first, second] = request.moves;
    if (!first) throw new Error('a seat that must decide always has a move');
    const lates = countOf(this.#late, table);
    if (!second || lates >= MOST_LATE) return first;
    const { thinkers, deadlineMs, onThought, onLate, onError } = this.#options;
    const startedAt = performance.now();
    try {
      return await thinkers[lane].think(request, {
        deadlineMs: lane === 'quick' ? deadlineMs * QUICK_SHARE : deadlineMs,
      });
    } catch (error) {
      if (this.#isClosed) throw error;
      if (error instanceof ThinkingError && error.code === 'late') {
        this.#late.set(table, lates + 1);
        onLate(request.level, table);
      } else {
        onError(error, table);
      }
      return first;
    } finally {
      onThought(request.level, (performance.now() - startedAt) / 1000);
    }
  }

  /** Tables that have left the memory begin anew when they come back. */
  forgetUnless(isKept: (table: string) => boolean): void {
    for (const table of this.#late.keys()) if (!isKept(table)) this.#late.delete(table);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(Object.values(this.#options.thinkers).map((each) => each.close()));
  }
}
