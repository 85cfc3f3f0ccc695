/** Computer players: they see a seat's view and its legal moves, nothing else. */
export { choose } from './choose.js';
export { LEVELS } from './levels.js';
export type { Level } from './levels.js';
export { evaluate } from './reasons/evaluate.js';
export { explain } from './reasons/explain.js';
export { REASON_KINDS } from './reasons/reason.js';
export type { Outlook, Reason, ReasonKind } from './reasons/reason.js';
export { createMemory } from './thinking.js';
export type { Memory, PlannedMove, Progress, Thinking } from './thinking.js';
