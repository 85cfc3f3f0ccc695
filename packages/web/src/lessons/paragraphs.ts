import type { Guidance } from '@gah/lessons';
import type { ParagraphId } from '@gah/rulebook';

/** Where the rules say more about what the guide speaks of; a test knows that there is such a paragraph. */
export const paragraphOf = (guidance: Guidance | null): ParagraphId | null =>
  (guidance?.more ?? null) as ParagraphId | null;
