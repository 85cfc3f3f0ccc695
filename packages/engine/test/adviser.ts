import type { Move, Position, SeatIndex } from '@gah/engine';
import {
  count,
  emperorOutlook,
  groupsCompletedBy,
  isLastTurnBeforeScoring,
  objectiveProgress,
  ordersOf,
} from '@gah/engine';

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);

/** What there is to say to somebody about a seat; a state will do, and so will what one sees of it. */
export function adviceFor(position: Position, seat: SeatIndex): string[] {
  const advice = [`${count(position, seat, { count: 'occupied' })} rooms are occupied`];
  for (const { guest, missing, inKitchen, isServed } of ordersOf(position, seat)) {
    if (isServed) advice.push(`guest ${guest} can leave`);
    else
      advice.push(`guest ${guest} waits for ${sum(missing)}, ${sum(inKitchen)} are in the kitchen`);
  }
  for (const slot of position.politics.keys()) {
    const { card, conditions, vp } = objectiveProgress(position, seat, slot);
    const open = conditions.filter(({ missing }) => missing > 0).length;
    advice.push(`objective ${card}: ${open} conditions open, ${vp} points`);
  }
  const outlook = emperorOutlook(position, seat);
  if (outlook && isLastTurnBeforeScoring(position, seat))
    advice.push(`the emperor brings ${outlook.vp} points and a ${outlook.verdict}`);
  return advice;
}

/** Does this move complete a group? */
export const completesGroup = (position: Position, move: Move): boolean =>
  move.kind === 'moveIn' && groupsCompletedBy(position, move.seat, [move.room]).length > 0;
