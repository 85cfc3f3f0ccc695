/** What tests of online play need, without a test runner. */
export { NO_LIMITS, testConfig } from './config.js';
export { gather, playToEnd, tableOf } from './players.js';
export type { Acknowledged, Seated } from './players.js';
export { TestPostgres } from './postgres.js';
