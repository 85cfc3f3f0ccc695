import type { ParagraphId } from '../book.js';

/** The five rulebooks, by the names of their texts. */
export const BOOKS = [
  'base-2015-de',
  'base-2015-en',
  'base-2021-deluxe-de',
  'base-2021-ru',
  'lets-waltz-2021-de',
] as const;
export type Book = (typeof BOOKS)[number];

/** A section of a rulebook by its heading, and the paragraphs that say the same in our words. */
export type Section = readonly [heading: string, ...paragraphs: readonly ParagraphId[]];

/** The sections of a book, for the headings of one of its languages; no topic may be without one. */
export const sectionsOf =
  <Topic extends string>(paragraphs: Readonly<Record<Topic, readonly ParagraphId[]>>) =>
  (headings: Readonly<Record<Topic, string>>): readonly Section[] =>
    (Object.keys(paragraphs) as Topic[]).map((topic) => [headings[topic], ...paragraphs[topic]]);
