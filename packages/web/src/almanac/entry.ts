import type { Good, GuestColor, ModuleName, Promos, Source, Timing } from '@gah/engine';
import type { Language } from '@gah/text';
import type { Line } from '../table/detail/subject.js';
import type { AlmanacWords } from './wordsIn.js';
import type { EffectTag } from './effectTags.js';

/** Kinds of entries; modules bring their own. */
export type Kind = keyof AlmanacWords['kinds'];
export type QuestionId = keyof AlmanacWords['questions'];
/** A value that has a source. */
export type ValueName = keyof AlmanacWords['values'];

/** What filters look at. */
interface Traits {
  readonly color?: GuestColor;
  readonly cost?: number;
  /** Ordered, or brought by its effects. */
  readonly goods: readonly Good[];
  readonly timing?: Timing;
  readonly effects: ReadonlySet<EffectTag>;
}

/** What there is to read, in a language whose words have been loaded. */
export type Lines = (language: Language) => readonly Line[];

const saidIn = (lines: readonly Line[]): string => lines.map(({ text }) => text).join();

/** These lines where they say something else than the others. */
export const whereOther =
  (these: Lines, others: Lines): Lines =>
  (language) => {
    const lines = these(language);
    return saidIn(lines) === saidIn(others(language)) ? [] : lines;
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
  readonly lines: Lines;
  /** What the edition of 2015 says, where that is something else. */
  readonly lines2015: Lines;
  readonly sources: readonly (readonly [ValueName, Source])[];
  readonly traits: Traits;
  readonly questions: readonly QuestionId[];
}

/** All entries of some kinds. */
export interface EntryList {
  readonly entries: readonly Entry[];
  /** What is asked of entries of other kinds because of this module. */
  readonly questionsAbout?: (entry: Entry) => readonly QuestionId[];
}

/** What entries have unless they say otherwise. */
export const PLAIN = {
  promo: false,
  isNew2021: false,
  lines2015: () => [],
} as const satisfies Partial<Entry>;
