/** The number a plural is about; `#` in ICU. */
type Count = 0;
type Options = Readonly<Record<string, Message>>;
type Part =
  | string
  | Count
  | readonly [argument: string]
  | readonly [select: string, options: Options]
  | readonly [plural: string, options: Options, isPlural: 1];

/** A message made ready: a text, or parts to be put together. */
export type Message = string | readonly Part[];

export type Values = Readonly<Record<string, string | number>>;

interface Rules {
  readonly plurals: Intl.PluralRules;
  readonly numbers: Intl.NumberFormat;
}

const known = new Map<string, Rules>();

function rulesOf(language: string): Rules {
  let rules = known.get(language);
  if (!rules) {
    rules = {
      plurals: new Intl.PluralRules(language),
      numbers: new Intl.NumberFormat(language),
    };
    known.set(language, rules);
  }
  return rules;
}

/** What a message says with these values; `count` is the number of the plural it is part of. */
export function format(language: string, message: Message, values: Values = {}, count = 0): string {
  if (typeof message === 'string') return message;
  let text = '';
  for (const part of message) {
    if (typeof part === 'string') text += part;
    else if (part === 0) text += rulesOf(language).numbers.format(count);
    else text += formatArgument(language, part, values);
  }
  return text;
}

function formatArgument(
  language: string,
  [name, options, isPlural]: Exclude<Part, string | Count>,
  values: Values,
): string {
  const value = values[name];
  if (value === undefined) throw new Error(`a message needs ${name}`);
  if (!options) return String(value);
  const chosen = isPlural
    ? (options[`=${value}`] ?? options[rulesOf(language).plurals.select(Number(value))])
    : options[value];
  return format(language, chosen ?? options['other'] ?? '', values, Number(value));
}
