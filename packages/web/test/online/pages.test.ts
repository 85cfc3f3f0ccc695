import type { TableSnapshot, TableInfo } from '@gah/protocol';
import { newTable, read } from '@gah/protocol';
import { phrases } from '@gah/text';
import { describe, expect, it } from 'vitest';
import { calmTime, clockFace, isShort, timeLeft } from '../../src/online/table/clock.js';
import {
  clockText,
  freeSeats,
  hostName,
  optionTexts,
  titleOf,
} from '../../src/online/parts/describe.js';
import { readTables, withoutTable, withTable } from '../../src/online/kept/myTables.js';
import { situationOf } from '../../src/online/kept/mySituation.js';
import { nextTexts, seatedText } from '../../src/online/lobby/greeting.js';
import {
  firstGameForm,
  firstOnlineForm,
  hostSeat,
  newTableOf,
} from '../../src/online/lobby/newTable.js';
import { placeOf, tableHash } from '../../src/online/link/place.js';
import type { KnownTable } from '@gah/client';
import { mayVoteFor, votesNeeded } from '../../src/online/table/votes.js';

const ID = 'abcdefghij';
const TOKEN = 't'.repeat(43);
const INVITE = 'i'.repeat(22);
const CODE = 'c'.repeat(22);
const messages = phrases('en', 'pages');
const en = phrases('en', 'online');
const NAMES = { persons: messages.personNames, computers: messages.computerNames };

const person = (name: string, more: object = {}): TableInfo['seats'][number] => ({
  kind: 'person',
  crest: 0,
  name,
  replaced: null,
  timeouts: 0,
  votes: [],
  ...more,
});

const INFO: TableInfo = {
  id: ID,
  title: null,
  phase: 'playing',
  createdAt: 0,
  host: 0,
  seats: [
    person('Anna'),
    person('Béla'),
    person('Cleo'),
    { kind: 'computer', crest: 3, level: 'emperor' },
  ],
  options: {},
  clock: { kind: 'none' },
  open: false,
  spectators: true,
  chat: true,
  rematch: null,
  hasDataPack: false,
  seq: 5,
};

describe('addresses of the online part', () => {
  it('lead to the lobby, to a table, and through the links that are sent', () => {
    expect(placeOf('#/online')).toEqual({ kind: 'lobby' });
    expect(placeOf(tableHash(ID))).toEqual({ kind: 'table', table: ID });
    expect(placeOf(`#/join/${ID}/${INVITE}`)).toEqual({ kind: 'join', table: ID, invite: INVITE });
    expect(placeOf(`#/seat/${ID}/${CODE}`)).toEqual({ kind: 'seat', table: ID, code: CODE });
    expect(placeOf(`#/seat/${ID}/${TOKEN}`)).toEqual({ kind: 'token', table: ID, token: TOKEN });
    expect(placeOf(`#/watch/${ID}`)).toEqual({ kind: 'watch', table: ID });
    expect(placeOf(`#/table/${ID}/57`)).toEqual({ kind: 'moment', table: ID, ply: 57 });
  });

  it('that are cut off lead nowhere', () => {
    for (const hash of [
      `#/join/${ID}`,
      `#/seat/${ID}/short`,
      '#/table/',
      '#/table/UPPER',
      '#/watch',
    ])
      expect(placeOf(hash)).toEqual({ kind: 'nowhere' });
  });
});

describe('the greeting of somebody who was invited', () => {
  const open = { kind: 'open', crest: 1, reservedFor: null } as const;
  const invited = (free: number): TableInfo => ({
    ...INFO,
    phase: 'gathering',
    seats: [
      person('Anna'),
      { kind: 'computer', crest: 3, level: 'emperor' },
      ...Array.from({ length: free }, () => open),
    ],
  });

  it('says who sits there already and how many seats are free', () => {
    expect(seatedText('en', messages, en, invited(2))).toBe(
      'Anna and Emilie sit at the table already; 2 seats are free.',
    );
  });

  it('says when the game begins: at once on the last seat, else when the others have come', () => {
    const [, atOnce] = nextTexts(en, invited(1));
    expect(atOnce).toContain('last free seat');
    const [, later] = nextTexts(en, invited(2));
    expect(later).toContain('one more seat is taken; Anna can');
  });

  it('tells of a clock only where one runs', () => {
    const live = { kind: 'live', perTurnSeconds: 60, reserveSeconds: 600 } as const;
    expect(nextTexts(en, invited(1)).join()).toContain('There is no clock');
    expect(nextTexts(en, { ...invited(1), clock: live }).join()).toContain('A clock runs');
  });
});

describe('a new table', () => {
  it('is what the server understands, whatever the form says', () => {
    const form = firstGameForm('Anna', 2);
    const online = firstOnlineForm();
    for (const clock of ['none', 'live', 'relaxed'] as const)
      for (const seats of [1, 2, 3, 4] as const) {
        const wish = newTableOf({ ...form, seats }, { ...online, clock }, NAMES);
        expect(
          read(newTable, JSON.parse(JSON.stringify(wish))),
          `${clock} ${seats}`,
        ).not.toBeNull();
      }
  });

  it('has its host on the first seat of a person; other persons sit down later', () => {
    const form = firstGameForm('', 0);
    const [first] = form.rows;
    if (first) first.who = 'director';
    expect(hostSeat(form)).toBe(1);
    const { seats, name } = newTableOf(form, firstOnlineForm(), NAMES);
    expect(seats.map(({ kind }) => kind)).toEqual(['computer', 'host']);
    expect(name).toBe(messages.personNames[0]);
  });

  it('keeps times within the bounds of the server, and says nothing of a seed', () => {
    const wild = {
      ...firstOnlineForm(),
      clock: 'live',
      perTurnMinutes: 9999,
      reserveMinutes: -3,
    } as const;
    const wish = newTableOf({ ...firstGameForm('A', 0), seed: 'mine' }, wild, NAMES);
    expect(wish.clock).toEqual({ kind: 'live', perTurnSeconds: 3600, reserveSeconds: 0 });
    expect(JSON.stringify(wish)).not.toContain('mine');
  });
});

