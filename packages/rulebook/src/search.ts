import { guestName, politicsName, staffName } from '@gah/text';
import type { Language } from '@gah/text';
import type { Paragraph, Picture } from './book.js';
import { PARAGRAPHS } from './book.js';
import { MODULE_SHOWN_NAMES } from './modules/index.js';
import { PRINTED } from './printed.js';
import { chapterTitle, paragraphWords, signText } from './words.js';

/** As one types it: case, accents, the dots of ё and the sharp s do not matter. */
const plain = (text: string): string =>
  text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');

type ShownNames = {
  readonly [K in Picture['is']]: (
    language: Language,
    picture: Extract<Picture, { readonly is: K }>,
  ) => readonly string[];
};

/** The names that pictures show are found, too. */
const SHOWN_NAMES: ShownNames = {
  dice: () => [],
  queue: () => [],
  hotel: () => [],
  group: () => [],
  bonuses: () => [],
  track: () => [],
  guest: (language, { card }) => [guestName(language, card)],
  staff: (language, { card }) => [staffName(language, card, PRINTED.edition)],
  staffCards: (language, { cards }) =>
    cards.map((card) => staffName(language, card, PRINTED.edition)),
  guestCards: (language, { cards }) => cards.map((card) => guestName(language, card)),
  objectives: (language, { cards }) => cards.map((card) => politicsName(language, card)),
  tiles: (_language, { tiles }) => tiles,
  signs: (language, { signs }) => signs.map((sign) => signText(language, sign)),
  ...MODULE_SHOWN_NAMES,
};

function namesIn(language: Language, picture: Picture | undefined): readonly string[] {
  if (!picture) return [];
  const namesOf = SHOWN_NAMES[picture.is] as (
    language: Language,
    picture: Picture,
  ) => readonly string[];
  return namesOf(language, picture);
}

interface Entry {
  readonly paragraph: Paragraph;
  readonly title: string;
  readonly all: string;
}

const indices = new Map<Language, readonly Entry[]>();

function indexOf(language: Language): readonly Entry[] {
  let index = indices.get(language);
  if (!index) {
    index = PARAGRAPHS.map((paragraph) => {
      const { title, text, edition } = paragraphWords(language, paragraph.id);
      const names = namesIn(language, paragraph.picture);
      const all = [title, chapterTitle(language, paragraph.chapter), text, edition ?? '', ...names];
      return { paragraph, title: plain(title), all: plain(all.join('\n')) };
    });
    indices.set(language, index);
  }
  return index;
}

/** The paragraphs that hold every word of a query, those with all of them in the title first. */
export function search(language: Language, query: string): readonly Paragraph[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const holds = (text: string): boolean => words.every((word) => text.includes(word));
  const found = indexOf(language).filter(({ all }) => holds(all));
  const inTitle = found.filter(({ title }) => holds(title));
  return [...inTitle, ...found.filter((entry) => !inTitle.includes(entry))].map(
    ({ paragraph }) => paragraph,
  );
}
