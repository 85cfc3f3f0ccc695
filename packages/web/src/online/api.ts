import type {
  JoinTable,
  NewTable,
  SeatCodeMade,
  ServerInfo,
  Snapshot,
  TableInfo,
  TableJoined,
  TableList,
  TableOpened,
} from '@gah/protocol';
import {
  API,
  httpProblem,
  read,
  seatCodeMade,
  serverInfo,
  snapshot,
  socketPathTo,
  tableInfo,
  tableJoined,
  tableList,
  tableOpened,
} from '@gah/protocol';
import type { Socket } from './connection.js';
import { OnlineTrouble, troubleOf } from './trouble.js';

type Schema<T> = Parameters<typeof read>[0] & { _zod: { output: T } };

/** The server is the one that delivered the page, in whatever folder. */
const addressOf = (path: string): string => new URL(`.${path}`, document.baseURI).href;

async function answerTo(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(addressOf(path), { ...init, cache: 'no-store' });
  } catch (error) {
    throw new OnlineTrouble('unreachable', error instanceof Error ? error.message : String(error));
  }
}

/** A page without a server behind it answers with something else than JSON. */
async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw new OnlineTrouble('no-server', `${response.status} from ${response.url}`);
  }
}

interface Question {
  readonly body?: unknown;
  readonly token?: string;
  readonly method?: 'GET' | 'POST';
}

async function ask<T>(
  schema: Schema<T>,
  path: string,
  { body, token, method = body === undefined ? 'GET' : 'POST' }: Question = {},
): Promise<T> {
  const response = await answerTo(API + path, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = await jsonOf(response);
  if (!response.ok) {
    const problem = read(httpProblem, answer);
    if (!problem) throw new OnlineTrouble('no-server', `${response.status} from ${response.url}`);
    const detail = problem.setup === undefined ? problem.code : `${problem.code}, ${problem.setup}`;
    throw new OnlineTrouble(troubleOf(problem.code), detail);
  }
  const known = read(schema, answer);
  if (known === null) throw new OnlineTrouble('outdated-client', `unknown answer to ${path}`);
  return known;
}

/** What the server answers over HTTP; everything rejects with an OnlineTrouble. */
export const api = {
  info: (): Promise<ServerInfo> => ask(serverInfo, '/info'),
  openTable: (wish: NewTable): Promise<TableOpened> => ask(tableOpened, '/tables', { body: wish }),
  openTables: (): Promise<TableList> => ask(tableList, '/tables'),
  table: (id: string): Promise<TableInfo> => ask(tableInfo, `/tables/${id}`),
  join: (id: string, wish: JoinTable): Promise<TableJoined> =>
    ask(tableJoined, `/tables/${id}/join`, { body: wish }),
  seatCode: (id: string, token: string): Promise<SeatCodeMade> =>
    ask(seatCodeMade, `/tables/${id}/code`, { token, method: 'POST' }),
  takeSeat: (id: string, code: string): Promise<TableJoined> =>
    ask(tableJoined, `/tables/${id}/seat`, { body: { code } }),
  state: (id: string, token: string): Promise<Snapshot> =>
    ask(snapshot, `/tables/${id}/state`, { token }),
} as const;

export const openSocket = (table: string): Socket =>
  new WebSocket(addressOf(socketPathTo(table)).replace(/^http/, 'ws')) as Socket;
