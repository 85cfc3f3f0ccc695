import type { FastifyRequest } from 'fastify';

const isSafe = (method: string): boolean => method === 'GET' || method === 'HEAD';

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}

/**
 * Whether the page that makes a request may do so: one of this server, or one that is allowed.
 * Programs other than browsers send no origin. Plain reading needs no permission.
 */
export function mayConnect(request: FastifyRequest, allowed: readonly string[]): boolean {
  const { origin, upgrade } = request.headers;
  if (origin === undefined || (upgrade === undefined && isSafe(request.method))) return true;
  return allowed.includes(origin) || hostOf(origin) === request.host;
}
