import { SetupError } from '@gah/engine';
import type { HttpProblem, OnlineProblem, ProblemCode } from '@gah/protocol';
import type { FastifyReply } from 'fastify';
import { StorageTrouble } from '../play/liveTable.js';
import { BrokenTable } from '../play/loader.js';
import { OtherRules } from '../table/otherRules.js';

const STATUS: Partial<Record<ProblemCode, number>> = {
  'too-large': 413,
  'too-many': 429,
  'unknown-table': 404,
  'unknown-address': 404,
  'wrong-token': 401,
  'wrong-invite': 403,
  'void-code': 410,
  'wrong-origin': 403,
  'wrong-host': 421,
  'no-data-packs': 403,
  'no-spectators': 403,
  'seat-taken': 409,
  'table-full': 409,
  'already-started': 409,
  'table-closed': 409,
  'not-started': 409,
  'not-over': 409,
  'other-rules': 409,
  'broken-table': 409,
  'table-crowded': 409,
  'too-many-tables': 429,
  removed: 403,
  unavailable: 503,
  'shutting-down': 503,
  internal: 500,
};
const BAD_REQUEST = 400;

export const refuse = (reply: FastifyReply, problem: HttpProblem): FastifyReply =>
  reply.code(STATUS[problem.code] ?? BAD_REQUEST).send(problem);

/** What went wrong, without anything from inside. */
export function problemOf(error: unknown): HttpProblem & { code: OnlineProblem } {
  if (error instanceof SetupError) return { code: 'bad-setup', setup: error.code };
  if (error instanceof OtherRules) return { code: 'other-rules' };
  if (error instanceof BrokenTable) return { code: 'broken-table' };
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
