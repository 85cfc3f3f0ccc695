/** The five ballrooms with their row bonuses and scorings. */
export interface BallroomsPicture {
  readonly is: 'ballrooms';
}
