/**
 * The server of online play: a table is its numbered log, stored in SQLite or PostgreSQL. See docs/hosting.md.
 *
 * @packageDocumentation
 */
export { startServer } from './server.js';
export type { GameServer } from './server.js';
export { USUAL_LIMITS } from './config.js';
export type { RateLimits, ServerConfig } from './config.js';
export type { DatabaseAddress } from './storage/connect.js';
