import { SetupError } from '@gah/engine';
import type { HttpProblem, ProblemCode } from '@gah/protocol';
import type { FastifyReply } from 'fastify';
import { StorageTrouble } from '../play/liveTable.js';
import { OtherRules } from '../table/otherRules.js';

const STATUS: Partial<Record<ProblemCode, number>> = {
  'too-large': 413,
  'too-many': 429,
  'unknown-table': 404,
  'unknown-address': 404,
  'wrong-token': 401,
  'wrong-invite': 403,
  'wrong-origin': 403,
  'wrong-host': 421,
  'no-data-packs': 403,
  'no-spectators': 403,
  'seat-taken': 409,
  'table-full': 409,
  'already-started': 409,
  'table-closed': 409,
  unavailable: 503,
  'shutting-down': 503,
  internal: 500,
};
const BAD_REQUEST = 400;

export const refuse = (reply: FastifyReply, problem: HttpProblem): FastifyReply =>
  reply.code(STATUS[problem.code] ?? BAD_REQUEST).send(problem);

/** What went wrong, without anything from inside. */
export function problemOf(error: unknown): HttpProblem {
  if (error instanceof SetupError) return { code: 'bad-setup', setup: error.code };
  if (error instanceof OtherRules) return { code: 'table-closed' };
  if (error instanceof StorageTrouble) return { code: 'unavailable' };
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  switch (status) {
    case 413:
      return { code: 'too-large' };
    case 429:
      return { code: 'too-many' };
    case 404:
      return { code: 'unknown-address' };
    default:
      return typeof status === 'number' && status < 500
        ? { code: 'malformed' }
        : { code: 'internal' };
  }
}
