/** The server of online play. */
export { startServer } from './server.js';
export type { GameServer } from './server.js';
export { USUAL_LIMITS } from './config.js';
export type { RateLimits, ServerConfig } from './config.js';
export type { DatabaseAddress } from './storage/connect.js';
