/** A client for scripts: what docs/protocol.md describes, in code. */
export { HttpClient, HttpRefusal } from './http.js';
export { Refused, TableClient } from './tableClient.js';
export type { TableClientOptions } from './tableClient.js';
