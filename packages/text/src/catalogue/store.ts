import type { Language } from '../language.js';
import type { Message } from './message.js';
import type { Sections } from '../../catalogue/types.js';

export type Section = keyof Sections;

/** Messages by key, as deep as a section likes; a list holds texts that need no values. */
export interface Messages {
  readonly [key: string]: Message | Messages;
}

type Read = (language: Language, section: Section) => Messages;

const nothing: Read = (language, section) => {
  throw new Error(`${section} in the language ${language} has not been loaded`);
};

const store = new Map<string, Messages>();
let read = nothing;

const keyOf = (language: Language, section: Section): string => `${language}/${section}`;

/** Where a section is found that nobody has provided. */
export function readWith(reader: Read): void {
  read = reader;
}

export function provide(language: Language, section: Section, messages: Messages): void {
  store.set(keyOf(language, section), messages);
}

export const isProvided = (language: Language, section: Section): boolean =>
  store.has(keyOf(language, section));

export function messagesOf(language: Language, section: Section): Messages {
  let messages = store.get(keyOf(language, section));
  if (!messages) {
    messages = read(language, section);
    provide(language, section, messages);
  }
  return messages;
}
