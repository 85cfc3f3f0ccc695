import type { Language } from '@gah/text';

/** A word for one, for a few (Russian), and for everything else. */
export interface Forms {
  readonly one: string;
  readonly few?: string;
  readonly other: string;
}

const rules = new Map<Language, Intl.PluralRules>();

/** "3 Tische": the number with the word that fits it. */
export function counted(language: Language, amount: number, forms: Forms): string {
  let rule = rules.get(language);
  if (!rule) {
    rule = new Intl.PluralRules(language);
    rules.set(language, rule);
  }
  const form = rule.select(amount);
  const word =
    form === 'one' ? forms.one : form === 'few' ? (forms.few ?? forms.other) : forms.other;
  return `${amount} ${word}`;
}
