/**
 * Computer players: they see a seat's view and its legal moves, nothing else. Heuristics, beam search over
 * a learnt value function, rollouts with sequential halving on determinized worlds. See docs/ai.md.
 *
 * @packageDocumentation
 */
export { choose } from './players/choose.js';
export { counsel } from './reasons/counsel.js';
export type { Option } from './reasons/counsel.js';
export { LEVELS } from './players/levels.js';
export type { Level } from './players/levels.js';
export { evaluate } from './reasons/evaluate.js';
export { explain } from './reasons/explain.js';
export { PLAN_STEP_KINDS } from './reasons/plan.js';
export type { PlanStep, PlanStepKind } from './reasons/plan.js';
export { REASON_KINDS } from './reasons/reason.js';
export type { MoveReason, ReasonKind } from './reasons/reason.js';
export type { Outlook } from './model/reason.js';
export type { Progress, Thinking } from './search/budget.js';
export { createMemory } from './search/planCache.js';
export type { Memory, PlannedMove } from './search/planCache.js';
export { LUCK_KINDS } from './review/luckSheet.js';
export type {
  LuckByKind,
  LuckKind,
  LuckMoment,
  LuckSheet,
  LuckSums,
  RoundLuck,
  SeatLuck,
} from './review/luckSheet.js';
export { MISSED_KINDS, REVIEW_DEPTHS, TURN_VERDICTS } from './review/review.js';
export type {
  Comparison,
  Estimate,
  GameReview,
  MissedChance,
  MissedKind,
  ReviewDepth,
  ReviewedPlan,
  ReviewOptions,
  ReviewProgress,
  ReviewShare,
  TurningPoint,
  TurnReview,
  TurnVerdict,
} from './review/review.js';
export {
  mergeReviews,
  REVIEW_PROBLEMS,
  REVIEW_VERSION,
  reviewedGame,
  ReviewError,
  reviewGame,
} from './review/reviewGame.js';
export type { ReviewProblem } from './review/reviewGame.js';
export { LUCK_CAUSES, luckSum, luckVerdict } from './review/luckVerdict.js';
export type { LuckCause, LuckPart, LuckVerdict } from './review/luckVerdict.js';
