/** What one generation has shown. */
export interface Figures {
  readonly generation: number;
  /** Games learnt from so far. */
  readonly games: number;
  readonly positions: number;
  /** Mean final score in plain games for two. */
  readonly meanScore: number;
  /** How far expectations were off: root of the mean square, and mean. */
  readonly error: number;
  readonly bias: number;
  /** Error on what is learnt from, in points. */
  readonly fit: number;
  readonly minutes: number;
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

export const rootMeanSquare = (values: readonly number[]): number =>
  Math.sqrt(mean(values.map((value) => value * value)));
