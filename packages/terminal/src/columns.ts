import { at } from '@gah/engine';

interface Layout {
  /** Spaces in front of every line. */
  readonly indent?: number;
  /** Columns whose cells stand on the right, such as numbers. */
  readonly right?: (column: number) => boolean;
}

const GAP = '  ';
const widthOf = (text: string): number => Array.from(text.normalize('NFC')).length;

/** Rows of text as lines with aligned columns. */
export function columns(rows: readonly (readonly string[])[], layout: Layout = {}): string {
  const { indent = 0, right = () => false } = layout;
  // Rows may be of different lengths.
  const widthOfColumn = (column: number): number =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? '')));
  const most = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: most }, (_, column) => widthOfColumn(column));
  const aligned = (cell: string, column: number): string => {
    const space = ' '.repeat(at(widths, column) - widthOf(cell));
    return right(column) ? space + cell : cell + space;
  };
  return rows.map((row) => (' '.repeat(indent) + row.map(aligned).join(GAP)).trimEnd()).join('\n');
}
