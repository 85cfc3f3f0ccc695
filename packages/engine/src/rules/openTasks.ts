import type { SeatIndex } from '../model/vocabulary.js';
import type { QueryContext, RuleContext } from '../model/context.js';
import type { Task, TaskKind, TaskOf, TurnTask } from '../model/tasks.js';

/** The stack of open work: the task on top is what somebody decides next. */

export function pushTask(context: RuleContext, task: Task): void {
  context.state.tasks.push(task);
}

export function popTask(context: RuleContext): void {
  context.state.tasks.pop();
}

/** Puts a changed task in the place of an open one. */
export function changeTask<T extends Task>(context: RuleContext, task: T, changed: T): T {
  const { tasks } = context.state;
  // Most often it is on top.
  let place = tasks.length - 1;
  while (place > 0 && tasks[place] !== task) place--;
  tasks[place] = changed;
  return changed;
}

type TurnChanges = Partial<Pick<TurnTask, 'acted' | 'guestTaken' | 'mainDone' | 'extraTurns'>>;

export function changeTurn(context: RuleContext, turn: TurnTask, changes: TurnChanges): TurnTask {
  return changeTask(
    context,
    turn,
    context.make.turn(
      turn.seat,
      turn.extra,
      changes.acted ?? turn.acted,
      changes.guestTaken ?? turn.guestTaken,
      changes.mainDone ?? turn.mainDone,
      changes.extraTurns ?? turn.extraTurns,
    ),
  );
}

/** Something has been done: the player can no longer pass. */
export const markActed = (context: RuleContext, turn: TurnTask): TurnTask => {
  const { seat, extra, guestTaken, mainDone, extraTurns } = turn;
  return changeTask(
    context,
    turn,
    context.make.turn(seat, extra, true, guestTaken, mainDone, extraTurns),
  );
};

/** The main action of the turn is done. */
export const markMainDone = (context: RuleContext, turn: TurnTask): TurnTask => {
  const { seat, extra, acted, guestTaken, extraTurns } = turn;
  return changeTask(
    context,
    turn,
    context.make.turn(seat, extra, acted, guestTaken, true, extraTurns),
  );
};

/** The turn going on, if any. */
export function currentTurn(context: QueryContext): TurnTask | null {
  const { tasks } = context.state;
  for (let place = 0; place < tasks.length; place++) {
    const task = tasks[place];
    if (task?.kind === 'turn') return task;
  }
  return null;
}

/** The open decision, if the seat has it. */
export function openTask({ state: { tasks } }: QueryContext, seat: SeatIndex): Task | null {
  const task = tasks.at(-1);
  return task && 'seat' in task && task.seat === seat ? task : null;
}

export function openTaskOf<K extends TaskKind>(
  context: QueryContext,
  seat: SeatIndex,
  kind: K,
): TaskOf<K> | null {
  const task = openTask(context, seat);
  return task?.kind === kind ? (task as TaskOf<K>) : null;
}
