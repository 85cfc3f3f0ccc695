import { connect } from 'node:net';
import type { RngState } from '@gah/engine';
import { randomInt } from '@gah/engine';
import type { ProblemCode } from '@gah/protocol';
import { API, httpProblem, LIMITS, read } from '@gah/protocol';
import { tableOf } from '@gah/client/testing';
import { pick } from './garbage.js';
import type { Targets } from './targets.js';

export interface HttpAttack {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly codes: readonly ProblemCode[];
}

const JSON_BODY = { 'content-type': 'application/json' };
const NO_TABLE = 'aaaaaaaaaa';
const WRONG_INVITE = 'A'.repeat(22);
const WRONG_CODE = 'A'.repeat(22);

/** Makes requests that a server must refuse. */
export class HttpAttacks {
  readonly #targets: Targets;
  readonly #rng: RngState;

  constructor(targets: Targets, rng: RngState) {
    this.#targets = targets;
    this.#rng = rng;
  }

  next(): HttpAttack {
    const kinds = [
      () => this.#unknownAddress(),
      () => this.#badTable(),
      () => this.#badJoin(),
      () => this.#badToken(),
      () => this.#badCode(),
      () => this.#badBody(),
      () => this.#badPast(),
      () => this.#foreignPage(),
    ];
    return pick(this.#rng, kinds)();
  }

  #unknownAddress(): HttpAttack {
    const paths = ['/', '/api', '/api/', '/.env', '/%2e%2e/%2e%2e/etc/passwd', '/api/tables/a/b/c'];
    const methods = ['GET', 'PUT', 'DELETE', 'PATCH', 'POST', 'OPTIONS'];
    const path = `${pick(this.#rng, paths)}${randomInt(this.#rng, 1e6)}`;
    return { method: pick(this.#rng, methods), path, codes: ['unknown-address'] };
  }

  #badTable(): HttpAttack {
    const id = pick(this.#rng, [NO_TABLE, 'x', '%00', "'; drop table entries; --", 'A'.repeat(50)]);
    const end = pick(this.#rng, ['', '/state', '/log', '/history', '/record']);
    const path = `${API}/tables/${encodeURIComponent(id)}${end}`;
    return { method: 'GET', path, codes: ['unknown-table'] };
  }

  #post(path: string, body: unknown, ...codes: ProblemCode[]): HttpAttack {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return { method: 'POST', path: API + path, headers: JSON_BODY, body: text, codes };
  }

  #badJoin(): HttpAttack {
    const { gathering, running, closed } = this.#targets;
    const name = 'Mallory';
    const own = gathering.seated[0]?.invite;
    const [target, body, code] = pick(this.#rng, [
      [gathering, { name }, 'wrong-invite'],
      [gathering, { name, invite: WRONG_INVITE }, 'wrong-invite'],
      [gathering, { name, invite: own, seat: 0 }, 'seat-taken'],
      [gathering, { name, invite: own, seat: 1 }, 'seat-taken'],
      [gathering, { name, invite: own, seat: 3 }, 'no-such-seat'],
      [gathering, { name: '', invite: own }, 'malformed'],
      [gathering, { name: 'a\u202eb', invite: own }, 'malformed'],
      [gathering, { name: 'x'.repeat(LIMITS.nameLength + 1), invite: own }, 'malformed'],
      [gathering, { name, invite: own, extra: 1 }, 'malformed'],
      [running, { name, invite: running.seated[0]?.invite }, 'already-started'],
      [closed, { name, invite: closed.seated[0]?.invite }, 'table-closed'],
    ] as const);
    return this.#post(`/tables/${target.table}/join`, body, code);
  }

