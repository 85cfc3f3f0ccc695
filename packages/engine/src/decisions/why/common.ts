import { currentTurn } from '../../rules/openTasks.js';
import type { QueryContext } from '../../model/context.js';
import { turnsLeft } from '../../flow/turnOrder.js';
import type { Reason, Remedy } from '../../model/reasons.js';
import { NEVER } from '../../model/reasons.js';
import type { TaskKind } from '../../model/tasks.js';
import type { ModuleName, SeatIndex } from '../../model/vocabulary.js';
import { ROUNDS } from '../../model/vocabulary.js';

/** Reasons that many decisions share. */

export const cannotSkip = (
  _context: QueryContext,
  { kind }: { readonly kind: TaskKind },
): Reason => ({
  code: 'cannot-skip',
  task: kind,
  remedy: { help: 'decide', task: kind },
});

/** For moves that are legal whenever their decision is open. */
export function alwaysLegal(_context: QueryContext, { kind }: { readonly kind: TaskKind }): never {
  throw new Error(`a move that always answers ${kind} was not legal`);
}

export const notInPlay = (module: ModuleName): Reason => ({
  code: 'not-in-play',
  module,
  remedy: NEVER,
});

/** On the seat's next turn, or in a moment of it; never when this one was its last. */
export function nextTurn(
  context: QueryContext,
  seat: SeatIndex,
  help: 'turn' | 'before-die' = 'turn',
): Remedy {
  const turn = currentTurn(context);
  const isOpen = turn?.seat === seat && !turn.mainDone && !turn.extra;
  return turnsLeft(context.state, seat) > (isOpen ? 1 : 0) ? { help } : NEVER;
}

export const nextRound = ({ state: { round } }: QueryContext): Remedy =>
  round < ROUNDS ? { help: 'next-round' } : NEVER;
