/** For training and measuring only: the parts of the players. */
export { habits } from './habits.js';
export { encode, Encoding } from './judging/encode.js';
export { FEATURES, FEATURES_VERSION, SCALE } from './judging/features.js';
export { learntNetwork, pack, unpack } from './judging/learnt.js';
export type { Lore } from './judging/lore.js';
export { loreOf } from './judging/lore.js';
export type { Network } from './judging/network.js';
export { firstNetwork, foresee, forward } from './judging/network.js';
export { pointsNow } from './judging/tally.js';
export { beforePlay, recall } from './mind.js';
export { startBudget } from './searching/budget.js';
export type { Judge, Line } from './searching/explore.js';
export { planTurn } from './searching/turnPlan.js';
