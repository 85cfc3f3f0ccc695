import type {
  HttpProblem,
  JoinTable,
  NewTable,
  SeatCodeMade,
  ServerInfo,
  Snapshot,
  TableInfo,
  TableJoined,
  TableList,
  TableLog,
  TableOpened,
} from '@gah/protocol';
import {
  API,
  httpProblem,
  read,
  seatCodeMade,
  serverInfo,
  snapshot,
  tableInfo,
  tableJoined,
  tableList,
  tableLog,
  tableOpened,
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

type Schema<T> = Parameters<typeof read>[0] & { _zod: { output: T } };

/** What a server answers over HTTP. */
export class HttpClient {
  /** Such as http://localhost:4173 */
  readonly address: string;

  constructor(address: string) {
    this.address = address;
  }

  info(): Promise<ServerInfo> {
    return this.#ask(serverInfo, 'GET', '/info');
  }
  openTable(wish: NewTable): Promise<TableOpened> {
    return this.#ask(tableOpened, 'POST', '/tables', { body: wish });
  }
  openTables(): Promise<TableList> {
    return this.#ask(tableList, 'GET', '/tables');
  }
  table(id: string): Promise<TableInfo> {
    return this.#ask(tableInfo, 'GET', `/tables/${id}`);
  }
  join(id: string, wish: JoinTable): Promise<TableJoined> {
    return this.#ask(tableJoined, 'POST', `/tables/${id}/join`, { body: wish });
  }
  /** A code with which another device takes this seat, once. */
  seatCode(id: string, token: string): Promise<SeatCodeMade> {
    return this.#ask(seatCodeMade, 'POST', `/tables/${id}/code`, { token });
  }
  takeSeat(id: string, code: string): Promise<TableJoined> {
    return this.#ask(tableJoined, 'POST', `/tables/${id}/seat`, { body: { code } });
  }
  state(id: string, token?: string): Promise<Snapshot> {
    return this.#ask(snapshot, 'GET', `/tables/${id}/state`, { token });
  }
  log(id: string, token?: string, from = 0): Promise<TableLog> {
    return this.#ask(tableLog, 'GET', `/tables/${id}/log?from=${from}`, { token });
  }

  async #ask<T>(
    schema: Schema<T>,
    method: 'GET' | 'POST',
    path: string,
    { body, token }: { body?: unknown; token?: string | undefined } = {},
  ): Promise<T> {
    const response = await fetch(this.address + API + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (!response.ok) {
      throw new HttpRefusal(response.status, read(httpProblem, answer) ?? { code: 'internal' });
    }
    const known = read(schema, answer);
    if (known === null) throw new Error(`${method} ${path} was answered with something else`);
    return known;
  }
}
