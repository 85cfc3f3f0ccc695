import { currentTurn } from '../../rules/openTasks.js';
import { seatOf } from '../../rules/seats.js';
import type { QueryContext } from '../../model/context.js';
import { turnsLeft } from '../../flow/turnOrder.js';
import type { Reason, Remedy } from '../../questions/reasons.js';
import { NEVER } from '../../questions/reasons.js';
import { champagneOf } from '../../rules/resources.js';
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

export function tooExpensive(context: QueryContext, seat: SeatIndex, price: number): Reason {
  const missing = price - seatOf(context, seat).krones;
  return { code: 'too-expensive', price, missing, remedy: { help: 'krones', amount: missing } };
}

export function champagneMissing(context: QueryContext, seat: SeatIndex, price: number): Reason {
  const missing = price - champagneOf(context, seat);
  return {
    code: 'champagne-missing',
    price,
    missing,
    remedy: { help: 'champagne', amount: missing },
  };
}

export function stepsMissing(context: QueryContext, seat: SeatIndex, price: number): Reason {
  const missing = price - seatOf(context, seat).emperor;
  return { code: 'steps-missing', price, missing, remedy: { help: 'steps', amount: missing } };
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
