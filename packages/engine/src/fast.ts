import { advance } from './engine.js';
import type { Move } from './moves.js';
import type { GameState } from './state.js';
import { searchTable } from './open.js';

/** For search: no events, no check, no history. The caller takes the move from `moves`. */
export { clone } from './state.js';

export function playInPlace(state: GameState, move: Move): void {
  advance(searchTable(state), move);
}
