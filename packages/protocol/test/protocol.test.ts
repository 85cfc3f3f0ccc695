import { describe, expect, it } from 'vitest';
import { createGame, moves, scoreSheets, viewOf } from '@gah/engine';
import type { ServerMessage, SeatInfo } from '@gah/protocol';
import {
  LIMITS,
  makeLink,
  newTable,
  parseLink,
  PROBLEM_CODES,
  read,
  readClientMessage,
  readServerMessage,
} from '@gah/protocol';

const TABLE = 'abcdefgh23';
const TOKEN = 'T'.repeat(43);
const send = (message: unknown) => readClientMessage(JSON.stringify(message));

describe('messages of a client', () => {
  it('are read when they are whole', () => {
    const hello = { type: 'hello', protocol: 1, table: TABLE, token: TOKEN, have: 3 };
    expect(send(hello)).toEqual(hello);
    expect(send({ type: 'sync' })).toEqual({ type: 'sync' });
  });

  it.each([
    ['no JSON', '{'],
    ['no object', '"hello"'],
    ['an unknown type', '{"type":"cheat"}'],
    ['a key too many', '{"type":"ping","seed":1}'],
    ['a short request id', '{"type":"undo","id":"1","at":0,"ply":0}'],
    ['a broken sequence number', '{"type":"sync","have":1.5}'],
    ['a prototype', '{"type":"sync","__proto__":{"have":1}}'],
  ])('are refused with %s', (_, text) => {
    expect(readClientMessage(text)).toBeNull();
  });

  it.each(['', '   ', 'a\u0000b', 'a\nb', '\u202eevil', 'x'.repeat(LIMITS.chatLength + 1)])(
    'bring no chat such as %j',
    (text) => {
      expect(send({ type: 'chat', id: 'request-1', text })).toBeNull();
    },
  );

  it('bring chat in any language, without blanks around it', () => {
    const text = ' Küss die Hand, гнедигес фройляйн! <b>💃</b> ';
    expect(send({ type: 'chat', id: 'request-1', text })).toMatchObject({ text: text.trim() });
  });
});

describe('messages of a server', () => {
  it('bring what the engine made unchanged', () => {
    const state = createGame({ seats: 2, seed: 'protocol' });
    const seats: SeatInfo[] = [
      { kind: 'computer', crest: 0, level: 'director' },
      { kind: 'person', crest: 1, name: 'Anna', replaced: null, timeouts: 0, votes: [] },
    ];
    const message: ServerMessage = {
      type: 'welcome',
      protocol: 1,
      missed: null,
      snapshot: {
        seq: 1,
        table: {
          id: TABLE,
          title: null,
          phase: 'playing',
          createdAt: 0,
          host: 1,
          seats,
          options: {},
          clock: { kind: 'none' },
          open: false,
          spectators: true,
          chat: true,
          rematch: null,
          hasDataPack: false,
          seq: 1,
        },
        seat: 1,
        game: {
          view: viewOf(state, 1),
          moves: moves(state, 1),
          sheets: scoreSheets(state),
          winners: [],
        },
        clock: null,
        presence: { seats: [false, true], spectators: 0 },
        chat: [],
      },
    };
    expect(readServerMessage(JSON.stringify(message))).toEqual(JSON.parse(JSON.stringify(message)));
  });

  it('may hold more than a client knows', () => {
    expect(readServerMessage('{"type":"pong","serverTime":1,"seq":2,"later":true}')).toEqual({
      type: 'pong',
      serverTime: 1,
      seq: 2,
    });
  });

  it('have codes of a closed list, each once', () => {
    expect(new Set(PROBLEM_CODES).size).toBe(PROBLEM_CODES.length);
    expect(readServerMessage('{"type":"refused","id":null,"code":"magic","seq":0}')).toBeNull();
  });
});

describe('a new table', () => {
  const wish = {
    name: 'Anna',
    seats: [{ kind: 'host' }, { kind: 'computer', level: 'emperor' }],
    options: { modules: ['ballrooms'] },
    clock: { kind: 'live', perTurnSeconds: 60, reserveSeconds: 300 },
    open: false,
    spectators: false,
    chat: true,
  };

  it('is read', () => {
    expect(read(newTable, wish)).toEqual(wish);
  });

  it.each([
    ['Zoe\u0308  ', 'Zo\u00eb'],
    ['Ａｎｎａ', 'Anna'],
    ['An\u200bna\u00ad', 'Anna'],
    ['Anna \u3000  von   B.', 'Anna von B.'],
    ['Anna ❤️', 'Anna ❤'],
    ['Шарлотта 💃', 'Шарлотта 💃'],
  ])('shows the name %j as %j', (name, shown) => {
    expect(read(newTable, { ...wish, name, title: name })).toMatchObject({
      name: shown,
      title: shown,
    });
  });

  it.each([
    '\u200b\u200d',
    '\u3164',
    '\u2800\u2800',
    'a\ud800',
    'a\ue000',
    `a${'\u0300'.repeat(9)}`,
  ])('has nobody called %j', (name) => {
    expect(read(newTable, { ...wish, name })).toBeNull();
    expect(read(newTable, { ...wish, title: name })).toBeNull();
  });

  it.each([
    { seats: [] },
    { name: '' },
    { options: { seed: 'mine' } },
    { clock: { kind: 'live', perTurnSeconds: 0, reserveSeconds: 0 } },
    { clock: { kind: 'relaxed', perTurnDays: 400 } },
  ])('is refused with %j', (change) => {
    expect(read(newTable, { ...wish, ...change })).toBeNull();
  });
});

describe('links', () => {
  it.each([
    { kind: 'join', table: TABLE, invite: 'i'.repeat(22) },
    { kind: 'seat', table: TABLE, code: 'c'.repeat(22) },
    { kind: 'watch', table: TABLE },
    { kind: 'moment', table: TABLE, ply: 57 },
  ] as const)('keep their secrets in the fragment: $kind', (link) => {
    expect(makeLink(link)).toMatch(/^#/);
    expect(parseLink(makeLink(link))).toEqual(link);
  });

  it('of seats as they were once sent still lead there', () => {
    const token = TOKEN;
    expect(parseLink(`#/seat/${TABLE}/${token}`)).toEqual({ kind: 'token', table: TABLE, token });
  });

  it.each([
    '',
    '#/join/abc',
    '#/seat/abcdefgh23',
    `#/seat/abcdefgh23/${'c'.repeat(23)}`,
    '#/watch/abcdefgh23/x',
    '#/table/abcdefgh23',
    '#/table/abcdefgh23/-1',
    '#/table/abcdefgh23/12345',
  ])('are not %j', (text) => {
    expect(parseLink(text)).toBeNull();
  });
});
