import {
  at,
  CAFE_TABLES,
  DICE_BY_SEATS,
  EMPEROR_BONUS_FROM,
  EMPEROR_ROUNDS,
  GOODS_PER_SERVING,
  HAND_SIZE,
  LAST_EMPEROR_SPACE,
  LOSS_PER_GUEST,
  QUEUE_PLACES,
  ROUNDS,
  SETUP_ROOMS,
} from '@gah/engine';
import type { Language, Sections } from '@gah/text';
import { phrases } from '@gah/text';
import type { ChapterId, ParagraphId } from './book.js';
import { MODULE_AMOUNTS } from './modules/index.js';
import { PRINTED } from './printed.js';
import type { Sign } from './signs.js';

type Words = Sections['rules'];
/** A paragraph without words in the catalogue does not compile. */
type WordsOf<Id extends ParagraphId> = Words['paragraphs'][Id];

type Both<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void
  ? I
  : never;
type Taken<M> = M extends (values: infer V) => string ? V : never;
type Amounts<Id extends ParagraphId> = Taken<WordsOf<Id>[keyof WordsOf<Id>]>;

const { board } = PRINTED;
const inRow = (values: readonly number[]): string => values.join(', ');
const scorings = inRow(EMPEROR_ROUNDS);
const costs = inRow(board.floorCost);
const limits = { most: board.maxKrones, last: LAST_EMPEROR_SPACE };

/** What messages take from the tables of the game, so that the two never differ. */
const AMOUNTS: {
  readonly [Id in ParagraphId as [Amounts<Id>] extends [never] ? never : Id]: Both<Amounts<Id>>;
} = {
  'goal.aim': { rounds: ROUNDS },
  'goal.house': { tables: CAFE_TABLES },
  'goal.tracks': limits,
  'setup.board': { guests: QUEUE_PLACES },
  'setup.dice': {
    two: at(DICE_BY_SEATS, 2),
    three: at(DICE_BY_SEATS, 3),
    four: at(DICE_BY_SEATS, 4),
  },
  'setup.money': { krones: board.startKrones },
  'setup.staff': { cards: HAND_SIZE },
  'setup.draft': { cards: HAND_SIZE },
  'setup.rooms': { rooms: SETUP_ROOMS, costs },
  'round.end': { scorings },
  'turn.guest': { prices: inRow(board.queueCost) },
  'actions.rooms': { costs },
  'actions.limits': limits,
  'additional.serve': { goods: GOODS_PER_SERVING },
  'emperor.when': { scorings },
  'emperor.back': { back: inRow(board.emperorBack) },
  'emperor.landing': { from: EMPEROR_BONUS_FROM },
  'final.rooms': { points: inRow(board.occupiedRoomVp) },
  'final.guests': { loss: Math.abs(LOSS_PER_GUEST) },
  'objectives.claim': { points: inRow(board.politicsVp) },
  ...MODULE_AMOUNTS,
};

type Values = Readonly<Record<string, string | number>>;
type Phrase = string | ((values: Values) => string);
interface Phrases {
  readonly title: string;
  readonly text: Phrase;
  readonly edition?: Phrase;
}

export interface ParagraphWords {
  readonly title: string;
  /** Lines; one that begins with a bullet is a point of a list. */
  readonly text: string;
  /** What was different in the first edition. */
  readonly edition: string | null;
}

/** What a paragraph says in a language whose section `rules` is there. */
export function paragraphWords(language: Language, id: ParagraphId): ParagraphWords {
  const { title, text, edition } = phrases(language, 'rules').paragraphs[id] as Phrases;
  const values = (AMOUNTS as Readonly<Record<string, Values | undefined>>)[id] ?? {};
  const say = (phrase: Phrase): string => (typeof phrase === 'string' ? phrase : phrase(values));
  return { title, text: say(text), edition: edition === undefined ? null : say(edition) };
}

export const chapterTitle = (language: Language, id: ChapterId): string =>
  phrases(language, 'rules').chapters[id];

/** What a sign means. */
export const signText = (language: Language, sign: Sign): string =>
  phrases(language, 'rules').signs[sign];
