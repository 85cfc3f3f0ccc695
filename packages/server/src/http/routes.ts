import { RULES_VERSION } from '@gah/engine';
import type { SeatCodeMade, ServerInfo, TableJoined, TableList, TableLog } from '@gah/protocol';
import {
  API,
  joinTable,
  LIMITS,
  newTable,
  OLDEST_PROTOCOL,
  PROTOCOL_VERSION,
  read,
  takeSeat,
} from '@gah/protocol';
import type { FastifyInstance } from 'fastify';
import type { RateLimits } from '../config.js';
import type { Tables } from '../play/tables.js';
import type { SeatCodes } from '../storage/seatCodes.js';
import { tableInfo } from '../table/present.js';
import { addressBlockOf } from './addressBlock.js';
import type { Callers } from './callers.js';
import { addPast } from './past.js';
import { refuse } from './problem.js';
import type { TableRoute } from './visitors.js';
import { bearer, Visitors } from './visitors.js';

export interface RoutesOptions {
  readonly tables: Tables;
  readonly seatCodes: SeatCodes;
  readonly callers: Callers;
  readonly limits: RateLimits;
  readonly now: () => number;
  /** Whether tables may bring printed values of their own. */
  readonly dataPacks: boolean;
}

interface LogRoute extends TableRoute {
  Querystring: { from?: string };
}

const CREATED = 201;

const perMinute = (max: number) => ({ config: { rateLimit: { max, timeWindow: '1 minute' } } });

export function addRoutes(app: FastifyInstance, options: RoutesOptions): void {
  const { tables, seatCodes, callers, limits, now, dataPacks } = options;
  const visitors = new Visitors(tables);
  const info: ServerInfo = {
    name: 'grand-austria-hotel',
    protocol: { oldest: OLDEST_PROTOCOL, newest: PROTOCOL_VERSION },
    rules: RULES_VERSION,
    dataPacks,
  };
  app.get(`${API}/info`, () => info);

  const opening = {
    ...perMinute(limits.tablesPerMinute),
    bodyLimit: dataPacks ? LIMITS.packBytes : LIMITS.messageBytes,
  };
  app.post(`${API}/tables`, opening, async (request, reply) => {
    const body = read(newTable, request.body);
    if (!body) return refuse(reply, { code: 'malformed' });
    if (!dataPacks && (body.options.dataPack ?? null) !== null) {
      return refuse(reply, { code: 'no-data-packs' });
    }
    const wantsComputers = body.seats.some(({ kind }) => kind === 'computer');
    if (wantsComputers && !tables.mayThinkFor(addressBlockOf(request.ip), null)) {
      return refuse(reply, { code: 'too-many' });
    }
    const opened = await tables.create(body, addressBlockOf(request.ip));
    return typeof opened === 'string'
      ? refuse(reply, { code: opened })
      : reply.code(CREATED).send(opened);
  });

  app.get(`${API}/tables`, async (): Promise<TableList> => ({
    tables: (await tables.lobby()).map((table) => tableInfo(table, now())),
  }));

  app.get<TableRoute>(`${API}/tables/:table`, async (request, reply) => {
    const table = await visitors.find(request.params.table);
    return table ? tableInfo(table.table, now()) : refuse(reply, { code: 'unknown-table' });
  });

  app.post<TableRoute>(`${API}/tables/:table/join`, async (request, reply) => {
    const body = read(joinTable, request.body);
    if (!body) return refuse(reply, { code: 'malformed' });
    const table = await visitors.find(request.params.table);
    if (!table) return refuse(reply, { code: 'unknown-table' });
    const joined = await tables.join(table, body, addressBlockOf(request.ip));
    if (typeof joined === 'string') return refuse(reply, { code: joined });
    return reply.code(CREATED).send({ table: table.id, ...joined } satisfies TableJoined);
  });

  const codes = perMinute(limits.seatCodesPerMinute);
  app.post<TableRoute>(`${API}/tables/:table/code`, codes, async (request, reply) => {
    const table = await visitors.find(request.params.table);
    if (!table) return refuse(reply, { code: 'unknown-table' });
    const token = bearer(request)?.token ?? null;
    const seat = token === null ? null : await tables.seatFor(table, token);
    if (token === null || seat === null) return refuse(reply, { code: 'wrong-token' });
    const code = await seatCodes.make(table.id, seat, token);
    return reply.code(CREATED).send({ code } satisfies SeatCodeMade);
  });

  app.post<TableRoute>(`${API}/tables/:table/seat`, codes, async (request, reply) => {
    const body = read(takeSeat, request.body);
    if (!body) return refuse(reply, { code: 'malformed' });
    const table = await visitors.find(request.params.table);
    if (!table) return refuse(reply, { code: 'unknown-table' });
    const token = await seatCodes.use(table.id, body.code);
    if (token === null) return refuse(reply, { code: 'void-code' });
    // Somebody may have left the seat since.
    const seat = await tables.seatFor(table, token);
    if (seat === null) return refuse(reply, { code: 'wrong-token' });
    return { table: table.id, seat, token } satisfies TableJoined;
  });

  app.get<TableRoute>(`${API}/tables/:table/state`, async (request, reply) => {
    const visitor = await visitors.visit(request);
    return typeof visitor === 'string'
      ? refuse(reply, { code: visitor })
      : visitor.table.snapshot(visitor.viewer);
  });

  app.get<LogRoute>(
    `${API}/tables/:table/log`,
    perMinute(limits.logsPerMinute),
    async (request, reply) => {
      const visitor = await visitors.visit(request);
      if (typeof visitor === 'string') return refuse(reply, { code: visitor });
      const { from: asked = '0' } = request.query;
      const from = Number(asked);
      if (!Number.isSafeInteger(from) || from < 0) return refuse(reply, { code: 'malformed' });
      return (await visitor.table.log(visitor.viewer, from)) satisfies TableLog;
    },
  );

  addPast(app, { visitors, histories: tables.histories, callers, now });
}
