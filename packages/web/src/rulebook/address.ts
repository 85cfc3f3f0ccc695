import type { ParagraphId } from '@gah/rulebook';

/** Where a paragraph has a page of its own. */
export const addressOf = (id: ParagraphId): string => `#/rules/${id}`;

/** The element that shows it. */
export const elementOf = (id: ParagraphId): string => `rule-${id}`;

/** Brings a paragraph into view and gives it the focus. */
export function showParagraph(id: ParagraphId, within: ParentNode = document): void {
  const element = within.querySelector<HTMLElement>(`[id="${elementOf(id)}"]`);
  element?.scrollIntoView({ block: 'start' });
  element?.focus({ preventScroll: true });
}
