import type { Good, GuestColor, ModuleName, Promos, Source, Timing } from '@gah/engine';
import type { Language } from '@gah/text';
import type { Markup } from '../art/svg.js';
import type { Token } from '../cards/token.js';
import type { Line } from '../table/detail/subject.js';
import type { AlmanacWords } from './almanacWords.js';
import type { EffectTag } from './effectTags.js';

/** Kinds of entries; modules bring their own. */
export type Kind = keyof AlmanacWords['kinds'];
export type QuestionId = keyof AlmanacWords['questions'];
/** A value that has a source. */
export type ValueName = keyof AlmanacWords['values'];

/** What filters look at. */
export interface Traits {
  readonly color?: GuestColor;
  readonly cost?: number;
  /** Ordered, or brought by its effects. */
  readonly goods: readonly Good[];
  readonly timing?: Timing;
  readonly effects: ReadonlySet<EffectTag>;
}

/** How it is drawn beside its text. */
export type Picture =
  | { readonly is: 'staff'; readonly card: number }
  | { readonly is: 'guest'; readonly card: number }
  | { readonly is: 'drawing'; readonly wide: boolean; readonly markup: Markup }
  /** Lines of signs, for what is printed as signs alone. */
  | {
      readonly is: 'signs';
      readonly letter: string;
      readonly lines: readonly (readonly Token[])[];
    };

/** One thing in the box, with everything the almanac tells of it. */
export interface Entry {
  readonly kind: Kind;
  /** Its number or name, as in its address. */
  readonly key: string;
  readonly number: number | null;
  readonly needs: readonly ModuleName[];
  readonly promo: Promos;
  readonly isNew2021: boolean;
  readonly name: (language: Language) => string;
  /** "Once per round", "noble (blue)" */
  readonly about: (language: Language) => string;
  readonly lines: (language: Language) => readonly Line[];
  /** Where the edition of 2015 says something else. */
  readonly lines2015: ((language: Language) => readonly Line[]) | null;
  readonly sources: readonly (readonly [ValueName, Source])[];
  readonly traits: Traits;
  readonly questions: readonly QuestionId[];
  readonly picture: () => Picture;
  /** Small, for lists. */
  readonly face: () => Markup;
}

/** All entries of some kinds, and what must be there before their pictures are drawn. */
export interface EntryList {
  readonly entries: readonly Entry[];
  readonly loadDrawings?: () => Promise<unknown>;
  /** What is asked of entries of other kinds because of this module. */
  readonly questionsAbout?: (entry: Entry) => readonly QuestionId[];
}

/** What entries have unless they say otherwise. */
export const PLAIN = {
  promo: false,
  isNew2021: false,
  lines2015: null,
} as const satisfies Partial<Entry>;
