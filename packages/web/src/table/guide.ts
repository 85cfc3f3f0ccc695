import type { Target } from '../selection/target.js';
import type { Tab } from './phone/tabs.js';

/** Somebody who teaches at the table. */
export interface TableGuide {
  /** Where what is said can be found or done. */
  readonly places: readonly Target[];
  /** Which parts of the table are spoken of, by their `data-spot`. */
  readonly spots: readonly string[];
  /** On a phone: where to look now; a new one each time something is said. */
  readonly turnsTo: { readonly tab: Tab } | null;
  /** Something is being said. */
  readonly isSpeaking: boolean;
  /** It waits to be read: Enter goes on. */
  readonly isWaiting: boolean;
  /** Something has been begun at the table: Enter is for that. Told by the table. */
  isInterrupted: boolean;
  /** Goes on to what is said next; false where something is to be done first. */
  next(): boolean;
}