  #badToken(): HttpAttack {
    const { running, over } = this.#targets;
    const authorization = pick(this.#rng, [
      'Bearer',
      'Bearer x',
      `Bearer ${'A'.repeat(43)}`,
      `Bearer ${over.seated[0]?.token ?? ''}`,
      `Basic ${running.seated[0]?.token ?? ''}`,
    ]);
    const path = `${API}/tables/${running.table}/${pick(this.#rng, ['state', 'log', 'history', 'record'])}`;
    return { method: 'GET', path, headers: { authorization }, codes: ['wrong-token'] };
  }

  #badCode(): HttpAttack {
    const { table } = this.#targets.running;
    return pick(this.#rng, [
      this.#post(`/tables/${table}/code`, {}, 'wrong-token'),
      this.#post(`/tables/${NO_TABLE}/code`, {}, 'unknown-table'),
      this.#post(`/tables/${table}/seat`, { code: WRONG_CODE }, 'void-code'),
      this.#post(`/tables/${table}/seat`, { code: 'x' }, 'malformed'),
      this.#post(`/tables/${table}/seat`, { code: WRONG_CODE, seat: 0 }, 'malformed'),
    ]);
  }

  #badBody(): HttpAttack {
    const { running } = this.#targets;
    const newTable = tableOf(2);
    const negative = `${API}/tables/${running.table}/log?from=${pick(this.#rng, ['-1', 'x', '1e99', '0.5'])}`;
    return pick(this.#rng, [
      this.#post('/tables', '{"name":', 'malformed'),
      this.#post('/tables', '', 'malformed'),
      this.#post('/tables', { ...newTable, seats: [] }, 'malformed'),
      this.#post('/tables', { ...newTable, seats: [{ kind: 'open' }] }, 'malformed'),
      this.#post('/tables', { ...newTable, seats: Array(9).fill({ kind: 'host' }) }, 'malformed'),
      this.#post(
        '/tables',
        { ...newTable, clock: { kind: 'live', perTurnSeconds: 1 } },
        'malformed',
      ),
      this.#post('/tables', { ...newTable, seed: 'known' }, 'malformed'),
      this.#post('/tables', { ...newTable, options: { modules: ['magic'] } }, 'malformed'),
      this.#post(
        '/tables',
        { ...newTable, options: { dataPack: { name: 'mine' } } },
        'no-data-packs',
      ),
      this.#post('/tables', { ...newTable, options: { difficulty: 'hard' } }, 'bad-setup'),
      this.#post('/tables', { ...newTable, title: 'x'.repeat(LIMITS.packBytes) }, 'too-large'),
      {
        ...this.#post('/tables', newTable, 'malformed'),
        headers: { 'content-type': 'text/plain' },
      },
      { method: 'GET', path: negative, codes: ['malformed'] },
    ]);
  }

  /** Pages that cannot be, and what is not to be told yet. */
  #badPast(): HttpAttack {
    const { running, gathering } = this.#targets;
    const number = pick(this.#rng, ['-1', 'x', '1e99', '0.5', '1001', '%00']);
    const [target, end, code] = pick(this.#rng, [
      [running, `history?page=${number}`, 'malformed'],
      [running, `history?page=0&at=${pick(this.#rng, ['-1', 'x', '1e99'])}`, 'malformed'],
      [running, 'record', 'not-over'],
      [running, `record?at=${randomInt(this.#rng, 1000)}`, 'not-over'],
      [gathering, 'history?page=0', 'not-started'],
      [gathering, 'record', 'not-over'],
    ] as const);
    const token = pick(this.#rng, [null, target.seated[0]?.token ?? null]);
    return {
      method: 'GET',
      path: `${API}/tables/${target.table}/${end}`,
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      codes: [code],
    };
  }

  /** A page of another site makes a browser ask. */
  #foreignPage(): HttpAttack {
    const headers = { ...JSON_BODY, origin: 'https://evil.example' };
    return { ...this.#post('/tables', tableOf(2), 'wrong-origin'), headers };
  }
}

/** The code of the answer; null when it was no refusal. */
export async function attackHttp(address: string, attack: HttpAttack): Promise<ProblemCode | null> {
  const { method, path, headers, body } = attack;
  const response = await fetch(address + path, {
    method,
    ...(headers && { headers }),
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  if (response.ok) return null;
  try {
    return read(httpProblem, JSON.parse(text))?.code ?? null;
  } catch {
    return null;
  }
}

/** Bytes that are no HTTP at all; the first line of the answer. */
export function attackRaw(port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (data: Buffer) => {
      answer += data.toString('latin1');
    });
    socket.on('error', reject);
    socket.on('close', () => {
      resolve(answer.split('\r\n')[0] ?? '');
    });
    socket.end(bytes);
  });
}
