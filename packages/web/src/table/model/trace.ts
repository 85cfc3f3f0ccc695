import type { GameEvent, SeatIndex } from '@gah/engine';
import type { Target } from '../../selection/target.js';
import { target } from '../../selection/target.js';
import type { PlayedStep } from '../../session/timeline.js';
import type { Scene } from './scene.js';
import { stepsSince } from './since.js';

function placesIn(event: GameEvent, { view }: Scene): Target[] {
  switch (event.type) {
    case 'dieTaken':
    case 'spaceUsed':
      return [target('space', event.space)];
    case 'politicsClaimed':
      return [target('politics', view.politics.indexOf(event.card))];
    default:
      return [];
  }
}

/** Places the others have touched since this seat last moved. */
export function traces(
  scene: Scene,
  log: readonly PlayedStep[],
  own: SeatIndex,
): ReadonlySet<Target> {
  const events = stepsSince(log, own).flatMap((step) => step.events);
  return new Set(events.flatMap((event) => placesIn(event, scene)));
}
