import { contextFor } from '../game/contexts.js';
import type { Position } from '../model/position.js';
import { SPACES } from '../model/vocabulary.js';
import type { SpaceGift } from '../rules/actionSpaces.js';
import { actionSpace } from '../rules/actionSpaces.js';

/** The action spaces that are used for something: a good, krones, steps, rooms, staff. */
export function spacesGiving(position: Position, gift: SpaceGift): number[] {
  // What modules add is shared out with the goods of a space.
  const isAdded = contextFor(position).hooks.spaceGood.some((good) => good === gift);
  return SPACES.filter((space) => {
    const { goods, gives } = actionSpace(space);
    return gives.includes(gift) || (isAdded && goods !== null);
  });
}
