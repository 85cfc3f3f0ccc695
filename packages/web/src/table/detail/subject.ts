import type { CelebrityKey, EntranceKey, TileId, Wish } from '@gah/engine';

/** Something that can be looked at closely. */
export type Subject =
  | { readonly is: 'guest'; readonly card: number }
  | { readonly is: 'staff'; readonly card: number }
  | { readonly is: 'politics'; readonly card: number }
  | { readonly is: 'tile'; readonly id: TileId }
  | { readonly is: 'celebrity'; readonly key: CelebrityKey }
  | { readonly is: 'entrance'; readonly key: EntranceKey }
  | { readonly is: 'ballroom'; readonly index: number }
  | { readonly is: 'rehearsal'; readonly index: number }
  | { readonly is: 'token'; readonly index: number }
  | { readonly is: 'instruction'; readonly card: number }
  | { readonly is: 'space'; readonly space: number };

/** A closer look: at what, beside which place, and whether it stays until it is closed. */
export interface Look {
  readonly subject: Subject;
  readonly anchor: DOMRect | null;
  readonly isPinned: boolean;
  /** What is looked at as something to use, to say why that cannot be done. */
  readonly wish?: Wish | undefined;
}
