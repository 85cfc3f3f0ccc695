import type { Target } from '../selection/target.js';

/** Somebody who teaches at the table. */
export interface TableGuide {
  /** Where what is said can be found or done. */
  readonly places: readonly Target[];
  /** Goes on to what is said next; false where something is to be done first. */
  next(): boolean;
}
