import type { Move, MoveKind, MoveOf } from '../moves.js';
import type { TaskKind, TaskOf } from '../tasks.js';
import type { QueryContext, Table } from '../table.js';
import { popTask } from '../table.js';
import type { SeatIndex } from '../vocabulary.js';

/** How one kind of task is decided: its legal moves and what playing each of them does. */
export interface Decision<K extends TaskKind> {
  /** Does what needs no choice; true when something changed and the top task must be looked at again. */
  settle?(table: Table, task: TaskOf<K>): boolean;
  moves(table: QueryContext, task: TaskOf<K>, seat: SeatIndex): Move[];
  /** Is there certainly more than one move? For frequent tasks: cheaper than to list them. */
  hasChoice?(table: QueryContext, task: TaskOf<K>): boolean;
  readonly play: {
    readonly [M in MoveKind]?: (table: Table, task: TaskOf<K>, move: MoveOf<M>) => void;
  };
  /** The player always says it, even if only one move is left (end of turn). */
  readonly alwaysAsked?: true;
}

export type Decisions = { readonly [K in TaskKind]: Decision<K> };

/** For tasks that are repeated a number of times. */
export function doneWhenNoneLeft(table: Table, task: { readonly left: number }): boolean {
  if (task.left > 0) return false;
  popTask(table);
  return true;
}
