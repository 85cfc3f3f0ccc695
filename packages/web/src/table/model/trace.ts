import type { GameEvent, SeatIndex } from '@gah/engine';
import type { Target } from '../../selection/target.js';
import { target } from '../../selection/target.js';
import type { PlayedStep } from '../../session/timeline.js';
import type { Scene } from './scene.js';

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
  const places = new Set<Target>();
  for (const step of [...log].reverse()) {
    if (step.seat === own || step.seat === null) break;
    for (const event of step.events) for (const place of placesIn(event, scene)) places.add(place);
  }
  return places;
}
