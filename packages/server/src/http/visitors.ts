import type { Viewer } from '@gah/engine';
import type { OnlineProblem } from '@gah/protocol';
import { read, seatToken, tableId } from '@gah/protocol';
import type { FastifyRequest } from 'fastify';
import type { LiveTable } from '../play/liveTable.js';
import type { Tables } from '../play/tables.js';
import { hashOf } from '../secrets.js';
import { seatOfToken } from '../table/rules.js';

/** A request about one table. */
export interface TableRoute {
  Params: { table: string };
}

export interface Visitor {
  readonly table: LiveTable;
  readonly viewer: Viewer;
}

/** The token of the Authorization header; null without one, and for one that cannot be. */
export function bearer({ headers }: FastifyRequest): { token: string | null } | null {
  const { authorization } = headers;
  if (authorization === undefined) return { token: null };
  const token = read(seatToken, /^Bearer (.*)$/.exec(authorization)?.[1]);
  return token === null ? null : { token };
}

/** Finds the tables that requests over HTTP are about, and as whom one may see them. */
export class Visitors {
  readonly #tables: Tables;

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  /** Null when there is no such table. */
  async find(id: string): Promise<LiveTable | null> {
    return read(tableId, id) === null ? null : this.#tables.open(id);
  }

  async visit(request: FastifyRequest<TableRoute>): Promise<Visitor | OnlineProblem> {
    const table = await this.find(request.params.table);
    if (!table) return 'unknown-table';
    const given = bearer(request);
    if (!given) return 'wrong-token';
    if (given.token === null) {
      return table.table.plan.spectators ? { table, viewer: 'spectator' } : 'no-spectators';
    }
    const seat = seatOfToken(table.table, hashOf(given.token));
    return seat === null ? 'wrong-token' : { table, viewer: seat };
  }
}
