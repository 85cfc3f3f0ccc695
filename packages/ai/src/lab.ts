/** For training and measuring only: the parts of the players. */
export { habits } from './habits.js';
export { encode } from './judging/encode.js';
export { Encoding } from './judging/encoding.js';
export {
  BLOCK,
  FEATURES,
  FEATURES_VERSION,
  ROUND_SETS,
  SCALE,
  WEIGHT_SETS,
} from './judging/features.js';
export { learntWeights, pack, unpack } from './judging/learnt.js';
export type { Lore } from './judging/lore.js';
export { loreOf } from './judging/lore.js';
export type { Weights } from './judging/foresight.js';
export { firstWeights, foresee, foreseeByThumb, sumUp } from './judging/foresight.js';
export { beforePlay, recall } from './mind.js';
export { startBudget } from './searching/budget.js';
export type { Judge, Line } from './searching/explore.js';
export { planTurn } from './searching/turnPlan.js';
