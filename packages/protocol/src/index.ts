/**
 * What client and server of online play say to each other: schemas, versions, limits. See docs/protocol.md.
 *
 * @packageDocumentation
 */
export { API, OLDEST_PROTOCOL, PROTOCOL_VERSION, SOCKET_PATH, socketPathTo } from './version.js';
export { LIMITS } from './limits.js';
export { BYE_CLOSE_CODE, ONLINE_PROBLEMS, PROBLEM_CODES } from './problems.js';
export type { OnlineProblem, ProblemCode } from './problems.js';
export { withDataPack } from './game.js';
export type { GameNow, HistoryStep, LogStep } from './game.js';
export { newTable, REPLACEMENT_CAUSES, TABLE_PHASES, tableInfo } from './table.js';
export type {
  ChatLine,
  ClockNow,
  ClockRule,
  GameOptions,
  NewTable,
  PresenceNow,
  SeatInfo,
  SeatRequest,
  TableInfo,
  TablePhase,
} from './table.js';
export { clientMessage } from './fromClient.js';
export type {
  ClientMessage,
  ClientMessageOf,
  ClientMessageType,
  ClientRequest,
} from './fromClient.js';
export { MOVERS, serverMessage, tableSnapshot } from './fromServer.js';
export type {
  Mover,
  ServerMessage,
  ServerMessageOf,
  ServerMessageType,
  TableEntry,
  TableSnapshot,
} from './fromServer.js';
export {
  historyPage,
  httpProblem,
  joinTable,
  seatCodeMade,
  serverInfo,
  tableJoined,
  tableList,
  tableLog,
  tableOpened,
  tableRecord,
  takeSeat,
} from './http.js';
export type {
  HistoryPage,
  HttpProblem,
  JoinTable,
  SeatCodeMade,
  ServerInfo,
  TableJoined,
  TableList,
  TableLog,
  TableOpened,
  TableRecord,
} from './http.js';
export { makeLink, parseLink } from './links.js';
export type { OnlineLink, TokenLink } from './links.js';
export { read, readClientMessage, readServerMessage } from './read.js';
export { inviteCode, requestId, seatToken, tableId } from './words.js';
