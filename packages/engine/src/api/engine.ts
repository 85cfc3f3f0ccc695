import {
  advanceToDecision,
  applyMove,
  decidingSeats,
  isLegal,
  legalMoves,
} from '../game/decisions.js';
import type { GameEvent } from '../model/events.js';
import type { Generator } from '../random/rng.js';
import type { SetupInput } from '../flow/setup.js';
import { dealCards, setUpBoard, parseSetup } from '../flow/setup.js';
import type { Move } from '../model/moves.js';
import { asMove, makeMove } from '../model/moves.js';
import type { Refusal } from '../model/reasons.js';
import { against } from '../questions/whyMove.js';
import type { GameState } from '../model/state.js';
import type { Task } from '../model/tasks.js';
import { clone } from '../model/state.js';
import type { RuleContext } from '../model/context.js';
import { contextFor, openContext } from '../game/contexts.js';
import type { Position } from '../model/position.js';
import type { SeatIndex } from '../model/vocabulary.js';

/** Who must decide, and what about. */
export interface Pending {
  readonly seat: SeatIndex;
  readonly task: Task;
}

export type Played =
  | { readonly ok: true; readonly state: GameState; readonly events: GameEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** A new game; throws a SetupError for an impossible set-up. */
export function createGame(setup: SetupInput): GameState {
  return startGame(setup).state;
}

/** A new game with the events of its set-up; one begun earlier may need the generator of its time. */
export function startGame(
  setup: SetupInput,
  generator?: Generator,
): { state: GameState; events: GameEvent[] } {
  const events: GameEvent[] = [];
  const context = openContext(setUpBoard(parseSetup(setup), generator), events);
  dealCards(context);
  advanceToDecision(context);
  return { state: context.state, events };
}

/** Who must decide what: one entry, several only in the draft; empty when the game is over. */
export function pending(state: Position): Pending[] {
  const task = state.tasks.at(-1);
  if (!task) return [];
  return decidingSeats(contextFor(state)).map((seat) => ({ seat, task }));
}

/** Every legal move of a seat: the only authority on legality. */
export function moves(position: Position, seat: SeatIndex): Move[] {
  return legalMoves(contextFor(position), seat);
}

/** Plays a move on a copy; an illegal or malformed one is refused with a code and changes nothing. */
export function play(state: GameState, move: Move): Played {
  const refusal = refusalOf(state, move);
  if (refusal) return { ok: false, refusal };
  const events: GameEvent[] = [];
  const next = clone(state);
  const history = next.history === null ? null : `${next.history}${makeMove(move)}\n`;
  advance(openContext(next, events), move);
  next.history = history;
  return { ok: true, state: next, events };
}

/** The reason why a move (or anything else) cannot be played now; null when it can. */
export function refusalOf(position: Position, value: unknown): Refusal | null {
  const move = asMove(value);
  if (!move)
    return {
      code: 'malformed-move',
      detail: 'a move has a seat, a kind and the fields of its kind',
    };
  const { seat } = move;
  if (!(seat in position.seats)) return { code: 'unknown-seat', detail: `seat ${seat}` };
  const context = contextFor(position);
  if (isLegal(context, move)) return null;
  const [{ code }] = against(context, seat, move);
  return { code, detail: code === 'not-your-decision' ? `seat ${seat}` : makeMove(move) };
}

/** Plays a legal move in place and moves the undo limit. */
export function advance(context: RuleContext, move: Move): void {
  const { state } = context;
  const stays = applyMove(context, move);
  state.ply++;
  state.history = null;
  if (context.revealed || !stays) state.undoFloor = state.ply;
}

/**
 * How far the deciding seat may step back: the lowest ply it may return to, or null when it may not
 * go back at all. Never past a roll, a draw, a new guest in the queue or another seat's move.
 */
export function undoTarget(state: GameState): number | null {
  return state.history !== null && state.undoFloor < state.ply ? state.undoFloor : null;
}
