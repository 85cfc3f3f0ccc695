const rules = new Map<string, Intl.PluralRules>();

function rulesOf(language: string): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known;
}

/** The word for so many, by the rules of a language; Russian has three. */
export function plural(
  language: string,
  count: number,
  words: Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string },
): string {
  return words[rulesOf(language).select(count)] ?? words.other;
}
