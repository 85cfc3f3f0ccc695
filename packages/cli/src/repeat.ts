/** A word as a POSIX shell reads it. */
const quoted = (word: string): string =>
  /^[\w./:@%+,-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;

function argument(name: string, value: string | number | boolean | undefined): string[] {
  if (value === undefined || value === false) return [];
  if (value === true) return [`--${name}`];
  const word = String(value);
  return word.startsWith('-') ? [`--${name}=${quoted(word)}`] : [`--${name}`, quoted(word)];
}

/** A command line that can be pasted into a shell. */
export function commandLine(
  start: string,
  options: Readonly<Record<string, string | number | boolean | undefined>>,
): string {
  return [start, ...Object.entries(options).flatMap(([name, value]) => argument(name, value))].join(
    ' ',
  );
}
