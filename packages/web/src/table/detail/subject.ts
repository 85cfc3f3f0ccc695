import type { TileId, Wish } from '@gah/engine';
import type { ModuleSubject } from '../../modules/index.js';

/** Something that can be looked at closely. */
export type Subject =
  | { readonly is: 'guest'; readonly card: number }
  | { readonly is: 'staff'; readonly card: number }
  | { readonly is: 'politics'; readonly card: number }
  | { readonly is: 'tile'; readonly id: TileId }
  | { readonly is: 'space'; readonly space: number }
  | ModuleSubject;

/** Everything there is to say about a card or tile, generated from its record. */
export interface Explanation {
  readonly name: string;
  readonly kind: string;
  readonly lines: readonly Line[];
  /** Values that no source gives. */
  readonly reconstructed: readonly string[];
}

interface Line {
  readonly label?: string;
  readonly text: string;
}

/** A closer look: at what, beside which place, and whether it stays until it is closed. */
export interface Look {
  readonly subject: Subject;
  readonly anchor: DOMRect | null;
  readonly isPinned: boolean;
  /** What is looked at as something to use, to say why that cannot be done. */
  readonly wish?: Wish | undefined;
}
