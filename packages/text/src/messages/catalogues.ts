import type { Language } from '../language.js';
import type { Messages, Topic } from './topics.js';

const catalogues = new Map<Language, Partial<Messages>>();

/** Adds topics to what can be said in a language. */
export function provide(language: Language, messages: Partial<Messages>): void {
  catalogues.set(language, { ...catalogues.get(language), ...messages });
}

export const isProvided = (language: Language, topic: Topic): boolean =>
  catalogues.get(language)?.[topic] !== undefined;

export function messagesOf<T extends Topic>(language: Language, topic: T): Messages[T] {
  const messages = catalogues.get(language)?.[topic];
  if (!messages) throw new Error(`${topic} of the language ${language} have not been loaded`);
  return messages;
}
