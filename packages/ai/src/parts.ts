/** For training and measuring only: the parts of the players. */
export type { CardTables } from './evaluation/cardTables.js';
export { cardTablesOf } from './evaluation/cardTables.js';
export { encode } from './evaluation/encode.js';
export type { Evaluator } from './model/module.js';
export { dot, expectedScore, heuristicScore } from './evaluation/evaluator.js';
export {
  BLOCK,
  Encoding,
  FEATURES,
  ROUND_SETS,
  SCALE,
  WEIGHT_SETS,
} from './evaluation/features.js';
export type { Weights } from './evaluation/weights.js';
export { learntWeights, pack, priorWeights, unpack } from './evaluation/weights.js';
export type { Line } from './search/beamSearch.js';
export { planTurn } from './search/beamSearch.js';
export { startBudget } from './search/budget.js';
export { draftAndAuction } from './search/draftAndAuction.js';
export { cachedMove } from './search/planCache.js';
export { pruneMoves } from './search/pruneMoves.js';
