import type { EntranceKey } from '@gah/engine';

/** What this module brings to look at closely. */
export type EntrancesSubject =
  | { readonly is: 'entrance'; readonly key: EntranceKey }
  | { readonly is: 'token'; readonly index: number };
