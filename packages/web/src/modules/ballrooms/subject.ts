/** What this module brings to look at closely. */
export type BallroomsSubject =
  | { readonly is: 'ballroom'; readonly index: number }
  | { readonly is: 'rehearsal'; readonly index: number }
  | { readonly is: 'ballrooms' };
