/** Everything here lies open. */
export interface BallroomsState {
  /** The three ballrooms on the table, left to right: indices into the content. */
  halls: number[];
  /**
   * Dancers by hall, row (bottom first) and space: 0 for nobody, else the seat + 1, and TWO more when
   * two dancers of that seat share the space. Spaces beyond the printed ones are the balcony.
   */
  floor: number[][][];
  /** Rehearsal rooms still to be chosen: indices into the content. */
  offered: number[];
  /** The rehearsal room of each seat; -1 before it is chosen. */
  rehearsal: number[];
  /** Dancers left in each section, by seat. */
  sections: number[][];
  /** Dancers out of the game, by seat. */
  out: number[];
}

export const TWO_DANCERS = 8;

export const copyBallrooms = (state: BallroomsState): BallroomsState => ({
  halls: state.halls.slice(),
  floor: state.floor.map((rows) => rows.map((row) => row.slice())),
  offered: state.offered.slice(),
  rehearsal: state.rehearsal.slice(),
  sections: state.sections.map((section) => section.slice()),
  out: state.out.slice(),
});
