/**
 * The client of online play, for browsers and scripts alike: a connection that comes back (connection),
 * a reducer of messages to what is known of a table (knownTable), the session of a seat (tableSession),
 * its game as it is shown (shownGame), and what has happened in it (history). Sockets, ids and rhythm are
 * brought by the caller.
 *
 * @packageDocumentation
 */
export type { Socket, ConnectionTiming } from './socket.js';
export { UNHURRIED } from './socket.js';
export type { Answer, ConnectionStatus, TableRequest } from './connection.js';
export { ConnectionClosed, Refused } from './connection.js';
export type { Arrival, KnownTable, ReadClock, Reduction } from './knownTable.js';
export { afterMessage, hasMoves, lastLine } from './knownTable.js';
export type { TableSessionOptions } from './tableSession.js';
export { TableSession } from './tableSession.js';
export type { Pace } from './pace.js';
export type { ShownGameOptions, ShownMoment } from './shownGame.js';
export { ShownGame } from './shownGame.js';
export { HttpClient, HttpFailure, HttpRefusal } from './http.js';
export { History } from './history.js';
export { HistoryReplay } from './historyReplay.js';
export type { HistoryOptions, Reached } from './history.js';
