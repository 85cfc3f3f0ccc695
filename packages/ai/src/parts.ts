/** For training and measuring only: the parts of the players. */
export type { CardTables } from './evaluation/cardTables.js';
export { cardTablesOf } from './evaluation/cardTables.js';
export { encode } from './evaluation/encode.js';
export type { Evaluator } from './model/module.js';
export { dot, expectedScore, heuristicScore, learntEvaluator } from './evaluation/evaluator.js';
export {
  BLOCK,
  Encoding,
  FEATURES,
  ROUND_SETS,
  SCALE,
  setsOf,
  TABLE_FEATURES,
  TABLE_KINDS,
  WEIGHT_SETS,
} from './evaluation/features.js';
export type { TableKind } from './evaluation/features.js';
export { addAt, OUTSIDE, valueAt } from './evaluation/vectors.js';
export type { PackedWeights, Weights } from './evaluation/weights.js';
export { learntWeights, pack, priorWeights, unpack } from './evaluation/weights.js';
export type { Line } from './search/beamSearch.js';
export { chooseBy } from './players/choose.js';
export type { Strategy } from './players/strategies.js';
export { STRATEGIES } from './players/strategies.js';
export { PLANNER, PLANNER_NODES } from './players/planner.js';
export { isWait, planTurn, RIVALRY, rivalScore } from './search/beamSearch.js';
export { sayings } from './reasons/evaluate.js';
export type { Calibration, Forecast } from './reasons/forecast.js';
export { calibrationKey, forecasts } from './reasons/forecast.js';
export { compareTurn } from './review/compareTurn.js';
export { luckSteps } from './review/luck.js';
export { worthOf } from './review/luckWorth.js';
export { turnsOf } from './review/turns.js';
export { isCertainLoss } from './review/verdict.js';
export { startBudget } from './search/budget.js';
export { draftAndAuction } from './search/draftAndAuction.js';
export { cachedMove } from './search/planCache.js';
export { pruneMoves } from './search/pruneMoves.js';
export type { QuickPlay, TrialSpec } from './search/rollout.js';
export { playPlan } from './search/rollout.js';
export { rollout } from './search/rollout.js';
export { various } from './search/sequentialHalving.js';
