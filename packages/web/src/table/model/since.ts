import type { SeatIndex } from '@gah/engine';
import type { PlayedStep } from '../../session/timeline.js';

/** What the others have done since a seat last moved, oldest first. */
export function stepsSince(log: readonly PlayedStep[], own: SeatIndex): readonly PlayedStep[] {
  const last = log.findLastIndex(({ seat }) => seat === own || seat === null);
  return log.slice(last + 1);
}
