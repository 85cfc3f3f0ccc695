/**
 * The rhythm in which the moves of others are shown. Their moves come in phases; outside of one there is
 * nothing to hasten, so a key or a tap of the own turn never shortens the turn that follows.
 */
export interface Pace {
  /** Others move now, in full length. */
  begin(): void;
  /** A moment to see what happened; lasts at least as long as what holds. */
  pause(): Promise<void>;
  /** Until nothing holds any more. */
  settle(): Promise<void>;
  /** The pause that is running ends; those that follow do not. */
  skip(): void;
  /** Pauses are short as long as this is so, at most until the phase ends. */
  hasten(isHastened: boolean): void;
  /** What is shown now takes its own time: nothing else is shown before it is over. */
  hold(shown: Promise<unknown>): void;
  end(): void;
}
