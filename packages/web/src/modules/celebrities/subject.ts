import type { CelebrityKey } from '@gah/engine';

/** What this module brings to look at closely. */
export interface CelebritiesSubject {
  readonly is: 'celebrity';
  readonly key: CelebrityKey;
}
