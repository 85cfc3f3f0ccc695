import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { toRecord } from '@gah/engine';
import type { OnlineProblem, TableRecord } from '@gah/protocol';
import { API } from '@gah/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Histories } from '../play/histories.js';
import { tagOf } from '../play/histories.js';
import { tableInfo } from '../table/present.js';
import { presentState } from '../table/state.js';
import type { Callers } from './callers.js';
import { priceOfPage } from './prices.js';
import { refuse } from './problem.js';
import type { TableRoute, Visitor, Visitors } from './visitors.js';

interface PastOptions {
  readonly visitors: Visitors;
  readonly histories: Histories;
  readonly callers: Callers;
  readonly now: () => number;
}

interface PastRoute extends TableRoute {
  /** `at`: an entry that the client has seen, perhaps at another process. */
  Querystring: { page?: string; at?: string };
}

const UNCHANGED = 304;
/** A game has a dozen pages; whoever asks for others has made a mistake. */
const MOST_PAGES = 1000;

const plain = promisify(gunzip);

/** A number in an address; null for anything else. */
function count(text: string | undefined): number | null {
  const value = Number(text ?? '0');
  return Number.isSafeInteger(value) && value >= 0 ? value : null;
}

const takesCompressed = (accepted: string | string[] | undefined): boolean =>
  String(accepted).includes('gzip');

/** What has happened at a table, for whoever may see it: what they saw themselves, and in the end everything. */
export function addPast(app: FastifyInstance, options: PastOptions): void {
  const { visitors, histories, callers, now } = options;

  /** Somebody who may see the table, which is at least as far here as they have seen it. */
  async function visit(request: FastifyRequest<PastRoute>): Promise<Visitor | OnlineProblem> {
    const visitor = await visitors.visit(request);
    if (typeof visitor === 'string') return visitor;
    const at = count(request.query.at);
    if (at === null) return 'malformed';
    await visitor.table.catchUpTo(at);
    return visitor;
  }

  app.get<PastRoute>(`${API}/tables/:table/history`, async (request, reply) => {
    const visitor = await visit(request);
    if (typeof visitor === 'string') return refuse(reply, { code: visitor });
    const page = count(request.query.page);
    if (page === null || page > MOST_PAGES) return refuse(reply, { code: 'malformed' });
    const { table: live, viewer } = visitor;
    const { game } = live.table;
    if (!game) return refuse(reply, { code: 'not-started' });
    const wish = { live, game, viewer, page };
    const tag = `"${tagOf(wish)}"`;
    const isKnown = request.headers['if-none-match'] === tag;
    const price = priceOfPage(live.steps, game, isKnown || histories.isReady(wish));
    if (!callers.afford(request.ip, price)) return refuse(reply, { code: 'too-many' });
    void reply.header('etag', tag).header('vary', 'accept-encoding');
    if (isKnown) return reply.code(UNCHANGED).send();
    const packed = await histories.page(wish);
    void reply.type('application/json');
    if (!takesCompressed(request.headers['accept-encoding']))
      return reply.send(await plain(packed));
    return reply.header('content-encoding', 'gzip').send(packed);
  });

  app.get<PastRoute>(`${API}/tables/:table/record`, async (request, reply) => {
    const visitor = await visit(request);
    if (typeof visitor === 'string') return refuse(reply, { code: visitor });
    const { table: live, viewer } = visitor;
    const { game, phase } = live.table;
    // Until then it holds what nobody may know.
    if (!game || phase !== 'over') return refuse(reply, { code: 'not-over' });
    return {
      table: tableInfo(live.table, now()),
      seat: viewer === 'spectator' ? null : viewer,
      record: toRecord(presentState(game)),
    } satisfies TableRecord;
  });
}
