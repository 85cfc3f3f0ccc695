import { missing } from '../missing.js';
import { nextStep } from '../flow/round.js';
import { MODULE_DECISIONS, MODULE_SPACE_PLAY, MODULE_TURN_PLAY } from '../modules/decisions.js';
import type { Move, MoveKind } from '../moves.js';
import { beginAction } from '../reactions.js';
import type { Task, TaskKind, TurnTask } from '../tasks.js';
import type { Table } from '../table.js';
import { changeTurn, pushTask } from '../table.js';
import type { SeatIndex } from '../vocabulary.js';
import { benefits } from './benefits.js';
import type { Decisions } from './decision.js';
import {
  dismissStaff,
  loseGood,
  removeFreeRooms,
  removeOccupiedRooms,
  returnStaff,
  suffer,
  ward,
} from './emperor.js';
import { chooseGoods, fillOrder, placeGoods, serving, spendGoods } from './goods.js';
import { copy, discardDie, splitGoods, splitKrones, useSpace } from './mainActions.js';
import { occupyRoom, prepareRoom } from './rooms.js';
import { draft, firstGuest, seatsToPick, setupRooms } from './setup.js';
import { bell, playDrawn, playStaff, putUnder, takeGuest } from './staff.js';
import { turn } from './turn.js';

const DECISIONS: Decisions = {
  draft,
  firstGuest,
  setupRooms,
  turn: { ...turn, play: { ...turn.play, ...MODULE_TURN_PLAY } },
  benefits,
  copy,
  splitGoods,
  splitKrones,
  chooseGoods,
  placeGoods,
  serving,
  spendGoods,
  prepareRoom,
  occupyRoom,
  playStaff,
  playDrawn,
  putUnder,
  bell,
  takeGuest,
  fillOrder,
  useSpace: { ...useSpace, play: { ...useSpace.play, ...MODULE_SPACE_PLAY } },
  discardDie,
  ward,
  suffer,
  returnStaff,
  removeFreeRooms,
  removeOccupiedRooms,
  dismissStaff,
  loseGood,
  ...MODULE_DECISIONS,
};

type Rule = (table: Table, task: Task, move: Move) => void;

/**
 * A decision seen without its kind; the table above pairs each kind with its own. All have the same
 * fields, and kinds are looked up in maps: these are the most frequent questions of all.
 */
interface AnyDecision {
  readonly settle: ((table: Table, task: Task) => boolean) | null;
  readonly hasChoice: ((table: Table, task: Task) => boolean) | null;
  readonly moves: (table: Table, task: Task, seat: SeatIndex) => Move[];
  readonly play: ReadonlyMap<MoveKind, Rule>;
  readonly alwaysAsked: boolean;
}

const BY_KIND = new Map(
  Object.entries(DECISIONS).map(([kind, decision]): [string, AnyDecision] => {
    const { settle, hasChoice, moves, play, alwaysAsked } = decision as Partial<AnyDecision> &
      Pick<AnyDecision, 'moves'>;
    return [
      kind,
      {
        settle: settle ?? null,
        hasChoice: hasChoice ?? null,
        moves,
        play: new Map(Object.entries(play ?? {})) as ReadonlyMap<MoveKind, Rule>,
        alwaysAsked: alwaysAsked ?? false,
      },
    ];
  }),
);

function lookUp(kind: TaskKind): AnyDecision {
  const decision = BY_KIND.get(kind);
  if (!decision) throw missing('decision', kind);
  return decision;
}

const TURN = lookUp('turn');
const BENEFITS = lookUp('benefits');
const PLACE_GOODS = lookUp('placeGoods');
const PREPARE_ROOM = lookUp('prepareRoom');
const SPLIT_GOODS = lookUp('splitGoods');
const SPLIT_KRONES = lookUp('splitKrones');
const PLAY_STAFF = lookUp('playStaff');
const SERVING = lookUp('serving');

