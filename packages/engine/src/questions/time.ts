import { EMPEROR_ROUNDS } from '../content/boards.js';
import { contextFor } from '../game/contexts.js';
import type { Position } from '../model/position.js';
import { currentTurn } from '../rules/openTasks.js';
import { isAutomatic, seatOf } from '../rules/seats.js';
import { scoringFrom } from '../flow/emperor.js';
import { lowestNumber, turnNumber, TURNS_PER_ROUND, turnsLeftInRound } from '../flow/turnOrder.js';
import type { TileId } from '../content/cards.js';
import type { SeatIndex } from '../model/vocabulary.js';

/** How far the game is: who plays which turns, how many are left, when the emperor looks. */

/** The turns of a seat in this round. */
export interface Turns {
  /** Their numbers in the order of play. */
  readonly numbers: readonly number[];
  /** How many of them are over, or have taken their die. */
  readonly taken: number;
  /** Waits with its turn until all others have passed or played. */
  readonly passed: boolean;
}

export function turnsOf(position: Position, seat: SeatIndex): Turns {
  const context = contextFor(position);
  const { diceTaken, passed } = seatOf(context, seat);
  return {
    numbers: Array.from({ length: TURNS_PER_ROUND }, (_, turn) => turnNumber(context, seat, turn)),
    taken: diceTaken.length,
    passed,
  };
}

/** The turn going on: whose it is and which number it has; null between turns. */
export function turnNow(position: Position): { seat: SeatIndex; number: number } | null {
  const context = contextFor(position);
  const turn = currentTurn(context);
  if (!turn) return null;
  const taken = seatOf(context, turn.seat).diceTaken.length;
  // After the main action the die already lies on the turn order tile.
  const index = Math.max(0, turn.mainDone ? taken - 1 : taken);
  return {
    seat: turn.seat,
    number: turnNumber(context, turn.seat, Math.min(index, TURNS_PER_ROUND - 1)),
  };
}

/** Who plays after the turn going on, if nobody passes; null when this round has no turn left. */
export function nextToPlay(position: Position): SeatIndex | null {
  if (position.phase !== 'turns') return null;
  const context = contextFor(position);
  const now = currentTurn(context);
  if (now && !now.mainDone) return afterTurnOf(position, now.seat);
  const next = lowestNumber(context, false);
  const roller = next >= 0 ? next : lowestNumber(context, true);
  return roller >= 0 ? roller : null;
}

/** As if this seat had taken its die already. */
function afterTurnOf(position: Position, seat: SeatIndex): SeatIndex | null {
  const seats = position.seats.map((each, index) =>
    index === seat ? { ...each, diceTaken: [...each.diceTaken, 0] } : each,
  );
  const context = contextFor({ ...position, seats });
  const next = lowestNumber(context, false);
  const roller = next >= 0 ? next : lowestNumber(context, true);
  return roller >= 0 ? roller : null;
}

export interface NextScoring {
  /** 0, 1 or 2. */
  readonly scoring: number;
  /** The round after which it comes. */
  readonly round: number;
  readonly tile: TileId;
  /** Rounds that end before it, this one included; 0 while it is going on. */
  readonly rounds: number;
}

/** The emperor scoring that comes next, or is going on; null after the last one. */
export function nextEmperorScoring({ phase, round, tiles }: Position): NextScoring | null {
  if (phase === 'over') return null;
  const scoring = scoringFrom(round);
  const tile = tiles[scoring];
  const scored = EMPEROR_ROUNDS[scoring];
  if (tile === undefined || scored === undefined) return null;
  const rounds = phase === 'emperor' ? 0 : scored - Math.max(1, round) + 1;
  return { scoring, round: scored, tile, rounds };
}

/** Which of the three emperor scorings has not begun yet and comes first; -1 after the last. */
export const scoringAhead = ({ phase, round }: Position): number =>
  scoringFrom(phase === 'emperor' || phase === 'over' ? round + 1 : round);

/** Has a seat no further turn, once the one going on or the next is over, before the emperor looks? */
export function isLastTurnBeforeScoring(position: Position, seat: SeatIndex): boolean {
  const { phase, round } = position;
  if (phase !== 'turns' || !EMPEROR_ROUNDS.includes(round)) return false;
  const context = contextFor(position);
  if (isAutomatic(context, seat)) return turnsLeftInRound(position, seat) <= 1;
  const turn = currentTurn(context);
  const isPlaying = turn?.seat === seat && turn.mainDone;
  return turnsLeftInRound(position, seat) <= (isPlaying ? 0 : 1);
}
