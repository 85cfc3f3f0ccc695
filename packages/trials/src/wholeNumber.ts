/** A number of the command line: at least 1. */
export function wholeNumber(text: string, most: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= most) return number;
  throw new TypeError(`"${text}" is no number from 1 to ${most}`);
}
