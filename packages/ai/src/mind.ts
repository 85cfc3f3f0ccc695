import type { GameState, GameView, Move } from '@gah/engine';
import { sameMove } from '@gah/engine';
import { chooseBid, chooseCard } from './searching/beforePlay.js';
import type { Judge } from './searching/explore.js';
import { keyOf } from './searching/key.js';
import type { Memory } from './thinking.js';

/** The next move of a plan, if the position is the one it was made for. */
export function recall(
  memory: Memory | undefined,
  view: GameState | GameView,
  seat: number,
  legal: readonly Move[],
): Move | null {
  const [next, ...rest] = memory?.plan ?? [];
  if (!memory || !next) return null;
  const fits = next.key === keyOf(view, seat);
  const move = fits ? legal.find((candidate) => sameMove(candidate, next.move)) : undefined;
  memory.plan = move ? rest : [];
  return move ?? null;
}

/** The choice in a draft or an auction; null in every other decision. */
export function beforePlay(world: GameState, legal: readonly Move[], judge: Judge): Move | null {
  switch (world.tasks.at(-1)?.kind) {
    case 'draft':
      return chooseCard(world, legal, judge);
    case 'auction':
    case 'bid':
    case 'pickEntrance':
      return chooseBid(world, legal, judge);
    default:
      return null;
  }
}
