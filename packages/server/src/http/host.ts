import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { ANY_HOST } from '../config.js';

/** Names that nobody can register on the internet: they are known in the own network only. */
const PRIVATE_NAME = /^[^.]+$|\.(localhost|local|lan|internal|localdomain|home\.arpa)$/;

const isPrivate = (name: string): boolean =>
  isIP(name.replace(/^\[|\]$/g, '')) !== 0 || PRIVATE_NAME.test(name);

/**
 * Whether a request is meant for this server. A page elsewhere can have its own name lead to an
 * address in the reader's network, but then that name is what its requests ask for.
 */
export function isMeant({ hostname }: FastifyRequest, allowed: readonly string[]): boolean {
  const name = hostname.toLowerCase();
  return allowed.includes(ANY_HOST) || allowed.includes(name) || isPrivate(name);
}
