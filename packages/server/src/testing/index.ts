/** What tests of online play need, without a test runner. */
export { NO_LIMITS, testConfig } from './config.js';
export { TestPostgres } from './postgres.js';
