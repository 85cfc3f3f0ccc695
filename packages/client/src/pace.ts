/**
 * The rhythm in which the moves of others are shown. Their moves come in phases; outside of one there is
 * nothing to hasten, so a key or a tap of the own turn never shortens the turn that follows.
 */
export interface Pace {
  /** Others move now, in full length. */
  begin(): void;
  /** A moment to see what happened. */
  pause(): Promise<void>;
  /** The pause that is running ends; those that follow do not. */
  skip(): void;
  /** No more pauses until the phase ends. */
  hurry(): void;
  end(): void;
}
