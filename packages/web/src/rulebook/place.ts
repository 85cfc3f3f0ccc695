import type { ParagraphId } from '@gah/rulebook';
import { cardParagraph, DECISION_PARAGRAPHS, REFUSAL_PARAGRAPHS } from '@gah/rulebook';
import type { RulesPlace } from './open.js';

/** The paragraph about what somebody wants to know. */
export function paragraphAt(place: RulesPlace): ParagraphId {
  if (typeof place === 'string') return place;
  if ('decision' in place) return DECISION_PARAGRAPHS[place.decision];
  if ('refusal' in place) return REFUSAL_PARAGRAPHS[place.refusal];
  if ('staff' in place) return cardParagraph('staffCards', place.staff);
  if ('guest' in place) return cardParagraph('guestCards', place.guest);
  if ('objective' in place) return cardParagraph('objectives', place.objective);
  return cardParagraph('tiles', place.tile);
}
