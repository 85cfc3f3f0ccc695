import { missing } from '../util/missing.js';
import { nextStep } from '../flow/round.js';
import { ALL_MODULES } from './modules.js';
import type { Move, MoveKind } from '../model/moves.js';
import { sameMove } from '../model/moves.js';
import type { AnyModule } from '../modules/module.js';
import { beginAction } from '../rules/reactions.js';
import type { BenefitItem, Task, TaskKind, TurnTask } from '../model/tasks.js';
import { NOBODY, seatOfTask } from '../model/tasks.js';
import type { QueryContext, RuleContext } from '../model/context.js';
import { changeTask, markActed, pushTask } from '../rules/openTasks.js';
import type { SeatIndex } from '../model/vocabulary.js';
import { benefits } from '../decisions/benefits.js';
import type { CoreDecisions, Decisions } from '../decisions/decision.js';
import {
  dismissStaff,
  loseGood,
  removeFreeRooms,
  removeOccupiedRooms,
  returnStaff,
  suffer,
  ward,
} from '../decisions/emperor.js';
import { chooseGoods, fillOrder, placeGoods, serving, spendGoods } from '../decisions/goods.js';
import { copy, discardDie, splitGoods, splitKrones, useSpace } from '../decisions/mainActions.js';
import { occupyRoom, prepareRoom } from '../decisions/rooms.js';
import { draft, firstGuest, seatsToPick, setupRooms } from '../decisions/setup.js';
import { bell, playDrawn, playStaff, putUnder, takeGuest } from '../decisions/staff.js';
import { turn } from '../decisions/turn.js';

/** How each kind of task of the core is decided, without what modules add to a turn and to a space. */
const CORE_DECISIONS: CoreDecisions = {
  draft,
  firstGuest,
  setupRooms,
  turn,
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
  useSpace,
  discardDie,
  ward,
  suffer,
  returnStaff,
  removeFreeRooms,
  removeOccupiedRooms,
  dismissStaff,
  loseGood,
};

/** What all modules have in some part of theirs. */
const of = (part: (module: AnyModule) => object | undefined): object =>
  Object.assign({}, ...ALL_MODULES.map(part)) as object;

/** The same with modules: that none of theirs is missing is seen to by `ModuleOf`. */
export const DECISIONS = {
  ...CORE_DECISIONS,
  turn: {
    ...turn,
    play: { ...turn.play, ...of(({ turn: answers }) => answers?.play) },
    why: { ...turn.why, ...of(({ turn: answers }) => answers?.why) },
  },
  useSpace: {
    ...useSpace,
    play: { ...useSpace.play, ...of(({ space }) => space?.play) },
    why: { ...useSpace.why, ...of(({ space }) => space?.why) },
  },
  ...of(({ decisions }) => decisions),
} as unknown as Decisions;

type Rule = (context: RuleContext, task: Task, move: Move) => void;

/**
 * A decision seen without its kind; the record above pairs each kind with its own. All have the same
 * fields, and kinds are looked up in maps: these are the most frequent questions of all.
 */
interface AnyDecision {
  readonly settle: ((context: RuleContext, task: Task) => boolean) | null;
  readonly hasChoice: ((context: QueryContext, task: Task) => boolean) | null;
  readonly moves: (context: QueryContext, task: Task, seat: SeatIndex) => Move[];
  readonly play: readonly MoveRule[];
  readonly alwaysAsked: boolean;
}

interface MoveRule {
  readonly kind: MoveKind;
  readonly rule: Rule;
}

