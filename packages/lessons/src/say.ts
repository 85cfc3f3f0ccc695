import type { Language, Sections } from '@gah/text';
import { goodName, namedGuest, namedStaff, phrases, politicsName } from '@gah/text';
import type { Fact, Named, NumberFact } from './facts.js';

type Words = Sections['lessons'];
/** Whose words they are: one lesson's, or those that all of them share. */
export type Topic = {
  [T in keyof Words]: Words[T] extends { readonly steps: object } ? T : never;
}[keyof Words];

type StepsOf<T extends Topic> = Words[T]['steps'];

/** A counted thing needs a number; anything else may be a name too. */
type FactFor<V> = [V] extends [number] ? NumberFact : Fact;
type FactsOf<M> = M extends (values: infer V) => string
  ? [facts: { readonly [A in keyof V]: FactFor<V[A]> }]
  : [];

/** Something said: a message, and what it claims about the position. Made with `speaker` only. */
export interface Said {
  readonly topic: Topic;
  readonly key: string;
  readonly facts: Readonly<Record<string, Fact>>;
}

export type Speaker<T extends Topic> = <K extends keyof StepsOf<T> & string>(
  key: K,
  ...[facts]: FactsOf<StepsOf<T>[K]>
) => Said;

/** Says things of one lesson; the types know which facts each message needs. */
export const speaker =
  <T extends Topic>(topic: T): Speaker<T> =>
  (key, ...[facts]) => ({ topic, key, facts: facts ?? {} });

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];
/** As rounds are numbered on the tiles. */
const roman = (round: number): string => ROMAN[round] ?? String(round);

function nameIn(language: Language, named: Named): string {
  switch (named.kind) {
    case 'guest':
      return namedGuest(language, named.card);
    case 'staff':
      return namedStaff(language, named.card, '2021');
    case 'objective':
      return politicsName(language, named.card);
    case 'tile':
      return roman(named.afterRound);
    case 'good':
      return goodName(language, named.card, 1);
  }
}

type Phrase = (values: Readonly<Record<string, string | number>>) => string;

/** What is said, in a language. */
export function textOf(language: Language, { topic, key, facts }: Said): string {
  const steps: Readonly<Record<string, unknown>> = phrases(language, 'lessons')[topic].steps;
  const phrase = steps[key];
  if (typeof phrase === 'string') return phrase;
  if (typeof phrase !== 'function') throw new Error(`no words for ${topic}.${key}`);
  const values = Object.entries(facts).map(([name, { value }]): [string, string | number] => [
    name,
    typeof value === 'number' ? value : nameIn(language, value),
  ]);
  // The speaker has seen to it that the values are those of the message.
  return (phrase as Phrase)(Object.fromEntries(values));
}
