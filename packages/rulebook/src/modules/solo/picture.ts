/** The hotels of the opponent. */
export interface SoloPicture {
  readonly is: 'soloHotels';
}
