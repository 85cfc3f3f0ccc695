import { KEY_EFFECTS } from '../../content/masterKey.js';
import { nextRound, nextTurn, notInPlay } from '../../decisions/why/common.js';
import { pushItems } from '../../effects/benefits.js';
import { replaced } from '../../lists.js';
import type { Reason } from '../../questions/reasons.js';
import { gainKrones } from '../../resources.js';
import { takeKeyMove } from '../../sharedMoves.js';
import { dieBonuses, dieLeft } from '../../spaces.js';
import type { TurnTask } from '../../tasks.js';
import type { GameModule, QueryContext, Table } from '../../table.js';
import { markMainDone, seatAfter, seatCount, seatOf } from '../../table.js';
import type { SeatIndex } from '../../vocabulary.js';

/** Clockwise turn order, and a master key that makes its taker the next start player. */

const START_KRONES: readonly number[] = [9, 10, 11, 12];
/** Krones for the players after the taker, clockwise. */
const COMPENSATION: readonly number[] = [0, 1, 2];
/** The key lies on the turn order tile like a die without a value. */
const KEY_VALUE = 0;
const ON_THE_BOARD = -1;
const [KEY_GOOD, KEY_ACTION] = KEY_EFFECTS;

function stateOf<S>({
  state: { modules },
}: {
  readonly state: { readonly modules: { readonly startPlayer: S | null } };
}): S {
  const { startPlayer: state } = modules;
  if (!state) throw new Error('the start player module is not in play');
  return state;
}

function canTakeKey(table: QueryContext, { seat, mainDone, extra }: TurnTask): boolean {
  const { holder, hasPassed } = stateOf(table);
  return !mainDone && !extra && holder === ON_THE_BOARD && !hasPassed[seat];
}

/** The key is taken instead of a die, by whoever is first in a round and has not passed in it. */
export function whyNotKey(context: QueryContext, { seat, mainDone, extra }: TurnTask): Reason {
  const { startPlayer: state } = context.state.modules;
  if (!state) return notInPlay('startPlayer');
  if (extra) return { code: 'extra-turn', remedy: nextTurn(context, seat) };
  if (state.holder !== ON_THE_BOARD)
    return { code: 'key-taken', by: state.holder, remedy: nextRound(context) };
  return mainDone
    ? { code: 'main-action-done', remedy: nextTurn(context, seat, 'before-die') }
    : { code: 'has-passed', remedy: nextRound(context) };
}

function compensate(table: Table, taker: SeatIndex): void {
  for (let distance = 1; distance < seatCount(table); distance++) {
    const amount = COMPENSATION[distance - 1] ?? 0;
    if (amount > 0) {
      gainKrones(table, seatAfter(table, taker, distance), amount, { source: 'action', id: 'key' });
    }
  }
}

export function takeKey(table: Table, task: TurnTask): void {
  const { seat } = task;
  markMainDone(table, task);
  stateOf(table).holder = seat;
  const player = seatOf(table, seat);
  player.diceTaken = [...player.diceTaken, KEY_VALUE];
  table.events?.push({ type: 'keyTaken', seat });
  const cause = { source: 'action', id: 'key' } as const;
  pushItems(table, seat, [
    { effect: KEY_GOOD, cause, part: 'main' },
    { effect: KEY_ACTION, cause, part: 'reward' },
  ]);
  pushItems(table, seat, dieBonuses(table, seat));
  dieLeft(table, seat, KEY_VALUE);
  compensate(table, seat);
}

export const startPlayer: GameModule = {
  name: 'startPlayer',
  layOut: (table) => {
    const { state } = table;
    state.modules.startPlayer = { holder: ON_THE_BOARD, hasPassed: state.seats.map(() => false) };
    for (const [distance, krones] of START_KRONES.entries()) {
      if (distance >= seatCount(table)) break;
      seatOf(table, seatAfter(table, state.startSeat, distance)).krones = krones;
    }
  },
  orderNumber: (table, position, covered) => covered * seatCount(table) + position + 1,
  turnMoves: (table, task, moves) => {
    if (canTakeKey(table, task)) moves.push(takeKeyMove(task.seat));
  },
  onPass: (table, seat) => {
    const state = stateOf(table);
    state.hasPassed = replaced(state.hasPassed, seat, true);
  },
  nextStartSeat: (table) => {
    const { holder } = stateOf(table);
    return holder === ON_THE_BOARD ? seatAfter(table, table.state.startSeat, 1) : holder;
  },
  onRoundStart: (table) => {
    const state = stateOf(table);
    state.holder = ON_THE_BOARD;
    state.hasPassed = state.hasPassed.map(() => false);
  },
};
