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
export { countedGames, merged } from './ledger/ledger.js';
export type { KeptGame } from './ledger/ledger.js';
export { readKept } from './ledger/read.js';
export { Unreadable } from './ledger/reader.js';
export { parseStatistics, statisticsText } from './files/json.js';
export type { ReadStatistics } from './files/json.js';
export { csvText, gamesCsv } from './files/csv.js';
export { bgStatsLink } from './files/bgStats.js';
export { EVERYTHING, passes, playersAt } from './statistics/filter.js';
export type { Filter } from './statistics/filter.js';
export { luckResults, withLuck } from './statistics/fortune.js';
export type { LuckResults } from './statistics/fortune.js';
export { paceOf, RECORDS, recordsBySource, recordsOf, streaksOf } from './statistics/highlights.js';
export type { PaceOfPlay, RecordHeld, RecordKind, Streaks } from './statistics/highlights.js';
export { distinctRivals, rivalKey } from './statistics/opponents.js';
export type { Rival } from './statistics/opponents.js';
export { stretchesOf, TREND_GAMES, trendOf } from './statistics/overTime.js';
export type { Stretch } from './statistics/overTime.js';
export { ME, ownNames, playedBy } from './statistics/played.js';
export type { PlayedGame, Subject } from './statistics/played.js';
export {
  byEdition,
  byLevel,
  byModule,
  byPlayers,
  byRival,
  bySeats,
  FEW_GAMES,
  resultsOf,
} from './statistics/results.js';
export type { Part, Results } from './statistics/results.js';
export type { Interval } from './statistics/sample.js';
export { staffResults } from './statistics/staff.js';
export type { StaffResults } from './statistics/staff.js';
