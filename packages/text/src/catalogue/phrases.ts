import type { Language } from '../language.js';
import type { Message, Values } from './message.js';
import { format } from './message.js';
import type { Messages, Section } from './store.js';
import { messagesOf } from './store.js';
import type { Sections } from '../../catalogue/types.js';

type Phrase = string | readonly string[] | ((values: Values) => string);
interface Phrases {
  readonly [key: string]: Phrase | Phrases;
}

/** A text or a list of texts: there is nothing to put together. */
const isReady = (node: Message | Messages): node is string =>
  typeof node === 'string' ||
  (Array.isArray(node) && node.every((part) => typeof part === 'string'));

const isMessage = (node: Message | Messages): node is Message => Array.isArray(node);

const phrasesIn = (language: Language, messages: Messages): Phrases =>
  Object.fromEntries(
    Object.entries(messages).map(([key, node]): [string, Phrase | Phrases] => {
      if (isReady(node)) return [key, node];
      if (!isMessage(node)) return [key, phrasesIn(language, node)];
      return [key, (values) => format(language, node, values)];
    }),
  );

const made = new WeakMap<Messages, Phrases>();

/** The words of a section by key: texts, and functions of the values a message needs. */
export function phrases<S extends Section>(language: Language, section: S): Sections[S] {
  const messages = messagesOf(language, section);
  let known = made.get(messages);
  if (!known) {
    known = phrasesIn(language, messages);
    made.set(messages, known);
  }
  // The types are made from the messages of English, and every language has the same.
  return known as unknown as Sections[S];
}
