/**
 * The rules that answer: chapters and paragraphs as data. Their words are the section `rules` of the
 * catalogue; what proves each, where the five books say it, and which prompts and refusals lead to it
 * stands here.
 *
 * @packageDocumentation
 */
export {
  CHAPTERS,
  isParagraphId,
  neighbourOf,
  PARAGRAPH_IDS,
  paragraphOf,
  PARAGRAPHS,
  rulingsOf,
} from './book.js';
export type { Chapter, ChapterId, Paragraph, ParagraphId, Picture } from './book.js';
export type { CorePicture } from './picture.js';
export type { ModulePicture } from './modules/index.js';
export { cardParagraph } from './links/cards.js';
export { DECISION_PARAGRAPHS } from './links/decisions.js';
export { REFUSAL_PARAGRAPHS } from './links/refusals.js';
export { PRINTED } from './printed.js';
export { search } from './search.js';
export { SECTIONS } from './sections/index.js';
export { BOOKS } from './sections/section.js';
export type { Book, Section } from './sections/section.js';
export { SIGN_GROUPS, SIGNS } from './signs.js';
export type { Sign } from './signs.js';
export { chapterTitle, paragraphWords, signText } from './words.js';
export type { ParagraphWords } from './words.js';
