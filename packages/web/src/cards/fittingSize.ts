/** Where a name must fit in. */
export interface NameBox {
  readonly width: number;
  readonly lines: number;
  /** The size it has when there is room enough. */
  readonly size: number;
}

/** Width of a letter of the display face, as a part of its size; measured on long names. */
const LETTER = 0.58;
const CYRILLIC_LETTER = 0.64;
const SMALLEST = 12;

/** A size at which the longest word fits in a line, and the whole name in its lines. */
export function fittingSize(name: string, { width, lines, size }: NameBox): number {
  const longest = Math.max(...name.split(/[\s\u00ad-]+/).map((word) => word.length));
  const perLine = Math.max(longest, name.length / (lines === 1 ? 1 : lines - 0.25));
  const letter = /[а-яё]/i.test(name) ? CYRILLIC_LETTER : LETTER;
  return Math.max(SMALLEST, Math.min(size, Math.floor((width / (perLine * letter)) * 10) / 10));
}
