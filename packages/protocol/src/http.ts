import { SETUP_PROBLEMS } from '@gah/engine';
import * as z from 'zod/mini';
import { engineRecord, historyStep, logStep } from './game.js';
import { problemCode } from './problems.js';
import { tableInfo } from './table.js';
import {
  inviteCode,
  personName,
  seatCode,
  seatIndex,
  seatToken,
  sequence,
  tableId,
} from './words.js';

/** GET /api/info */
export const serverInfo = z.object({
  name: z.literal('grand-austria-hotel'),
  protocol: z.object({ oldest: z.int(), newest: z.int() }),
  rules: z.int(),
  /** Whether tables may be played with a data pack. */
  dataPacks: z.boolean(),
});
export type ServerInfo = z.infer<typeof serverInfo>;

/** The answer to POST /api/tables, whose body is a `newTable`. */
export const tableOpened = z.object({
  table: tableId,
  seat: seatIndex,
  token: seatToken,
  invite: inviteCode,
});
export type TableOpened = z.infer<typeof tableOpened>;

/** The body of POST /api/tables/:table/join. */
export const joinTable = z.strictObject({
  name: personName,
  /** Needed where the table is not open to everybody. */
  invite: z.optional(inviteCode),
  /** Any open one when left out. */
  seat: z.optional(seatIndex),
});
export type JoinTable = z.infer<typeof joinTable>;

export const tableJoined = z.object({ table: tableId, seat: seatIndex, token: seatToken });
export type TableJoined = z.infer<typeof tableJoined>;

/** The answer to POST /api/tables/:table/code, which the token of a seat is sent with. */
export const seatCodeMade = z.object({ code: seatCode });
export type SeatCodeMade = z.infer<typeof seatCodeMade>;

/** The body of POST /api/tables/:table/seat, which is answered with a `tableJoined`. */
export const takeSeat = z.strictObject({ code: seatCode });

/** GET /api/tables: open ones that still gather, the newest first. */
export const tableList = z.object({ tables: z.array(tableInfo) });
export type TableList = z.infer<typeof tableList>;

/** GET /api/tables/:table/log?from=0 */
export const tableLog = z.object({ seq: sequence, steps: z.array(logStep) });
export type TableLog = z.infer<typeof tableLog>;

/**
 * GET /api/tables/:table/history?page=0: some steps of the game as the receiver saw them, of the moves that
 * were not taken back. All pages but the last have `LIMITS.historySteps` of them.
 */
export const historyPage = z.object({
  page: z.int(),
  /** The entry that led to the step before the first one; 0 on the first page. */
  before: sequence,
  steps: z.array(historyStep),
});
export type HistoryPage = z.infer<typeof historyPage>;

/** GET /api/tables/:table/record, once the game is over: all of it, nothing is hidden any more. */
export const tableRecord = z.object({
  table: tableInfo,
  /** The receiver's own seat; null for a spectator. */
  seat: z.nullable(seatIndex),
  record: engineRecord,
});
export type TableRecord = z.infer<typeof tableRecord>;

/** The body of every answer that is not a success. */
export const httpProblem = z.object({
  code: problemCode,
  /** With `bad-setup`: what the engine says. */
  setup: z.optional(z.enum(SETUP_PROBLEMS)),
});
export type HttpProblem = z.infer<typeof httpProblem>;
