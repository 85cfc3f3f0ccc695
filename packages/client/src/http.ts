import type {
  HistoryPage,
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
  TableRecord,
  TableSnapshot,
} from '@gah/protocol';
import {
  API,
  historyPage,
  httpProblem,
  read,
  seatCodeMade,
  serverInfo,
  tableInfo,
  tableJoined,
  tableList,
  tableLog,
  tableOpened,
  tableRecord,
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
  /** Of what is known already. */
  readonly tag?: string | null | undefined;
}

/** A page of the past, and what names its content. */
export interface TaggedPage {
  readonly page: HistoryPage;
  readonly tag: string | null;
}

/** Who looks back, and what is known already. */
interface PageQuestion extends Pick<Question, 'token' | 'tag'> {
  /** The last entry that was seen of the table. */
  readonly at?: number;
}

const UNCHANGED = 304;

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

  /** What happened on one page of the past; null when that is what the tag names. */
  async history(id: string, page: number, question: PageQuestion): Promise<TaggedPage | null> {
    const path = `/tables/${id}/history?page=${page}&at=${question.at ?? 0}`;
    const response = await this.#answerTo(API + path, question);
    if (response.status === UNCHANGED) return null;
    const tag = response.headers.get('etag');
    return { page: await understood(historyPage, path, response), tag };
  }
  /** The whole game, once it is over. */
  record(id: string, token?: string, at = 0): Promise<TableRecord> {
    return this.#ask(tableRecord, `/tables/${id}/record?at=${at}`, { token });
  }

  async #ask<T>(schema: Schema<T>, path: string, question: Question = {}): Promise<T> {
    return understood(schema, path, await this.#answerTo(API + path, question));
  }

  async #answerTo(
    path: string,
    { body, token, tag, method = body === undefined ? 'GET' : 'POST' }: Question,
  ): Promise<Response> {
    try {
      return await this.#fetch(path, {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(typeof tag === 'string' && { 'if-none-match': tag }),
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

async function understood<T>(schema: Schema<T>, path: string, response: Response): Promise<T> {
  const answer = await jsonOf(response);
  if (!response.ok) {
    const problem = read(httpProblem, answer);
    throw problem ? new HttpRefusal(response.status, problem) : noServer(response);
  }
  const known = read(schema, answer);
  if (known === null) throw new HttpFailure('unknown-answer', `unknown answer to ${path}`);
  return known;
}

/** A page without a server behind it answers with something else than JSON. */
async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw noServer(response);
  }
}
