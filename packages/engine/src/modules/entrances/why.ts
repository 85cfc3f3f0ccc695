import type { EntranceKey } from './content/entrances.js';
import { isTollAvoidable } from '../../decisions/diceMoves.js';
import { conditionNotMet } from '../../decisions/why/cards.js';
import { nextTurn, notInPlay } from '../../decisions/why/common.js';
import { stepsMissing, tooExpensive } from '../../rules/shortages.js';
import { isSpace, noDie } from '../../decisions/why/dice.js';
import { whyNotEffect } from '../../effects/interpreter.js';
import type { MoveOf } from '../../model/moves.js';
import type { Reason } from '../../model/reasons.js';
import { another, NEVER, noSuchPlace } from '../../model/reasons.js';
import { diceOn, kindsOfDice } from '../../rules/spaces.js';
import type { TaskOf } from '../../model/tasks.js';
import type { QueryContext } from '../../model/context.js';
import type { SeatIndex } from '../../model/vocabulary.js';
import { priceAfter, tilePrice } from './prices.js';
import { entrancesOf, owns } from './ownership.js';

/** Why entrances cannot be had, and what they offer cannot be used. */

/** Entrances are not in play, or another one is the seat's own. */
function notOwned(context: QueryContext, seat: SeatIndex, entrance: EntranceKey): Reason | null {
  if (!context.state.modules.entrances) return notInPlay('entrances');
  return owns(context, seat, entrance)
    ? null
    : { code: 'not-your-entrance', entrance, remedy: NEVER };
}

const sold = (entrance: EntranceKey): Reason => ({
  code: 'entrance-sold',
  entrance,
  remedy: another('entrance'),
});

const bidTooLow = (least: number): Reason => ({
  code: 'bid-too-low',
  least,
  remedy: { help: 'bid', amount: least },
});

export function whyNotAuction(
  context: QueryContext,
  { seat }: TaskOf<'auction'>,
  { entrance, bid }: MoveOf<'auction'>,
): Reason {
  if (!entrancesOf(context).offered.includes(entrance)) return sold(entrance);
  return bid < 0 ? bidTooLow(0) : tooExpensive(context, seat, bid);
}

/** Alone, nobody bids. */
export const whyNotPick = (
  context: QueryContext,
  _task: TaskOf<'pickEntrance'>,
  { entrance }: MoveOf<'auction'>,
): Reason =>
  entrancesOf(context).offered.includes(entrance)
    ? { code: 'no-bidding', remedy: { help: 'bid', amount: 0 } }
    : sold(entrance);

export function whyNotBid(
  context: QueryContext,
  { seat }: TaskOf<'bid'>,
  { amount }: MoveOf<'bid'>,
): Reason {
  const least = (entrancesOf(context).auction?.bid ?? 0) + 1;
  return amount < least ? bidTooLow(least) : tooExpensive(context, seat, amount);
}

export function whyNotToken(
  context: QueryContext,
  { seat, half }: TaskOf<'token'>,
  { token }: MoveOf<'takeToken'>,
): Reason {
  const effect = context.content.tokens[token]?.[half];
  if (!effect) return noSuchPlace('token');
  return entrancesOf(context).tokens.includes(token)
    ? whyNotEffect(context, seat, effect)
    : { code: 'token-gone', remedy: another('token') };
}

export function whyNotFulfil(
  context: QueryContext,
  { seat }: TaskOf<'turn'>,
  { card }: MoveOf<'fulfil'>,
): Reason {
  const foreign = notOwned(context, seat, 'ninas');
  if (foreign) return foreign;
  const { personalPolitics, fulfilled } = entrancesOf(context);
  if (!personalPolitics.includes(card)) return noSuchPlace('objective');
  return fulfilled.includes(card)
    ? { code: 'already-fulfilled', card, remedy: NEVER }
    : conditionNotMet(context, seat, card);
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

function whyNotThisShift(
  context: QueryContext,
  seat: SeatIndex,
  move: MoveOf<'shiftDie'>,
  withDie: boolean,
): Reason {
  const { from, to, die } = move;
  if (!isSpace(from) || !isSpace(to)) return noSuchPlace('space');
  if (!kindsOfDice(context, from).includes(die)) return noDie(diceOn(context, from) ? die : 'any');
  if (Math.abs(from - to) !== 1)
    return { code: 'not-neighbouring', from, to, remedy: another('space') };
  const tollAvoidable = isTollAvoidable(context, seat, withDie);
  return tooExpensive(context, seat, priceAfter(context, seat, move, withDie, tollAvoidable));
}

export function whyNotShiftOfTurn(
  context: QueryContext,
  { seat, mainDone, extra }: TaskOf<'turn'>,
  move: MoveOf<'shiftDie'>,
): Reason {
  const foreign = notOwned(context, seat, 'kozi');
  if (foreign) return foreign;
  if (mainDone) return { code: 'main-action-done', remedy: nextTurn(context, seat, 'before-die') };
  return whyNotThisShift(context, seat, move, !extra);
}

export const whyNotShift = (
  context: QueryContext,
  { seat }: TaskOf<'useSpace'>,
  move: MoveOf<'shiftDie'>,
): Reason => notOwned(context, seat, 'kozi') ?? whyNotThisShift(context, seat, move, false);
