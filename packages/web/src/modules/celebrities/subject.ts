import type { CelebrityKey } from '@gah/engine';

/** What this module brings to look at closely. */
export type CelebritiesSubject =
  { readonly is: 'celebrity'; readonly key: CelebrityKey } | { readonly is: 'lounge' };
