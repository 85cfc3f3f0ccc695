import { legalMoves } from '../game/decisions.js';
import type { Move } from '../model/moves.js';
import { contextFor } from '../game/contexts.js';
import type { Position } from '../model/position.js';
import type { QueryContext } from '../model/context.js';
import type { SeatIndex } from '../model/vocabulary.js';
import { pointingAt } from './pointing.js';
import type { Reason } from '../model/reasons.js';
import type { Thing } from '../model/things.js';
import { concerns } from './things.js';
import { against, closedGate, GAME_OVER, knows, whyNoMove } from './whyMove.js';

/** Why something cannot be done. */

/** What somebody would like to do: a move, or something with a thing at the table. */
export type Wish = Move | Thing;

/**
 * Why a seat cannot do what it would like to, the most helpful reason first; empty when it can: when the
 * move is legal, or some legal move is one with the thing.
 */
export function whyNot(position: Position, seat: SeatIndex, wish: Wish): Reason[] {
  if ('kind' in wish) return whyNoMove(position, seat, wish);
  const context = contextFor(position);
  if (legalMoves(context, seat).some((move) => concerns(position, move, wish))) return [];
  const gate = closedGate(context, seat);
  return gate ? [gate] : againstThing(context, seat, wish);
}

/** The reasons against what one would most naturally do with a thing. */
function againstThing(context: QueryContext, seat: SeatIndex, thing: Thing): Reason[] {
  const task = context.state.tasks.at(-1);
  if (!task) return [GAME_OVER];
  const { reasons, moves } = pointingAt(context, task, seat, thing);
  const known = moves.filter(({ kind }) => knows(task.kind, kind));
  const tried = known.length > 0 || reasons.length > 0 ? known : moves.slice(0, 1);
  return bestFirst([...reasons, ...tried.flatMap((move) => against(context, seat, move))]);
}

/** What can be done about it comes before what only time can help, and that before what nothing can. */
function urgency({ remedy: { help } }: Reason): number {
  switch (help) {
    case 'never':
      return 3;
    case 'turn':
    case 'before-die':
    case 'others':
    case 'moment':
    case 'next-round':
      return 2;
    case 'other':
      return 1;
    default:
      return 0;
  }
}

function bestFirst(reasons: readonly Reason[]): Reason[] {
  const different = new Map(reasons.map((reason) => [JSON.stringify(reason), reason]));
  return [...different.values()].sort((a, b) => urgency(a) - urgency(b));
}
