import type { GameEvent, SeatIndex, StaffNumber } from '@gah/engine';
import { addTo } from '@gah/engine';
import type { SeatCourse } from './summary.js';

/** How a game went for a seat, from everything that happened. */
export function courseOf(events: readonly GameEvent[], seat: SeatIndex): SeatCourse {
  const running: number[] = [];
  let [points, guests, bonuses, penalties] = [0, 0, 0, 0];
  for (const event of events) {
    // The final scoring follows the end of the last round.
    if (event.type === 'roundEnded') running.push(points);
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'vpGained') points += event.amount;
    if (event.type === 'guestMovedIn') guests++;
    if (event.type === 'tileBonus') bonuses++;
    if (event.type === 'tilePenalty') penalties++;
  }
  running.push(points);
  return { running, guests, bonuses, penalties };
}

/** The points of which the staff cards of a seat were the cause, by card. */
export function staffPointsOf(
  events: readonly GameEvent[],
  seat: SeatIndex,
): ReadonlyMap<StaffNumber, number> {
  const points = new Map<StaffNumber, number>();
  for (const event of events) {
    if (event.type !== 'vpGained' || event.seat !== seat) continue;
    const { source, id } = event.cause;
    if ((source !== 'staff' && source !== 'finalStaff') || typeof id !== 'number') continue;
    addTo(points, id, event.amount);
  }
  return points;
}
