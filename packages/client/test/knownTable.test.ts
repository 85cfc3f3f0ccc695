import { startGame, viewOf } from '@gah/engine';
import type { ChatLine, LogStep, ServerMessage, ServerMessageOf, TableInfo } from '@gah/protocol';
import { describe, expect, it } from 'vitest';
import type { KnownTable } from '../src/index.js';
import { afterMessage } from '../src/index.js';

const { state } = startGame({ seats: 2, names: ['Anna', 'Béla'], seed: 'known' });
/** The game after so many moves, as far as this test cares. */
const gameAt = (ply: number) => ({
  view: { ...viewOf(state, 0), ply },
  moves: [],
  sheets: [],
  winners: [],
});
const stepAt = (ply: number): LogStep => ({ ply, seat: 0, round: 1, events: [] });
const lineOf = (n: number): ChatLine => ({ n, at: 0, seat: 0, name: 'Anna', text: `${n}` });

const INFO: TableInfo = {
  id: 'abcdefghij',
  title: null,
  phase: 'playing',
  createdAt: 0,
  host: 0,
  seats: [],
  options: {},
  hasDataPack: false,
  clock: { kind: 'none' },
  open: false,
  spectators: true,
  chat: true,
  rematch: null,
  seq: 0,
};

function welcome(
  seq: number,
  ply: number,
  changes: { missed?: LogStep[] | null; chat?: ChatLine[] } = {},
): ServerMessageOf<'welcome'> {
  const { missed = null, chat = [] } = changes;
  return {
    type: 'welcome',
    protocol: 2,
    snapshot: {
      seq,
      table: INFO,
      seat: 0,
      game: gameAt(ply),
      clock: null,
      presence: { seats: [true, true], spectators: 0 },
      chat,
    },
    missed,
  };
}

const moved = (seq: number, ply: number): ServerMessageOf<'step'> => ({
  type: 'step',
  seq,
  at: 0,
  entry: { kind: 'moved', seat: 0, by: 'person', ply },
  events: [],
  game: gameAt(ply),
  clock: null,
});

const after = (before: KnownTable | null, message: ServerMessage, isFresh = false) =>
  afterMessage(before, message, { at: 1000, isFresh });

function told(before: KnownTable | null, ...messages: ServerMessage[]): KnownTable {
  const table = messages.reduce<KnownTable | null>(
    (known, message) => after(known, message).table,
    before,
  );
  if (!table) throw new Error('nothing was told');
  return table;
}

const pliesOf = ({ steps }: KnownTable): number[] => steps.map(({ ply }) => ply);
const linesOf = ({ chat }: KnownTable): number[] => chat.map(({ n }) => n);

describe('what is known of a table', () => {
  it('begins with a welcome; nothing else tells enough', () => {
    expect(after(null, moved(5, 1))).toEqual({ table: null, isBehind: false });
    expect(told(null, welcome(5, 1)).seq).toBe(5);
  });

  it('grows step by step; a doubled step changes nothing, a missing one is noticed', () => {
    const before = told(null, welcome(5, 1));
    const next = told(before, moved(6, 2));
    expect([next.seq, next.game?.view.ply, pliesOf(next)]).toEqual([6, 2, [2]]);
    expect(after(next, moved(6, 2))).toEqual({ table: next, isBehind: false });
    expect(after(next, moved(6, 2)).table).toBe(next);
    expect(after(next, moved(8, 4))).toEqual({ table: next, isBehind: true });
  });

  it('loses the steps that were taken back', () => {
    const before = told(null, welcome(5, 0), moved(6, 1), moved(7, 2), moved(8, 3));
    const undone: ServerMessage = { ...moved(9, 1), entry: { kind: 'undone', seat: 0, ply: 1 } };
    expect(pliesOf(told(before, undone))).toEqual([1]);
  });

  it.each(['pong', 'refused'] as const)(
    'a %s of a later entry tells that one is missing',
    (type) => {
      const before = told(null, welcome(5, 1));
      const at = (seq: number): ServerMessage =>
        type === 'pong' ? { type, serverTime: 0, seq } : { type, id: null, code: 'stale', seq };
      expect(after(before, at(5))).toEqual({ table: before, isBehind: false });
      expect(after(before, at(6))).toEqual({ table: before, isBehind: true });
    },
  );

  it('of an overtaken welcome only a new connection believes the moment', () => {
    const before = told(null, welcome(5, 1), moved(6, 2));
    expect(after(before, welcome(5, 1)).table).toBe(before);
    expect(after(before, welcome(5, 1), true).table?.seq).toBe(5);
  });

  it('missed steps are put in their place, those that came already once', () => {
    const before = told(null, welcome(5, 0, { missed: [stepAt(0)] }), moved(6, 1), moved(7, 2));
    const back = after(before, welcome(8, 3, { missed: [stepAt(2), stepAt(3)] }), true).table;
    expect(back && pliesOf(back)).toEqual([0, 1, 2, 3]);
    const behind = after(before, welcome(6, 1, { missed: [] }), true).table;
    expect(behind && pliesOf(behind)).toEqual([0, 1]);
    const unknown = after(before, welcome(8, 3, { missed: null }), true).table;
    expect(unknown && pliesOf(unknown)).toEqual([]);
  });

  it('the log is taken where it is whole and of the same moment', () => {
    const before = told(null, welcome(5, 1));
    const log = (seq: number, steps: LogStep[]): ServerMessage => ({
      type: 'log',
      id: 'log',
      seq,
      steps,
    });
    expect(pliesOf(told(before, log(5, [stepAt(0), stepAt(1)])))).toEqual([0, 1]);
    expect(told(before, log(4, [stepAt(0)]))).toBe(before);
    expect(told(before, log(5, [stepAt(1)]))).toBe(before);
  });

  it('chat lines come once and in order; a missing one is noticed', () => {
    const chat = (n: number): ServerMessage => ({ type: 'chat', line: lineOf(n) });
    const before = told(null, welcome(5, 1, { chat: [lineOf(70), lineOf(71)] }));
    const next = told(before, chat(72), chat(72));
    expect(linesOf(next)).toEqual([70, 71, 72]);
    expect(after(next, chat(74))).toEqual({ table: next, isBehind: true });
    const lines = [lineOf(72), lineOf(73), lineOf(74)];
    expect(linesOf(told(next, welcome(5, 1, { chat: lines })))).toEqual([70, 71, 72, 73, 74]);
    // An overtaken welcome may still bring lines.
    const ahead = told(next, moved(6, 2));
    expect(linesOf(told(ahead, welcome(5, 1, { chat: lines })))).toEqual([70, 71, 72, 73, 74]);
  });

  it('a clock is kept with the moment of its arrival', () => {
    const clock = { serverTime: 7, seats: [] };
    expect(told(null, welcome(5, 1), { ...moved(6, 2), clock }).clock).toEqual({
      ...clock,
      readAt: 1000,
    });
  });
});
