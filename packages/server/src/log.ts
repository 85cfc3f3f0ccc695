import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { ServerConfig } from './config.js';

export type Logger = FastifyBaseLogger;

/** One line of JSON for each thing worth knowing. Secrets never reach it; if one did, it is crossed out. */
export const createLogger = (level: ServerConfig['logLevel']): Logger =>
  pino({
    level,
    base: null,
    redact: ['*.token', '*.invite', '*.tokenHash', '*.seed', '*.authorization', 'req.headers'],
  });
