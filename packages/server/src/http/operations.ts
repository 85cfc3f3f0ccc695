import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Readiness } from '../storage/readiness.js';
import { hashOf, sameHash } from '../secrets.js';

interface OperationsOptions {
  readonly readiness: () => Promise<Readiness> | 'stopping' | 'deaf';
  readonly metrics: { readonly contentType: string; text(): Promise<string> };
  /** Lets others than this computer read the metrics; null lets nobody. */
  readonly metricsToken: string | null;
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** What a load balancer and a monitoring system ask for. */
export function addOperations(app: FastifyInstance, options: OperationsOptions): void {
  const { readiness, metrics, metricsToken } = options;

  function mayReadMetrics({ ip, headers }: FastifyRequest): boolean {
    if (LOOPBACK.test(ip)) return true;
    const given = headers.authorization;
    if (metricsToken === null || given === undefined) return false;
    return sameHash(hashOf(given), hashOf(`Bearer ${metricsToken}`));
  }

  /** Whoever looks after the server asks as often as they like. */
  const quiet = {
    config: { rateLimit: { allowList: ({ ip }: FastifyRequest) => LOOPBACK.test(ip) } },
  };

  app.get('/healthz', quiet, () => ({ status: 'alive' }));

  app.get('/readyz', quiet, async (_request, reply) => {
    const status = await readiness();
    return reply.code(status === 'ready' ? 200 : 503).send({ status });
  });

  app.get('/metrics', quiet, async (request, reply) => {
    if (!mayReadMetrics(request)) return reply.code(403).send({ code: 'wrong-token' });
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}
