import type { GameState, MoveKind } from '@gah/engine';
import type { AiModule, LikeMoves } from '../model/module.js';
import type { BallroomReason } from './ballrooms/ballrooms.js';
import { BALLROOM_EFFECT_VALUES, BALLROOM_REASONS, ballrooms } from './ballrooms/ballrooms.js';
import { celebrities } from './celebrities/celebrities.js';
import { ENTRANCE_EFFECT_VALUES, entrances } from './entrances/entrances.js';
import { solo } from './solo/solo.js';
import { startPlayer } from './startPlayer/startPlayer.js';

/** Reasons there are only with a module. */
export type ModuleMoveReason = BallroomReason;
export const MODULE_REASON_KINDS = BALLROOM_REASONS;

/** The expansion modules as the players know them. */
export const AI_MODULES: readonly AiModule<ModuleMoveReason>[] = [
  ballrooms,
  celebrities,
  entrances,
  startPlayer,
  solo,
];

/** The moves of modules that count as this one of the game itself. */
export const movesLike = (move: keyof LikeMoves): readonly MoveKind[] =>
  AI_MODULES.flatMap(({ likeMoves }) => likeMoves?.[move] ?? []);

/** The final score of a seat for which nobody decides; null for everybody else. */
export function automaticScore(world: GameState, seat: number): number | null {
  for (const module of AI_MODULES) {
    const score = module.automaticScore?.(world, seat);
    if (score !== undefined && score !== null) return score;
  }
  return null;
}

export const MODULE_EFFECT_VALUES = { ...BALLROOM_EFFECT_VALUES, ...ENTRANCE_EFFECT_VALUES };
