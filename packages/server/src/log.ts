import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { ServerConfig } from './config.js';

export type Logger = FastifyBaseLogger;

/** One line of JSON for each thing worth knowing. Secrets never reach it; if one did, it is crossed out. */
export function createLogger({
  logLevel,
  logTo,
}: Pick<ServerConfig, 'logLevel' | 'logTo'>): Logger {
  const options = {
    level: logLevel,
    base: null,
    redact: ['*.token', '*.invite', '*.tokenHash', '*.seed', '*.authorization', 'req.headers'],
  };
  return logTo ? pino(options, logTo) : pino(options);
}
