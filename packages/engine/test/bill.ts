import type { Move, Position, SeatIndex } from '@gah/engine';
import { moves, priceOf, strengthOf } from '@gah/engine';

/** Why a move costs what it costs, line by line: `place: 2 krones`, `free: -2 krones (staff 25)`. */
export const billFor = (position: Position, move: Move): string[] =>
  priceOf(position, move).parts.map(({ part, currency, amount, cause }) => {
    const by = cause ? ` (${cause.source} ${cause.id})` : '';
    return `${part}: ${amount} ${currency}${by}`;
  });

/** The dice that make the strongest action, the cheapest first. */
export function strongestDice(position: Position, seat: SeatIndex): Move[] {
  const dice = moves(position, seat).filter(({ kind }) => kind === 'takeDie');
  const strength = (move: Move): number => strengthOf(position, move).strength;
  const most = Math.max(...dice.map(strength));
  const krones = (move: Move): number => priceOf(position, move).krones;
  return dice
    .filter((move) => strength(move) === most)
    .sort((one, other) => krones(one) - krones(other));
}
