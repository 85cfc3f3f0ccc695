/** Weights travel as 16-bit numbers in base 64. */
export interface PackedWeights {
  /** The features for which they were learnt. */
  readonly features: string;
  /** What a step of 1 means. */
  readonly unit: number;
  readonly data: string;
}
