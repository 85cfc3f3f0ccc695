import type { Level, Memory } from '@gah/ai';
import { choose, createMemory, LEVELS } from '@gah/ai';
import type { GameView, Move, RngState } from '@gah/engine';
import { randomInt } from '@gah/engine';

/** Who can be given a seat, weakest first; `random` takes any legal move. */
export const CONTESTANTS = ['random', ...LEVELS] as const;
export type Contestant = (typeof CONTESTANTS)[number];

/** What every decision may use; without anything each level has its own measure. */
export interface Limits {
  readonly budgetMs?: number;
  readonly nodeLimit?: number;
}

export type Decide = (view: GameView, legal: readonly Move[]) => Move;

const randomPlayer =
  (rng: RngState): Decide =>
  (_view, legal) => {
    const move = legal[randomInt(rng, legal.length)];
    if (!move) throw new Error('a seat that must decide always has a move');
    return move;
  };

function levelPlayer(level: Level, rng: RngState, limits: Limits): Decide {
  const memory: Memory = createMemory();
  return (view, legal) => choose(level, view, legal, { ...limits, rng, memory });
}

/** A player for one seat of one game. */
export const seated = (contestant: Contestant, rng: RngState, limits: Limits): Decide =>
  contestant === 'random' ? randomPlayer(rng) : levelPlayer(contestant, rng, limits);
