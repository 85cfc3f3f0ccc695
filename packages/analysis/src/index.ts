/**
 * Games looked back at: what each came to, and statistics over many. Plain data in, plain data out; it
 * knows no page and no storage.
 *
 * @packageDocumentation
 */
export { PLACES_OF_PLAY, SUMMARY_VERSION } from './summary/summary.js';
export type {
  ClaimedObjective,
  Fortune,
  GameSummary,
  PlaceOfPlay,
  PlayedStaff,
  SeatCourse,
  SeatSummary,
  SummarizedPlayer,
} from './summary/summary.js';
export { summaryOf, summaryOfSeen } from './summary/summaryOf.js';
export type { Occasion, SeenGame } from './summary/summaryOf.js';
