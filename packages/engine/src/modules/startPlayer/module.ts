import { KEY_EFFECTS, KRONES_BY_POSITION } from './content/masterKey.js';
import { nextRound, nextTurn, notInPlay } from '../../decisions/why/common.js';
import { pushItems } from '../../rules/benefits.js';
import { at, replaced } from '../../util/lists.js';
import type { Reason } from '../../model/reasons.js';
import { gainKrones } from '../../rules/resources.js';
import { dieBonuses, dieLeft } from '../../rules/spaces.js';
import type { TurnTask } from '../../model/tasks.js';
import type { QueryContext, RuleContext } from '../../model/context.js';
import { doing } from '../../model/things.js';
import type { ModuleOf } from '../module.js';
import { inPlay } from '../module.js';
import { markMainDone } from '../../rules/openTasks.js';
import { seatAfter, seatCount, seatOf } from '../../rules/seats.js';
import type { SeatIndex } from '../../model/vocabulary.js';

/** Clockwise turn order, and a master key that makes its taker the next start player. */

/** Krones for the players after the taker, clockwise. */
const COMPENSATION: readonly number[] = [0, 1, 2];
/** The key lies on the turn order tile like a die without a value. */
const KEY_VALUE = 0;
const ON_THE_BOARD = -1;
const [KEY_GOOD, KEY_ACTION] = KEY_EFFECTS;

const keyStateOf = <S>(context: {
  readonly state: { readonly modules: { readonly startPlayer: S | null } };
}): S => inPlay(context.state.modules.startPlayer, 'startPlayer');

function canTakeKey(context: QueryContext, { seat, mainDone, extra }: TurnTask): boolean {
  const { holder, hasPassed } = keyStateOf(context);
  return !mainDone && !extra && holder === ON_THE_BOARD && !hasPassed[seat];
}

/** The key is taken instead of a die, by whoever is first in a round and has not passed in it. */
function whyNotKey(context: QueryContext, { seat, mainDone, extra }: TurnTask): Reason {
  const { startPlayer: state } = context.state.modules;
  if (!state) return notInPlay('startPlayer');
  if (extra) return { code: 'extra-turn', remedy: nextTurn(context, seat) };
  if (state.holder !== ON_THE_BOARD)
    return { code: 'key-taken', by: state.holder, remedy: nextRound(context) };
  return mainDone
    ? { code: 'main-action-done', remedy: nextTurn(context, seat, 'before-die') }
    : { code: 'has-passed', remedy: nextRound(context) };
}

function compensate(context: RuleContext, taker: SeatIndex): void {
  for (let distance = 1; distance < seatCount(context); distance++) {
    const amount = at(COMPENSATION, distance - 1);
    if (amount > 0) {
      gainKrones(context, seatAfter(context, taker, distance), amount, {
        source: 'action',
        id: 'key',
      });
    }
  }
}

function takeKey(context: RuleContext, task: TurnTask): void {
  const { seat } = task;
  markMainDone(context, task);
  keyStateOf(context).holder = seat;
  const player = seatOf(context, seat);
  player.diceTaken = [...player.diceTaken, KEY_VALUE];
  context.events?.push({ type: 'keyTaken', seat });
  const cause = { source: 'action', id: 'key' } as const;
  pushItems(context, seat, [
    { effect: KEY_GOOD, cause, part: 'main' },
    { effect: KEY_ACTION, cause, part: 'reward' },
  ]);
  pushItems(context, seat, dieBonuses(context, seat));
  dieLeft(context, seat, KEY_VALUE);
  compensate(context, seat);
}

function setUp(context: RuleContext): void {
  const { state } = context;
  state.modules.startPlayer = { holder: ON_THE_BOARD, hasPassed: state.seats.map(() => false) };
  for (const [distance, krones] of KRONES_BY_POSITION.entries()) {
    if (distance >= seatCount(context)) break;
    seatOf(context, seatAfter(context, state.startSeat, distance)).krones = krones;
  }
}

export const startPlayer: ModuleOf<'startPlayer'> = {
  name: 'startPlayer',
  setUp,
  turnOrder: {
    number: (context, position, covered) => covered * seatCount(context) + position + 1,
    nextStartSeat: (context) => {
      const { holder } = keyStateOf(context);
      return holder === ON_THE_BOARD ? seatAfter(context, context.state.startSeat, 1) : holder;
    },
  },
  turnMoves: (context, task, moves) => {
    if (canTakeKey(context, task)) moves.push({ seat: task.seat, kind: 'takeKey' });
  },
  on: {
    pass: (context, seat) => {
      const state = keyStateOf(context);
      state.hasPassed = replaced(state.hasPassed, seat, true);
    },
    roundStart: (context) => {
      const state = keyStateOf(context);
      state.holder = ON_THE_BOARD;
      state.hasPassed = state.hasPassed.map(() => false);
    },
  },
  turn: { play: { takeKey }, why: { takeKey: whyNotKey } },
  hidden: { view: (state) => ({ ...state }), sample: (shown) => ({ ...shown }) },
  things: {
    key: {
      all: ({ state }) => (state.modules.startPlayer ? [{ thing: 'key' }] : []),
      concerns: (_context, { kind }) => kind === 'takeKey',
      pointing: (_context, _task, seat) => doing({ seat, kind: 'takeKey' }),
    },
  },
};
