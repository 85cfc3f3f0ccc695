/** The word for so many, by the rules of a language; Russian has three. */
export function plural(
  language: string,
  count: number,
  words: Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string },
): string {
  return words[new Intl.PluralRules(language).select(count)] ?? words.other;
}
