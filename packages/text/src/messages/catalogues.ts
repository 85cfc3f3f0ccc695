import type { Language } from '../language.js';
import type { Messages } from './topics.js';

const catalogues = new Map<Language, Messages>();

export function provide(language: Language, messages: Messages): void {
  catalogues.set(language, messages);
}

export const isProvided = (language: Language): boolean => catalogues.has(language);

export function catalogueOf(language: Language): Messages {
  const messages = catalogues.get(language);
  if (!messages) throw new Error(`the language ${language} has not been loaded`);
  return messages;
}
