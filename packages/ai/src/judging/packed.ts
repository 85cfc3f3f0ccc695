/** Weights travel as 16-bit numbers in base 64, each list with its own unit. */
export interface PackedNetwork {
  /** The features for which they were learnt. */
  readonly features: string;
  readonly hidden: number;
  readonly units: { readonly first: number; readonly direct: number; readonly second: number };
  readonly data: string;
}
