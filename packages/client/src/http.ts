import type {
  HttpProblem,
  JoinTable,
  NewTable,
  SeatCodeMade,
  ServerInfo,
  TableInfo,
  TableJoined,
  TableList,
  TableLog,
  TableOpened,
  TableSnapshot,
} from '@gah/protocol';
import {
  API,
  httpProblem,
  read,
  seatCodeMade,
  serverInfo,
  tableInfo,
  tableJoined,
  tableList,
  tableLog,
  tableOpened,
  tableSnapshot,
} from '@gah/protocol';

/** A request over HTTP that was not granted. */
export class HttpRefusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: HttpProblem,
  ) {
    super(`${status}: ${problem.code}`);
    this.name = 'HttpRefusal';
  }
}

/** Nothing answered; something that is no server of ours; one that says what this client does not know. */
type HttpFailureKind = 'unreachable' | 'no-server' | 'unknown-answer';

/** A request over HTTP that was not understood, or did not arrive. */
export class HttpFailure extends Error {
  constructor(
    readonly kind: HttpFailureKind,
    /** For those who want to know exactly. */
    readonly detail: string,
  ) {
    super(`${kind}: ${detail}`);
    this.name = 'HttpFailure';
  }
}

type Schema<T> = Parameters<typeof read>[0] & { _zod: { output: T } };

export type Fetcher = (path: string, init: RequestInit) => Promise<Response>;

interface Question {
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly method?: 'GET' | 'POST';
}

/** What a server answers over HTTP; everything rejects with an HttpRefusal or an HttpFailure. */
export class HttpClient {
  readonly #fetch: Fetcher;

  /** Of a server such as http://localhost:4173, or of whatever answers for a path. */
  constructor(server: string | Fetcher) {
    this.#fetch = typeof server === 'string' ? (path, init) => fetch(server + path, init) : server;
  }

  info(): Promise<ServerInfo> {
    return this.#ask(serverInfo, '/info');
  }
  openTable(request: NewTable): Promise<TableOpened> {
    return this.#ask(tableOpened, '/tables', { body: request });
  }
  openTables(): Promise<TableList> {
    return this.#ask(tableList, '/tables');
  }
  table(id: string): Promise<TableInfo> {
    return this.#ask(tableInfo, `/tables/${id}`);
  }
  join(id: string, request: JoinTable): Promise<TableJoined> {
    return this.#ask(tableJoined, `/tables/${id}/join`, { body: request });
  }
  /** A code with which another device takes this seat, once. */
  seatCode(id: string, token: string): Promise<SeatCodeMade> {
    return this.#ask(seatCodeMade, `/tables/${id}/code`, { token, method: 'POST' });
  }
  takeSeat(id: string, code: string): Promise<TableJoined> {
    return this.#ask(tableJoined, `/tables/${id}/seat`, { body: { code } });
  }
  state(id: string, token?: string): Promise<TableSnapshot> {
    return this.#ask(tableSnapshot, `/tables/${id}/state`, { token });
  }
  log(id: string, token?: string, from = 0): Promise<TableLog> {
    return this.#ask(tableLog, `/tables/${id}/log?from=${from}`, { token });
  }

  async #ask<T>(schema: Schema<T>, path: string, question: Question = {}): Promise<T> {
    const response = await this.#answerTo(API + path, question);
    const answer = await jsonOf(response);
    if (!response.ok) {
      const problem = read(httpProblem, answer);
      throw problem ? new HttpRefusal(response.status, problem) : noServer(response);
    }
    const known = read(schema, answer);
    if (known === null) throw new HttpFailure('unknown-answer', `unknown answer to ${path}`);
    return known;
  }

  async #answerTo(
    path: string,
    { body, token, method = body === undefined ? 'GET' : 'POST' }: Question,
  ): Promise<Response> {
    try {
      return await this.#fetch(path, {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    } catch (error) {
      throw new HttpFailure('unreachable', error instanceof Error ? error.message : String(error));
    }
  }
}

const noServer = ({ status, url }: Response): HttpFailure =>
  new HttpFailure('no-server', `${status} from ${url}`);

/** A page without a server behind it answers with something else than JSON. */
async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw noServer(response);
  }
}
