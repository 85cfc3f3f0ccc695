/** Grows with every change that an older client or server would misunderstand. */
export const PROTOCOL_VERSION = 2;
/** The oldest version a server still speaks. */
export const OLDEST_PROTOCOL = 2;

/** Where the server listens, relative to its address. */
export const API = '/api';
export const SOCKET_PATH = '/api/socket';

/** With the table's id, which is no secret: a proxy can send those of a table to the same server. */
export const socketPathTo = (table: string): string => `${SOCKET_PATH}?table=${table}`;
