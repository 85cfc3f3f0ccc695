import { advance } from './api/engine.js';
import type { Move } from './model/moves.js';
import type { GameState } from './model/state.js';
import { NOBODY, seatOfTask } from './model/tasks.js';
import { searchContext } from './game/contexts.js';

/**
 * For search. Positions are played on without events, check and history; the caller takes the move
 * from `moves`. And what is asked about the parts of every position, answered without building anything.
 */
export { clone } from './model/state.js';
export { lowestBit } from './util/bits.js';
export { pointsFor } from './effects/countables.js';
export { spaceAfter } from './flow/emperor.js';
export { staysForEver, waitsFor } from './rules/reader.js';

export function playInPlace(state: GameState, move: Move): void {
  advance(searchContext(state), move);
}

/**
 * The seat that decides, as it stands in the task on top; -1 when the game is over, and in the draft,
 * where several do.
 */
export function decidingSeat({ tasks }: Pick<GameState, 'tasks'>): number {
  const task = tasks.length > 0 ? tasks[tasks.length - 1] : undefined;
  return task === undefined ? NOBODY : seatOfTask(task);
}
