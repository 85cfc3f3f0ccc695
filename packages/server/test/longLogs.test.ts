import { moves, undoTarget } from '@gah/engine';
import type { ClientMessageOf } from '@gah/protocol';
import { describe, expect, it } from 'vitest';
import { tableFrom, withEntry } from '../src/table/apply.js';
import type { LoggedEntry } from '../src/table/entry.js';
import type { TablePlan } from '../src/table/plan.js';
import type { RequestOutcome } from '../src/table/rules.js';
import { decide, decideJoin } from '../src/table/rules.js';
import type { TableState } from '../src/table/state.js';
import { presentState } from '../src/table/state.js';
import { planOf } from './support/plans.js';

const MOST_UNDOS = 100;
const LONG_LOG = 5000;
const SEAT = 0;

/** A table of one person, who may do anything at all. */
class Bench {
  table: TableState;
  readonly log: LoggedEntry[] = [];

  constructor(readonly plan: TablePlan) {
    this.table = tableFrom(plan, []);
    this.do(decideJoin(this.table, { name: 'Anna' }, 'a'));
  }

  do(decision: RequestOutcome): string | null {
    if (typeof decision === 'string') return decision;
    const seq = this.table.seq + 1;
    const logged = { seq, at: seq, request: null, entry: decision.entry };
    this.log.push(logged);
    ({ table: this.table } = withEntry(this.table, logged, decision.ready));
    return null;
  }

  ask(request: ClientMessageOf<'leave' | 'comeBack'> | { type: 'undo' } | { type: 'move' }) {
    const { game, seq } = this.table;
    if (!game) throw new Error('the game has begun');
    const state = presentState(game);
    const about = { id: 'x'.repeat(8), at: seq };
    const whole =
      request.type === 'undo'
        ? ({ ...about, type: 'undo', ply: undoTarget(state) ?? 0 } as const)
        : request.type === 'move'
          ? ({ ...about, type: 'move', move: moves(state, SEAT)[0] } as const)
          : request;
    return this.do(decide(this.table, SEAT, whole, { isAway: () => false, now: seq }));
  }

  /** Until there is something to take back. */
  advance(): void {
    while (this.table.game && undoTarget(presentState(this.table.game)) === null) {
      expect(this.ask({ type: 'move' })).toBeNull();
    }
  }
}

const leave = { type: 'leave', id: 'y'.repeat(8) } as const;
const comeBack = { type: 'comeBack', id: 'z'.repeat(8) } as const;

describe('a turn', () => {
  it('is taken back a hundred times, and then goes on', () => {
    const bench = new Bench(planOf({}, 1));
    for (let undo = 0; undo < MOST_UNDOS; undo++) {
      bench.advance();
      expect(bench.ask({ type: 'undo' })).toBeNull();
    }
    bench.advance();
    expect(bench.ask({ type: 'undo' })).toBe('too-many-undos');
    expect(bench.ask({ type: 'move' })).toBeNull();
  });

  it('has its own count', () => {
    const bench = new Bench(planOf({}, 1));
    const floor = () => bench.table.game && presentState(bench.table.game).undoFloor;
    const before = floor();
    for (let undo = 0; undo < MOST_UNDOS; undo++) {
      bench.advance();
      bench.ask({ type: 'undo' });
    }
    while (floor() === before) bench.ask({ type: 'move' });
    bench.advance();
    expect(bench.ask({ type: 'undo' })).toBeNull();
  });
});

describe('a long log', () => {
  const long = (): Bench => {
    const bench = new Bench(planOf({}, 1));
    while (bench.table.seq < LONG_LOG) {
      expect(bench.ask(leave)).toBeNull();
      expect(bench.ask(comeBack)).toBeNull();
    }
    return bench;
  };

  it('takes moves until the end, but nothing that could go on for ever', () => {
    const bench = long();
    expect(bench.ask(leave)).toBe('log-full');
    bench.advance();
    expect(bench.ask({ type: 'undo' })).toBe('log-full');
    while (bench.table.phase === 'playing') expect(bench.ask({ type: 'move' })).toBeNull();
    expect(bench.table.phase).toBe('over');
  });

  it('lets those come back whose seat a computer plays', () => {
    const bench = new Bench(planOf({}, 1));
    expect(bench.ask(leave)).toBeNull();
    bench.table = { ...bench.table, seq: LONG_LOG };
    expect(bench.ask(comeBack)).toBeNull();
  });
});
