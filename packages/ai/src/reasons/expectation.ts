import type { GameState, Position } from '@gah/engine';
import { turnsLeft } from '@gah/engine';
import type { Evaluator } from '../model/module.js';
import { automaticScore } from '../modules/index.js';

/** How far final scores stray from what is expected: a little at the end, more the longer it takes. */
const STRAY_LAST = 3;
const STRAY_PER_ROOT_TURN = 4.5;

/** The standard deviation of a final score around what is expected now. */
export function strayOf(position: Position, seat: number): number {
  if (position.phase === 'over') return 0;
  return STRAY_LAST + STRAY_PER_ROOT_TURN * Math.sqrt(turnsLeft(position, seat));
}

/** The final score of any seat, also of one for which nobody decides. */
export function expectationOf(evaluator: Evaluator, world: GameState, seat: number): number {
  return automaticScore(world, seat) ?? evaluator(world, seat);
}
