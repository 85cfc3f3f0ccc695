/** A word as a POSIX shell reads it. */
const quoted = (word: string): string =>
  /^[\w./:@%+,-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;

type Value = string | number | boolean | readonly string[] | undefined;

function argument(name: string, value: Value): string[] {
  if (value === undefined || value === false) return [];
  if (value === true) return [`--${name}`];
  const word = String(value);
  return word.startsWith('-') ? [`--${name}=${quoted(word)}`] : [`--${name}`, quoted(word)];
}

/** A command line that can be pasted into a shell. */
export function commandLine(start: string, options: Readonly<Record<string, Value>>): string {
  return [start, ...Object.entries(options).flatMap(([name, value]) => argument(name, value))].join(
    ' ',
  );
}
