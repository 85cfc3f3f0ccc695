import { MODULES, moves, randomInt, seedRng } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { tableFrom, withEntry } from '../src/table/apply.js';
import type { LoggedEntry } from '../src/table/entry.js';
import { PACKED_VERSION, packTable, unpackTable } from '../src/table/packed.js';
import type { TablePlan } from '../src/table/plan.js';
import { decide, decideJoin } from '../src/table/rules.js';
import type { TableState } from '../src/table/state.js';
import { decidingSeats, presentState } from '../src/table/state.js';
import { planOf } from './support/plans.js';

/** Plays random moves, with a step back now and then. */
function* tables(plan: TablePlan, entries: number): Generator<TableState> {
  const rng = seedRng(plan.id);
  let table = tableFrom(plan, []);
  const next = (decision: ReturnType<typeof decide>): void => {
    if (typeof decision === 'string') throw new Error(decision);
    const seq = table.seq + 1;
    const logged: LoggedEntry = { seq, at: seq, request: `request-${seq}`, entry: decision.entry };
    ({ table } = withEntry(table, logged, decision.ready));
  };
  next(decideJoin(table, { name: 'Anna' }, 'a'));
  next(decideJoin(table, { name: 'Béla' }, 'b'));
  while (table.seq < entries && table.game) {
    yield table;
    const [seat] = decidingSeats(table);
    if (seat === undefined) return;
    const state = presentState(table.game);
    const [earliest = state] = table.game.states;
    const isUndo = randomInt(rng, 12) === 0 && earliest.ply < state.ply && !state.draft;
    const legal = moves(state, seat);
    const request = isUndo
      ? ({ type: 'undo', ply: earliest.ply } as const)
      : ({ type: 'move', move: legal[randomInt(rng, legal.length)] } as const);
    const decision = decide(
      table,
      seat,
      { id: 'x'.repeat(8), at: table.seq, ...request },
      {
        isAway: () => false,
        now: table.seq,
      },
    );
    next(decision);
  }
}

const OPTIONS: TablePlan['options'][] = [
  {},
  { modules: [...MODULES], promos: true, staff: 'draft' },
];

describe('a packed table', () => {
  it.each(OPTIONS)('is the same when it is unpacked: %o', (options) => {
    const plan = planOf(options);
    for (const table of tables(plan, 150)) {
      if (table.seq % 7 !== 0) continue;
      expect(unpackTable(plan, packTable(table))).toEqual(table);
    }
  });

  it('goes on as the table itself does', () => {
    const all = [...tables(planOf(OPTIONS[1] ?? {}), 120)];
    const last = all.at(-1);
    const before = all.at(-2);
    if (!last || !before) throw new Error('a game has begun');
    const unpacked = unpackTable(before.plan, packTable(before));
    expect(decidingSeats(unpacked)).toEqual(decidingSeats(before));
    const [seat = 0] = decidingSeats(unpacked);
    if (!unpacked.game || !before.game) throw new Error('a game goes on');
    expect(moves(presentState(unpacked.game), seat)).toEqual(
      moves(presentState(before.game), seat),
    );
  });

  it('of other parts has another version', () => {
    const [table] = tables(planOf({ modules: [...MODULES] }), 10);
    const { holders = [], game } = table ?? {};
    const parts = [table, holders[0], game, game?.states[0], game?.states[0]?.seats[0]];
    const names = parts.map((part) =>
      Object.keys(part ?? {})
        .sort()
        .join(' '),
    );
    // What is made of other parts needs another SHAPE in packed.ts: older snapshots would be misread.
    expect([PACKED_VERSION, ...names]).toEqual([
      '2.1',
      'clocks game holders host phase plan rematch removed requests seq updatedAt',
      'kind name replaced timedOut timeouts tokenHash votes',
      'decisionSeq lastUndo recent seqOfPly states undos',
      'action bells claims coloredDice dice dismissed draft guestDeck guestDiscard history modules ' +
        'phase ply politics queue rng round seats setup staffDeck staffDeckSeen startSeat step tasks ' +
        'tiles undoFloor',
      'cafe diceTaken drawn emperor groupsPaid hand hotel kept kitchen krones occupied passed ' +
        'played rung tiles used vp vpBySource',
    ]);
  });
});