/** Nine of ten decisions are of these kinds: they need no look into the map. */
function decisionFor(kind: TaskKind): AnyDecision {
  switch (kind) {
    case 'benefits':
      return BENEFITS;
    case 'placeGoods':
      return PLACE_GOODS;
    case 'prepareRoom':
      return PREPARE_ROOM;
    case 'splitGoods':
      return SPLIT_GOODS;
    case 'splitKrones':
      return SPLIT_KRONES;
    case 'playStaff':
      return PLAY_STAFF;
    case 'serving':
      return SERVING;
    default:
      return lookUp(kind);
  }
}

// Asking a list for its place -1 is slow.
const topTask = ({ state: { tasks } }: Table): Task | undefined =>
  tasks.length > 0 ? tasks[tasks.length - 1] : undefined;

const seatToDecide = (task: Task): SeatIndex => (task.kind === 'draft' ? 0 : task.seat);

export function decidingSeats(table: Table): SeatIndex[] {
  const task = topTask(table);
  if (!task) return [];
  return task.kind === 'draft' ? seatsToPick(table) : [task.seat];
}

export function legalMoves(table: Table, seat: SeatIndex): Move[] {
  const task = topTask(table);
  if (!task) return [];
  const { kind } = task;
  if (kind === 'turn') return task.seat === seat ? turn.moves(table, task) : [];
  const decides = kind === 'draft' ? seatsToPick(table).includes(seat) : task.seat === seat;
  return decides ? decisionFor(kind).moves(table, task, seat) : [];
}

/** Plays a legal move, then does everything up to the next decision, which is returned. */
export function applyMove(table: Table, move: Move): Task | null {
  const task = topTask(table);
  if (!task) throw new Error('no decision is open');
  const { kind } = task;
  if (kind === 'turn') playTurn(table, beginTurnAction(table, task), move);
  else carryOut(table, decisionFor(kind), task, move);
  return settle(table);
}

/** What is done in a turn is an action of its own, and the player can no longer pass. */
function beginTurnAction(table: Table, task: TurnTask): TurnTask {
  beginAction(table, task.seat);
  return task.acted ? task : changeTurn(table, task, { acted: true });
}

/** The moves of nearly every turn are known here; the others are looked up. */
function playTurn(table: Table, task: TurnTask, move: Move): void {
  switch (move.kind) {
    case 'takeDie':
      turn.play.takeDie(table, task, move);
      return;
    case 'endTurn':
      turn.play.endTurn(table, task);
      return;
    case 'serve':
      turn.play.serve(table, task, move);
      return;
    case 'takeGuest':
      turn.play.takeGuest(table, task, move);
      return;
    default:
      carryOut(table, TURN, task, move);
  }
}

function carryOut(table: Table, decision: AnyDecision, task: Task, move: Move): void {
  const rule = decision.play.get(move.kind);
  if (!rule) throw new Error(`${move.kind} does not answer ${task.kind}`);
  rule(table, task, move);
}

/** Between two effects a bell whose condition has been met is offered. */
function offerBell(table: Table): boolean {
  const { bells } = table.state;
  const next = bells[0];
  if (!next) return false;
  const top = topTask(table)?.kind;
  if (top !== undefined && top !== 'turn' && top !== 'benefits') return false;
  table.state.bells = bells.slice(1);
  pushTask(table, { kind: 'bell', ...next });
  return true;
}

/**
 * Goes on until a player has a choice or the game is over; returned is what is asked then. A single
 * legal move is played by itself.
 */
export function settle(table: Table): Task | null {
  const { state } = table;
  for (;;) {
    if (state.bells.length > 0 && offerBell(table)) continue;
    const task = topTask(table);
    if (!task) {
      if (state.phase === 'over') return null;
      nextStep(table);
      continue;
    }
    const { kind } = task;
    // Always asked, and nothing to do before.
    if (kind === 'turn') return task;
    const { settle: prepare, hasChoice, moves, alwaysAsked } = decisionFor(kind);
    if (prepare?.(table, task)) continue;
    if (alwaysAsked || hasChoice?.(table, task)) return task;
    const options = moves(table, task, seatToDecide(task));
    const only = options[0];
    if (!only || options.length > 1) return task;
    carryOut(table, decisionFor(kind), task, only);
  }
}
