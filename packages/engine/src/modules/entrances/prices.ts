import { diePriceWith } from '../../decisions/diceMoves.js';
import { spacePrice, tollOf } from '../../rules/spaces.js';
import type { QueryContext } from '../../model/context.js';
import type { TileId } from '../../content/cards.js';
import type { Die, SeatIndex } from '../../model/vocabulary.js';
import { LETTERS } from '../../model/vocabulary.js';

/** What the abilities of entrances cost. */

/** Steps back for the bonus of a tile: 1, 2, 3 for A, B, C. */
export const tilePrice = (tile: TileId): number =>
  LETTERS.findIndex((letter) => tile.startsWith(letter)) + 1;

export interface Shift {
  readonly from: number;
  readonly to: number;
  readonly die: Die;
}

/** What using the space would cost once the die lies there. */
export const priceAfter = (
  context: QueryContext,
  seat: SeatIndex,
  { to, die }: Shift,
  withDie: boolean,
  withToll: boolean,
): number =>
  withDie
    ? diePriceWith(context, seat, to, die, withToll)
    : spacePrice(to) + (withToll ? tollOf(context, to) : 0);
