/** What a game alone brings to look at closely. */
export type SoloSubject =
  /** The opponent's steps on an objective card. */
  | { readonly is: 'soloSteps'; readonly slot: number }
  | { readonly is: 'soloCard' }
  | { readonly is: 'soloStars' }
  | { readonly is: 'soloHotel' };
