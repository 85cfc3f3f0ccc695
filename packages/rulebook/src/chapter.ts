import type { CorePicture } from './picture.js';

/** What stands behind a paragraph; its words are messages under its id in the section `rules`. */
export interface Facts<Drawn = CorePicture> {
  /** The rules of docs/rules.json that it tells; docs/rules-coverage.md names the tests that prove them. */
  readonly proves: readonly string[];
  readonly picture?: Drawn;
}

/** Paragraphs stand by id in the order of reading. */
export interface Chapter<Id extends string, Paragraph extends string, Drawn> {
  readonly id: Id;
  readonly paragraphs: Readonly<Record<Paragraph, Facts<Drawn>>>;
}

/** A chapter of a module that has pictures of its own; the id of a paragraph begins with its chapter's. */
export const chapterWith =
  <Drawn>() =>
  <const Id extends string, Key extends string>(
    id: Id,
    paragraphs: Readonly<Record<Key & `${Id}.${string}`, Facts<CorePicture | Drawn>>>,
  ): Chapter<Id, Key & `${Id}.${string}`, CorePicture | Drawn> => ({ id, paragraphs });

export const chapter = chapterWith<never>();
