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
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      widths[column] = Math.max(widths[column] ?? 0, widthOf(cell));
    }
  }
  const aligned = (cell: string, column: number): string => {
    const space = ' '.repeat((widths[column] ?? 0) - widthOf(cell));
    return right(column) ? space + cell : cell + space;
  };
  return rows.map((row) => (' '.repeat(indent) + row.map(aligned).join(GAP)).trimEnd()).join('\n');
}
