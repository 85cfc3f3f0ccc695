import type { KnownTable } from '@gah/client';
import { HttpClient } from '@gah/client';
import type { GameRecord, GameState, Viewer } from '@gah/engine';
import {
  eventsFor,
  moves,
  pending,
  play,
  playback,
  startGame,
  toRecord,
  viewOf,
} from '@gah/engine';
import type { HistoryStep, TableInfo } from '@gah/protocol';
import { LIMITS } from '@gah/protocol';
import { describe, expect, it } from 'vitest';
import { TablePast } from '../../src/online/past/tablePast.js';

const ID = 'abcdefghij';

/** A game of a person with a computer player, which has no name at a server. */
function gameOf(plies: number): GameRecord {
  const setup = { seats: 2, names: ['Anna', ''], seed: 'looked back at' };
  let { state }: { state: GameState } = startGame(setup);
  while (state.ply < plies && pending(state).length > 0) {
    const [move] = moves(state, pending(state)[0]?.seat ?? 0);
    const played = move && play(state, move);
    if (!played?.ok) throw new Error('the game goes on');
    ({ state } = played);
  }
  return toRecord(state);
}

/** A server that knows one game; of its requests only those for the past are answered. */
function serverOf(record: GameRecord, viewer: Viewer, told: unknown = record) {
  const asked: string[] = [];
  const steps = [...playback(record)].map(({ state, events, move }): HistoryStep => ({
    ply: state.ply,
    seq: state.ply + 2,
    seat: move?.seat ?? null,
    round: state.round,
    events: eventsFor(events, viewer),
    move: move?.seat === viewer ? move : null,
    view: viewOf(state, viewer),
  }));
  const http = new HttpClient((path) => {
    asked.push(path.replace(`/api/tables/${ID}/`, ''));
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    if (pathname.endsWith('/record'))
      return Promise.resolve(Response.json({ table: infoOf('over'), seat: 0, record: told }));
    const page = Number(searchParams.get('page'));
    const first = page * LIMITS.historySteps;
    const shown = steps.slice(first, first + LIMITS.historySteps);
    return Promise.resolve(
      Response.json({ page, before: first === 0 ? 0 : first + 1, steps: shown }),
    );
  });
  return { http, asked, steps };
}

const infoOf = (phase: TableInfo['phase']): TableInfo => ({
  id: ID,
  title: null,
  phase,
  createdAt: 1,
  host: 0,
  seats: [
    { kind: 'person', crest: 2, name: 'Anna', replaced: null, timeouts: 0, votes: [] },
    { kind: 'computer', crest: 3, level: 'director' },
  ],
  options: {},
  hasDataPack: false,
  clock: { kind: 'none' },
  open: false,
  spectators: true,
  chat: true,
  rematch: null,
  seq: 9,
});

function knownAt(record: GameRecord, seat: number | null, phase: TableInfo['phase']): KnownTable {
  const last = [...playback(record)].at(-1)?.state;
  if (!last) throw new Error('a game has a beginning');
  return {
    seq: last.ply + 2,
    info: infoOf(phase),
    seat,
    game: { view: viewOf(last, seat ?? 'spectator'), moves: [], sheets: [], winners: [] },
    dataPack: null,
    steps: [],
    clock: null,
    presence: { seats: [true, false], spectators: 0 },
    chat: [],
  };
}

const past = (http: HttpClient): TablePast =>
  new TablePast({ http, table: ID, token: null, computerName: (seat) => `Computer ${seat}` });

describe('what happened at a table', () => {
  it.each([null, 0] as const)('so far is what one saw oneself (seat %s)', async (seat) => {
    const record = gameOf(40);
    const viewer = seat ?? 'spectator';
    const { http, steps } = serverOf(record, viewer);
    const shares: number[] = [];
    const game = await past(http).open(knownAt(record, seat, 'playing'), (share) =>
      shares.push(share),
    );
    expect(shares.at(-1)).toBe(1);
    expect(game.source.viewers).toEqual([viewer]);
    expect([game.source.length, game.source.canOpen, game.recordAt]).toEqual([41, false, null]);
    const { view } = await game.source.frame(17, game.perspective);
    expect(view.setup.names).toEqual(['Anna', 'Computer 1']);
    expect({ ...view, setup: null }).toEqual({ ...steps[17]?.view, setup: null });
    expect(game.players.map(({ kind, crest }) => [kind, crest])).toEqual([
      ['person', 2],
      ['computer', 3],
    ]);
    expect(game.addressAt(17)).toBe(`#/table/${ID}/17`);
  });

  it('is everything once the game is over', async () => {
    const record = gameOf(Infinity);
    const { http, asked } = serverOf(record, 0);
    const game = await past(http).open(knownAt(record, 0, 'over'), () => undefined);
    expect(asked).toEqual([`record?at=${record.moves.length + 2}`]);
    expect(game.source.viewers).toEqual(['spectator', 0, 1]);
    expect([game.source.canOpen, game.source.isOver]).toEqual([true, true]);
    expect(game.perspective).toEqual({ viewer: 0, isOpen: false });
    expect(game.recordAt?.(5)).toMatchObject({
      moves: record.moves.slice(0, 5),
      setup: { names: ['Anna', 'Computer 1'] },
    });
  });

  it('is told in pages where this page does not know the rules of the game', async () => {
    const record = gameOf(Infinity);
    const { http, asked } = serverOf(record, 0, { ...record, rules: 99 });
    const game = await past(http).open(knownAt(record, 0, 'over'), () => undefined);
    expect(asked[1]).toMatch(/^history\?page=0/);
    expect([game.source.isOver, game.source.canOpen, game.recordAt]).toEqual([true, false, null]);
  });

  it('is not asked for twice where one returns to it', async () => {
    const record = gameOf(40);
    const { http, asked } = serverOf(record, 0);
    const table = past(http);
    await table.open(knownAt(record, 0, 'playing'), () => undefined);
    await table.open(knownAt(record, 0, 'playing'), () => undefined);
    // The last page may have grown.
    expect(asked.map((path) => path.slice(0, 14))).toEqual([
      'history?page=0',
      'history?page=1',
      'history?page=1',
    ]);
  });
});
