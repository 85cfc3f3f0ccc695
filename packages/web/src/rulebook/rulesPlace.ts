import type { RefusalCode, TaskKind, TileId } from '@gah/engine';
import type { ParagraphId } from '@gah/rulebook';

/** A card or tile; the paragraph that shows it is looked up. */
type RulesOfCard =
  | { readonly staff: number }
  | { readonly guest: number }
  | { readonly objective: number }
  | { readonly tile: TileId };

/** Where the rules are opened: a paragraph, or what somebody wants to know about. */
export type RulesPlace =
  ParagraphId | { readonly decision: TaskKind } | { readonly refusal: RefusalCode } | RulesOfCard;
