import { contextFor } from '../open.js';
import type { Position } from '../position.js';
import { isAutomatic as isAutomaticIn } from '../table.js';
import type { SeatIndex } from '../vocabulary.js';

/** Does nobody decide for this seat? */
export const isAutomatic = (position: Position, seat: SeatIndex): boolean =>
  isAutomaticIn(contextFor(position), seat);