describe('the tables of this browser', () => {
  it('are kept with their secrets, the latest first', () => {
    const joined = withTable([], { id: ID, invite: INVITE }, 1);
    const seated = withTable(joined, { id: ID, token: TOKEN }, 2);
    const two = withTable(seated, { id: 'jihgfedcba' }, 3);
    expect(readTables(JSON.stringify(two))).toEqual(two);
    expect(two[1]).toEqual({ id: ID, token: TOKEN, invite: INVITE, visited: 2 });
    expect(withoutTable(two, ID).map(({ id }) => id)).toEqual(['jihgfedcba']);
  });

  it('pass over whatever else may be stored', () => {
    for (const text of [null, '', '{', '7', '[null, 3, {"id": "x"}]', '{"id":"abcdefghij"}'])
      expect(readTables(text)).toEqual([]);
    const [damaged] = readTables(JSON.stringify([{ id: ID, token: '<script>', visited: 1 }]));
    expect(damaged?.token).toBeNull();
  });

  it('say whose turn it is', () => {
    const snapshot = {
      table: INFO,
      seat: 1,
      game: { view: { pending: [{ seat: 1 }] } },
    } as unknown as TableSnapshot;
    expect(situationOf(snapshot)).toMatchObject({ kind: 'playing', isMine: true, deciding: [1] });
    expect(situationOf({ ...snapshot, seat: 0 })).toMatchObject({ isMine: false });
    expect(situationOf({ ...snapshot, table: { ...INFO, phase: 'over' } }).kind).toBe('over');
  });
});

describe('what is told of a table', () => {
  it('names it, its host and what is played', () => {
    expect(titleOf(INFO, en)).toBe('Anna’s table');
    expect(titleOf({ ...INFO, title: 'Prater' }, en)).toBe('Prater');
    expect(hostName({ ...INFO, host: null })).toBe('Anna');
    expect(freeSeats({ ...INFO, seats: [{ kind: 'open', crest: 0, reservedFor: null }] })).toBe(1);
    expect(optionTexts('en', messages, INFO)[0]).toBe('4 players');
    const live = { kind: 'live', perTurnSeconds: 120, reserveSeconds: 600 } as const;
    expect(clockText({ ...INFO, clock: live }, en)).toBe('2 min a turn, 10 min reserve');
  });
});

describe('a vote', () => {
  const now = {
    info: INFO,
    seat: 0,
    presence: { seats: [true, false, true, false], spectators: 0 },
  } as unknown as KnownTable;

  it('is possible against a person who is away, once, by a person who plays', () => {
    expect([0, 1, 2, 3].map((seat) => mayVoteFor(now, seat))).toEqual([false, true, false, false]);
    expect(mayVoteFor({ ...now, seat: null }, 1)).toBe(false);
    const voted = { ...INFO, seats: [person('Anna'), person('Béla', { votes: [0] })] };
    expect(mayVoteFor({ ...now, info: voted }, 1)).toBe(false);
  });

  it('needs more than half of the others', () => {
    expect(votesNeeded(INFO, 1)).toBe(2);
    expect(votesNeeded({ ...INFO, seats: INFO.seats.slice(0, 2) }, 1)).toBe(1);
  });
});

describe('clocks', () => {
  const clock = {
    serverTime: 1_000_000,
    readAt: 500,
    seats: [
      { reserveMs: 60_000, deadline: 1_100_000 },
      { reserveMs: 30_000, deadline: null },
    ],
  };

  it('run by the server’s time, the turn first, then the reserve', () => {
    expect(timeLeft(clock, 0, 500)).toEqual({ turn: 40_000, reserve: 60_000, isRunning: true });
    expect(timeLeft(clock, 0, 50_500)).toEqual({ turn: 0, reserve: 50_000, isRunning: true });
    expect(timeLeft(clock, 0, 999_999)).toEqual({ turn: 0, reserve: 0, isRunning: true });
    expect(timeLeft(clock, 1, 50_500)).toEqual({ turn: 0, reserve: 30_000, isRunning: false });
  });

  it('are read in minutes, or calmly in days', () => {
    expect([0, 59_000, 61_000, 3_600_000].map(clockFace)).toEqual([
      '0:00',
      '0:59',
      '1:01',
      '1:00:00',
    ]);
    expect(en.table.calm(calmTime(90_000_000))).toBe('1 d 1 h');
    expect(en.table.calm(calmTime(5_400_000))).toBe('1 h 30 min');
  });

  it('warn when little is left', () => {
    expect(isShort('live', { turn: 0, reserve: 20_000, isRunning: true })).toBe(true);
    expect(isShort('live', { turn: 20_000, reserve: 20_000, isRunning: true })).toBe(false);
    expect(isShort('live', { turn: 0, reserve: 0, isRunning: false })).toBe(false);
  });
});
