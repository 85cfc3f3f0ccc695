import type { RateLimits, ServerConfig } from '../config.js';

/** Tests are in a hurry; what limits do is tested on its own. */
export const NO_LIMITS: RateLimits = {
  requestsPerMinute: 1e9,
  arrivalSeconds: 1e6,
  filesPerMinute: 1e9,
  tablesPerMinute: 1e9,
  computerTables: 1e9,
  waitingTables: 1e9,
  listedTables: 1e9,
  seatsAtTable: 1e9,
  joinsAtTable: 1e9,
  logsPerMinute: 1e9,
  seatCodesPerMinute: 1e9,
  socketsPerMinute: 1e9,
  socketsAtOnce: 1e9,
  workBurst: 1e9,
  workPerSecond: 1e9,
  frameBurst: 1e9,
  framesPerSecond: 1e9,
  messageBurst: 1e9,
  messagesPerSecond: 1e9,
  chatBurst: 1e9,
  chatPerSecond: 1e9,
};

/** A server on any free port of this computer, that thinks in its main thread. */
export const testConfig = (
  config: Pick<ServerConfig, 'database'> & Partial<ServerConfig>,
): ServerConfig => ({
  host: '127.0.0.1',
  port: 0,
  client: null,
  allowedOrigins: [],
  allowedHosts: [],
  dataPacks: false,
  proxies: 0,
  metricsToken: null,
  computerThreads: 0,
  thoughtSeconds: 15,
  retention: { unstartedDays: 14, abandonedDays: 0, finishedDays: 0 },
  logLevel: 'error',
  limits: NO_LIMITS,
  now: Date.now,
  // Where a test makes time pass, it passes.
  monotonic: config.now ?? (() => performance.now()),
  ...config,
});
