import type {
  ModuleAnswers,
  ModuleSpaceAnswer,
  ModuleTask,
  ModuleTurnAnswer,
} from '../modules/types.js';
import type { Move, MoveKind, MoveOf } from '../model/moves.js';
import type { Reasons } from '../model/reasons.js';
import type { TaskKind, TaskOf } from '../model/tasks.js';
import type { QueryContext, RuleContext } from '../model/context.js';
import { popTask } from '../rules/openTasks.js';
import type { SeatIndex } from '../model/vocabulary.js';

/** The kinds of moves that answer each kind of task. */
interface Answers extends ModuleAnswers {
  draft: 'draft';
  firstGuest: 'takeGuest';
  setupRooms: 'prepareRoom' | 'skip';
  turn: TurnAnswer | ModuleTurnAnswer;
  benefits: 'benefit' | 'skip';
  copy: 'copy' | 'skip';
  splitGoods: 'splitGoods';
  splitKrones: 'splitKrones';
  chooseGoods: 'chooseGood';
  placeGoods: 'place' | 'skip';
  serving: 'place' | 'skip';
  spendGoods: 'spendGood' | 'skip';
  prepareRoom: 'prepareRoom' | 'skip';
  occupyRoom: 'occupyRoom' | 'skip';
  playStaff: 'playStaff' | 'skip';
  playDrawn: 'playStaff' | 'skip';
  putUnder: 'putUnder';
  bell: 'ring' | 'skip';
  takeGuest: 'takeGuest' | 'skip';
  fillOrder: 'fillOrder' | 'skip';
  useSpace: 'useSpace' | 'skip' | ModuleSpaceAnswer;
  discardDie: 'discardDie';
  ward: 'ward' | 'skip';
  suffer: 'suffer';
  returnStaff: 'putUnder';
  removeFreeRooms: 'removeRoom';
  removeOccupiedRooms: 'removeRoom';
  dismissStaff: 'dismissStaff';
  loseGood: 'loseGood';
}

type TurnAnswer =
  | 'takeGuest'
  | 'takeDie'
  | 'useSpace'
  | 'serve'
  | 'moveIn'
  | 'moveInPair'
  | 'useStaff'
  | 'useGuest'
  | 'claim'
  | 'pass'
  | 'endTurn';

/** How one kind of task is decided: its legal moves and what playing each of them does. */
export interface Decision<K extends TaskKind, A extends MoveKind = Answers[K]> {
  /** Does what needs no choice; true when something changed and the top task must be looked at again. */
  settle?(context: RuleContext, task: TaskOf<K>): boolean;
  moves(context: QueryContext, task: TaskOf<K>, seat: SeatIndex): Move[];
  /** Is there certainly more than one move? For frequent tasks: cheaper than to list them. */
  hasChoice?(context: QueryContext, task: TaskOf<K>): boolean;
  readonly play: Plays<K, A>;
  /** Why a move is not among the legal ones; asked only of moves that are not. */
  readonly why: Whys<K, A>;
  /** The player always says it, even if only one move is left (end of turn). */
  readonly alwaysAsked?: true;
}

export type Plays<K extends TaskKind, A extends MoveKind> = {
  readonly [M in A]: (context: RuleContext, task: TaskOf<K>, move: MoveOf<M>) => void;
};

export type Whys<K extends TaskKind, A extends MoveKind> = {
  readonly [M in A]: (context: QueryContext, task: TaskOf<K>, move: MoveOf<M>) => Reasons;
};

/** What the core brings to a turn; modules add theirs. */
export type CoreTurn = Decision<'turn', TurnAnswer>;

export type Decisions = { readonly [K in TaskKind]: Decision<K> };

/** Those of the core, with the answers that the core itself brings. */
export type CoreDecisions = {
  readonly [K in Exclude<TaskKind, ModuleTask['kind']>]: Decision<
    K,
    Exclude<Answers[K], ModuleTurnAnswer | ModuleSpaceAnswer>
  >;
};

/** For tasks that are repeated a number of times. */
export function doneWhenNoneLeft(context: RuleContext, task: { readonly left: number }): boolean {
  if (task.left > 0) return false;
  popTask(context);
  return true;
}
