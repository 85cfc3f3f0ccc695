import { IntlMessageFormat } from 'intl-messageformat';
import type { ByLanguage, Language } from '../language.js';
import { messagesOf } from './catalogues.js';
import type { Messages, Topic, Topics } from './topics.js';

/** Patterns are parsed when they are first used. */
const parsed: ByLanguage<Map<string, IntlMessageFormat>> = {
  en: new Map(),
  de: new Map(),
  ru: new Map(),
};

type Values = Readonly<Record<string, string | number>>;
type ValuesOf<V> = V extends null ? [] : [values: V];

function format(language: Language, pattern: string, values?: Values): string {
  const cache = parsed[language];
  let message = cache.get(pattern);
  if (!message) {
    message = new IntlMessageFormat(pattern, language, undefined, { ignoreTag: true });
    cache.set(pattern, message);
  }
  return String(message.format(values));
}

/** A message in a language; the types know which values it needs. */
export function say<T extends Topic, K extends keyof Topics[T]>(
  language: Language,
  topic: T,
  key: K,
  ...[values]: ValuesOf<Topics[T][K]>
): string {
  const messages: Messages[T] = messagesOf(language, topic);
  return format(language, messages[key], values as Values | undefined);
}
