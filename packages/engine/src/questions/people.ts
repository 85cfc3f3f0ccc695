import { contextFor } from '../game/contexts.js';
import type { Position } from '../model/position.js';
import { isAutomatic as isAutomaticIn } from '../rules/seats.js';
import type { SeatIndex } from '../model/vocabulary.js';

/** Does nobody decide for this seat? */
export const isAutomatic = (position: Position, seat: SeatIndex): boolean =>
  isAutomaticIn(contextFor(position), seat);
