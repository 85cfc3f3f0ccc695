import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { API, LIMITS } from '@gah/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastify, { LogController } from 'fastify';
import type { ServerConfig } from '../config.js';
import type { Logger } from '../log.js';
import type { Metrics } from '../metrics.js';
import { serveClient } from './clientFiles.js';
import { SECURITY_HEADERS } from './headers.js';
import { isMeant } from './host.js';
import { addOperations } from './operations.js';
import { addressBlockOf } from './addressBlock.js';
import { mayConnect } from './origin.js';
import { problemOf, refuse } from './problem.js';
import type { Readiness } from '../storage/readiness.js';
import type { RoutesOptions } from './routes.js';
import { addRoutes } from './routes.js';
import type { Sockets } from './sockets.js';

interface AppOptions extends RoutesOptions {
  readonly metrics: Metrics;
  readonly readiness: () => Promise<Readiness> | 'stopping' | 'deaf';
  readonly config: ServerConfig;
  readonly logger: Logger;
  readonly sockets: Sockets;
}

const SECOND_MS = 1000;
/** How often requests that take too long to arrive are looked for. */
const LOOK_AT_REQUESTS_MS = 2000;

/** By the route that was found: an address can be written in many ways. */
const isForFiles = ({ routeOptions: { url } }: FastifyRequest): boolean =>
  url !== undefined && !url.startsWith(API);

/** Everything that answers over HTTP. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, logger, sockets, metrics, readiness } = options;
  const arrivalMs = config.limits.arrivalSeconds * SECOND_MS;
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LIMITS.messageBytes,
    requestTimeout: arrivalMs,
    http: {
      requestTimeout: arrivalMs,
      headersTimeout: arrivalMs,
      connectionsCheckingInterval: LOOK_AT_REQUESTS_MS,
    },
    ...(config.proxies > 0 && {
      trustProxy: (_address: string, hop: number) => hop < config.proxies,
    }),
    forceCloseConnections: true,
  }) as unknown as FastifyInstance;
  app.setErrorHandler((error, _request, reply) => {
    const problem = problemOf(error);
    if (problem.code === 'internal') logger.error({ err: error }, 'request failed');
    return refuse(reply, problem);
  });
  await sockets.prepare(app);
  app.addHook('onRequest', async (request, reply) => {
    // Files say themselves how long they may be kept.
    void reply.header('cache-control', 'no-store');
    if (!isMeant(request, config.allowedHosts)) {
      await refuse(reply, { code: 'wrong-host' });
    } else if (!mayConnect(request, config.allowedOrigins)) {
      await refuse(reply, { code: 'wrong-origin' });
    }
  });
  app.addHook('onResponse', async (request, reply) => {
    const { url = 'unknown' } = request.routeOptions;
    metrics.answered(url, request.method, reply.statusCode, reply.elapsedTime / 1000);
    return Promise.resolve();
  });
  await app.register(helmet, SECURITY_HEADERS);
  await app.register(rateLimit, {
    max: (request) =>
      isForFiles(request) ? config.limits.filesPerMinute : config.limits.requestsPerMinute,
    keyGenerator: (request) =>
      `${isForFiles(request) ? 'files' : 'api'} ${addressBlockOf(request.ip)}`,
    timeWindow: '1 minute',
  });
  sockets.addRoute(app);
  addRoutes(app, options);
  addOperations(app, {
    readiness,
    metrics,
    metricsToken: config.metricsToken,
  });
  if (config.client !== null) await serveClient(app, config.client);
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (_request, reply) =>
    refuse(reply, { code: 'unknown-address' }),
  );
  return app;
}
