/** Everything here lies open. */
export interface BallroomsState {
  /** The three ballrooms on the table, left to right: indices into the content. */
  halls: readonly number[];
  /**
   * Dancers by hall, row (bottom first) and space: 0 for nobody, else the seat + 1, and TWO more when
   * two dancers of that seat share the space. Spaces beyond the printed ones are the balcony.
   */
  floor: readonly (readonly (readonly number[])[])[];
  /** Rehearsal rooms still to be chosen: indices into the content. */
  offered: readonly number[];
  /** The rehearsal room of each seat; -1 before it is chosen. */
  rehearsal: readonly number[];
  /** Dancers left in each section, by seat. */
  sections: readonly (readonly number[])[];
  /** Dancers out of the game, by seat. */
  out: readonly number[];
}

export const TWO_DANCERS = 8;
