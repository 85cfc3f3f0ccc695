import type { GameView, Move } from '@gah/engine';
import { randomInt } from '@gah/engine';
import type { Level } from './levels.js';
import type { Thinking } from './thinking.js';

/** One of the legal moves, as a player of that level would choose from what the seat may see. */
export function choose(
  _level: Level,
  _view: GameView,
  moves: readonly Move[],
  thinking: Thinking,
): Move {
  const move = moves[randomInt(thinking.rng, moves.length)];
  if (!move) throw new Error('a seat that must decide always has a move');
  return move;
}