const BY_KIND: ReadonlyMap<string, AnyDecision> = new Map(
  Object.entries(DECISIONS).map(([kind, decision]): [string, AnyDecision] => {
    const { settle, hasChoice, moves, play, alwaysAsked } = decision as Partial<
      Omit<AnyDecision, 'play'>
    > & { moves: AnyDecision['moves']; play?: Readonly<Record<string, Rule>> };
    return [
      kind,
      {
        settle: settle ?? null,
        hasChoice: hasChoice ?? null,
        moves,
        play: Object.entries(play ?? {}).map(([answer, rule]) => ({
          kind: answer as MoveKind,
          rule,
        })),
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
const CHOOSE_GOODS = lookUp('chooseGoods');
const COPY = lookUp('copy');

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
    case 'chooseGoods':
      return CHOOSE_GOODS;
    case 'copy':
      return COPY;
    default:
      return lookUp(kind);
  }
}

const topTask = ({ state: { tasks } }: QueryContext): Task | undefined =>
  tasks.length > 0 ? tasks[tasks.length - 1] : undefined;

export function decidingSeats(context: QueryContext): SeatIndex[] {
  const task = topTask(context);
  if (!task) return [];
  return task.kind === 'draft' ? seatsToPick(context) : [task.seat];
}

export function legalMoves(context: QueryContext, seat: SeatIndex): Move[] {
  const task = topTask(context);
  if (task === undefined) return [];
  const ownTurn = context.read.asTurn(task);
  if (ownTurn !== null) return ownTurn.seat === seat ? turn.moves(context, ownTurn) : [];
  const { kind } = task;
  const decides = kind === 'draft' ? seatsToPick(context).includes(seat) : task.seat === seat;
  return decides ? decisionFor(kind).moves(context, task, seat) : [];
}

export const isLegal = (context: QueryContext, move: Move): boolean =>
  legalMoves(context, move.seat).some((legal) => sameMove(legal, move));

/** Plays a legal move, then does everything up to the next decision; true if its seat is the same. */
export function applyMove(context: RuleContext, move: Move): boolean {
  const task = topTask(context);
  if (task === undefined) throw new Error('no decision is open');
  const ownTurn = context.read.asTurn(task);
  if (ownTurn !== null) {
    playTurn(context, beginTurnAction(context, ownTurn), move);
    return advanceToDecision(context) === ownTurn.seat;
  }
  carryOut(context, decisionFor(task.kind), task, move);
  return advanceToDecision(context) === move.seat;
}

/** What is done in a turn is an action of its own, and the player can no longer pass. */
function beginTurnAction(context: RuleContext, task: TurnTask): TurnTask {
  beginAction(context, task.seat);
  return task.acted ? task : markActed(context, task);
}

/** The moves of nearly every turn are known here; the others are looked up. */
function playTurn(context: RuleContext, task: TurnTask, move: Move): void {
  switch (move.kind) {
    case 'takeDie':
      turn.play.takeDie(context, task, move);
      return;
    case 'endTurn':
      turn.play.endTurn(context, task);
      return;
    case 'serve':
      turn.play.serve(context, task, move);
      return;
    case 'takeGuest':
      turn.play.takeGuest(context, task, move);
      return;
    default:
      carryOut(context, TURN, task, move);
  }
}

/** Most tasks have one or two answers: they are found faster in a list than in a map. */
function carryOut(context: RuleContext, { play }: AnyDecision, task: Task, move: Move): void {
  const { kind } = move;
  for (let index = 0; index < play.length; index++) {
    const answer = play[index];
    if (answer?.kind !== kind) continue;
    answer.rule(context, task, move);
    return;
  }
  throw new Error(`${kind} does not answer ${task.kind}`);
}

/** Between two effects a bell whose condition has been met is offered, among the benefits that wait. */
function offerBell(context: RuleContext): boolean {
  const { bells } = context.state;
  const next = bells[0];
  if (!next) return false;
  const top = topTask(context);
  if (top?.kind === 'benefits') {
    if (top.items.length === 0) return false;
    changeTask(context, top, { ...top, items: [...top.items, bellItem(next.card)] });
  } else if (top === undefined || top.kind === 'turn') {
    pushTask(context, { kind: 'bell', ...next });
  } else {
    return false;
  }
  context.state.bells = bells.slice(1);
  return true;
}

const bellItem = (card: number): BenefitItem => ({
  effect: { do: 'bell', card },
  cause: { source: 'staff', id: card },
  part: 'trigger',
});

/**
 * Goes on until a player has a choice or the game is over; returned is who decides then. A single
 * legal move is played by itself.
 */
export function advanceToDecision(context: RuleContext): SeatIndex {
  const { state } = context;
  for (;;) {
    if (state.bells.length > 0 && offerBell(context)) continue;
    const task = topTask(context);
    if (task === undefined) {
      if (state.phase === 'over') return NOBODY;
      nextStep(context);
      continue;
    }
    // Always asked, and nothing to do before.
    const ownTurn = context.read.asTurn(task);
    if (ownTurn !== null) return ownTurn.seat;
    const decision = decisionFor(task.kind);
    const { settle: prepare, hasChoice, moves, alwaysAsked } = decision;
    if (prepare?.(context, task)) continue;
    const seat = seatOfTask(task);
    if (alwaysAsked || hasChoice?.(context, task)) return seat;
    const options = moves(context, task, seat);
    const only = options[0];
    if (!only || options.length > 1) return seat;
    carryOut(context, decision, task, only);
  }
}
