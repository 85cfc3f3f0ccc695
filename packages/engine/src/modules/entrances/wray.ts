import { emperorTile } from '../../content/content.js';
import type { TileId } from '../../content/cards.js';
import { nextTurn } from '../../decisions/why/common.js';
import type { QueryContext, RuleContext } from '../../model/context.js';
import type { MoveOf } from '../../model/moves.js';
import type { Reason } from '../../model/reasons.js';
import { NEVER } from '../../model/reasons.js';
import type { TaskOf, TurnTask } from '../../model/tasks.js';
import { LETTERS } from '../../model/vocabulary.js';
import { pushBenefits } from '../../rules/benefits.js';
import { stepBack } from '../../rules/resources.js';
import { seatOf } from '../../rules/seats.js';
import { stepsMissing } from '../../rules/shortages.js';
import { entrancesOf, notOwned } from './ownership.js';
import type { EntranceRules } from './rules.js';

/** Emperor tiles of one's own. */

/** Steps back for the bonus of a tile: 1, 2, 3 for A, B, C. */
export const tilePrice = (tile: TileId): number =>
  LETTERS.findIndex((letter) => tile.startsWith(letter)) + 1;

export const wray: EntranceRules = {
  turnMoves: (context, { seat }, moves) => {
    const { emperorTiles, tileUsed } = entrancesOf(context);
    if (tileUsed) return;
    const { emperor } = seatOf(context, seat);
    for (const tile of emperorTiles)
      if (tilePrice(tile) <= emperor) moves.push({ seat, kind: 'useTile', tile });
  },
  paysWithSteps: (context) => entrancesOf(context).emperorTiles.length > 0,
};

export function useTile(context: RuleContext, task: TurnTask, { tile }: MoveOf<'useTile'>): void {
  const state = entrancesOf(context);
  state.tileUsed = true;
  state.emperorTiles = state.emperorTiles.filter((other) => other !== tile);
  context.events?.push({ type: 'tileUsed', seat: task.seat, tile });
  stepBack(context, task.seat, tilePrice(tile));
  pushBenefits(context, task.seat, emperorTile(context.content, tile).bonus, {
    source: 'tile',
    id: tile,
  });
}

export function whyNotTile(
  context: QueryContext,
  { seat }: TaskOf<'turn'>,
  { tile }: MoveOf<'useTile'>,
): Reason {
  const foreign = notOwned(context, seat, 'wray');
  if (foreign) return foreign;
  const { emperorTiles, tileUsed } = entrancesOf(context);
  if (!emperorTiles.includes(tile)) return { code: 'tile-gone', tile, remedy: NEVER };
  return tileUsed
    ? { code: 'tile-used', remedy: nextTurn(context, seat) }
    : stepsMissing(context, seat, tilePrice(tile));
}
