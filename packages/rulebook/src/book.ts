import type { Chapter as AnyChapter, Facts } from './chapter.js';
import { about, goal, setup } from './chapters/beginning.js';
import { guests, objectives, staff, tiles } from './chapters/cards.js';
import { editions, promos, signs, waltz } from './chapters/more.js';
import { actions, additional, occupancy, passing, round, turn } from './chapters/playing.js';
import { emperor, final } from './chapters/scoring.js';
import type { ModulePicture } from './modules/index.js';
import { ALONE_CHAPTERS, EXPANSION_CHAPTERS } from './modules/index.js';
import type { CorePicture } from './picture.js';

/** All chapters in the order of reading. */
const BOOK = [
  goal,
  setup,
  round,
  turn,
  actions,
  additional,
  occupancy,
  passing,
  emperor,
  final,
  staff,
  guests,
  objectives,
  tiles,
  waltz,
  ...EXPANSION_CHAPTERS,
  promos,
  ...ALONE_CHAPTERS,
  editions,
  signs,
  about,
] as const;

export type Picture = CorePicture | ModulePicture;
export type ChapterId = (typeof BOOK)[number]['id'];
type ParagraphIn<C> = C extends AnyChapter<string, infer Key, infer _Drawn> ? Key : never;
export type ParagraphId = ParagraphIn<(typeof BOOK)[number]>;

export interface Paragraph extends Facts<Picture> {
  readonly id: ParagraphId;
  readonly chapter: ChapterId;
}

export interface Chapter {
  readonly id: ChapterId;
  readonly paragraphs: readonly Paragraph[];
}

export const CHAPTERS: readonly Chapter[] = BOOK.map(({ id, paragraphs }) => ({
  id,
  paragraphs: Object.entries<Facts<Picture>>(paragraphs).map(([key, facts]) => ({
    ...facts,
    id: key as ParagraphId,
    chapter: id,
  })),
}));

export const PARAGRAPHS: readonly Paragraph[] = CHAPTERS.flatMap(({ paragraphs }) => paragraphs);
export const PARAGRAPH_IDS: readonly ParagraphId[] = PARAGRAPHS.map(({ id }) => id);

const BY_ID = new Map<string, Paragraph>(PARAGRAPHS.map((paragraph) => [paragraph.id, paragraph]));

/** The paragraph of this id, as an address may name it. */
export const paragraphOf = (id: string): Paragraph | undefined => BY_ID.get(id);

export const isParagraphId = (id: string): id is ParagraphId => BY_ID.has(id);

/** The paragraph so many places after another one, in the order of reading. */
export const neighbourOf = (id: ParagraphId, step: 1 | -1): Paragraph | undefined =>
  PARAGRAPHS[PARAGRAPH_IDS.indexOf(id) + step];

/** Rulings have a letter and a number: what the books leave open or see differently. */
const RULING = /^[A-Z]\d+$/;
export const rulingsOf = ({ proves }: Pick<Facts, 'proves'>): readonly string[] =>
  proves.filter((rule) => RULING.test(rule));
