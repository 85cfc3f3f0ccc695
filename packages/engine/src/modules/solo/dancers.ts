import type { RuleContext } from '../../model/context.js';
import {
  ballroomsOf,
  currentHall,
  danceFee,
  dancersLeft,
  placeDancer,
} from '../ballrooms/dancing.js';
import { OPPONENT } from './access.js';

const BOTTOM_ROW = 0;

/** A dancer in the bottom row of the ballroom scored next (1) or the one after (2), going right if full. */
export function placeOpponentDancer(context: RuleContext, dance: number): void {
  if (dancersLeft(context, OPPONENT) === 0) return;
  const halls = ballroomsOf(context).halls.length;
  const first = Math.min(currentHall(context) + dance - 1, halls - 1);
  for (let hall = first; hall < halls; hall++) {
    if (danceFee(context, hall, BOTTOM_ROW, 0) === null) continue;
    // The bottom row has no bonus, and the opponent has only one section, without any.
    placeDancer(context, OPPONENT, hall, BOTTOM_ROW, 0);
    return;
  }
}
