import type { Language } from '../language.js';
import type { Message, Values } from './message.js';
import { format } from './message.js';
import { messagesOf } from './store.js';
import type { Sections } from '../../catalogue/types.js';

/** What the texts of the game itself are made of. */
type Topics = Sections['game'] & Sections['hints'];
export type Topic = keyof Topics;
export type KeyOf<T extends Topic> = keyof Topics[T] & string;

type Both<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void
  ? I
  : never;
type Taken<M> = M extends (values: infer V) => string ? V : never;
/** The values of a message; of one among several, all that any of them needs. */
export type ValuesOf<M> = [Taken<M>] extends [never] ? [] : [values: Both<Taken<M>>];

type Keyed = Readonly<Record<string, Message>>;

const messagesAbout = (language: Language, topic: Topic): Keyed =>
  (messagesOf(language, 'game')[topic] ?? messagesOf(language, 'hints')[topic]) as Keyed;

/** A message in a language; the types know which values it needs. */
export function say<T extends Topic, K extends KeyOf<T>>(
  language: Language,
  topic: T,
  key: K,
  ...[values]: ValuesOf<Topics[T][K]>
): string {
  const message = messagesAbout(language, topic)[key];
  if (message === undefined) throw new Error(`no message ${topic}.${key} in ${language}`);
  return format(language, message, values as Values | undefined);
}

/** Whether there is such a message. */
export const isKeyOf = <T extends Topic>(
  language: Language,
  topic: T,
  key: string,
): key is KeyOf<T> => Object.hasOwn(messagesAbout(language, topic), key);
