import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

interface Row {
  readonly rule: string;
  readonly file: string;
  /** The groups around the test, then the test itself. */
  readonly path: readonly string[];
}

const ROW = /^\| (?<rule>.+?) +\| `(?<file>[^`]+)` +\| `(?<path>[^`]+)` +\|$/;
const TITLE_ROW = /^\| (rule|-+) +\|/;
const lines = read('../../../docs/rules-coverage.md')
  .split('\n')
  .filter((line) => line.startsWith('|') && !TITLE_ROW.test(line));
const rows = lines.flatMap((line): Row[] => {
  const { rule = '', file = '', path = '' } = ROW.exec(line)?.groups ?? {};
  return file === '' ? [] : [{ rule, file, path: path.split(' › ') }];
});

/** Each title stands in quotes, inside the one before. */
function isFound({ file, path }: Row): boolean {
  const source = read(file);
  let from = 0;
  for (const title of path) {
    const places = [`'${title}'`, `"${title}"`, `\`${title}\``].map((text) =>
      source.indexOf(text, from),
    );
    from = Math.max(...places);
    if (from < 0) return false;
  }
  return true;
}

const ruling = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
const RULINGS = [
  ...ruling('U', 4),
  ...ruling('T', 9),
  ...ruling('G', 9),
  ...ruling('S', 5),
  ...ruling('E', 2),
  ...ruling('F', 2),
  ...ruling('W', 14),
];

describe('the table of rules', () => {
  it('can be read', () => {
    expect(rows).toHaveLength(lines.length);
    expect(rows.length).toBeGreaterThan(600);
  });

  it('names tests that exist', () => {
    expect(rows.filter((row) => !isFound(row))).toEqual([]);
  });

  it.each(RULINGS)('has a test for ruling %s that names it', (id) => {
    const proofs = rows.filter(({ rule }) => rule.startsWith(`${id} `));
    const naming = proofs.filter(({ path }) => new RegExp(`\\b${id}\\b`).test(path.join(' ')));
    expect(naming.length).toBeGreaterThan(0);
  });
});
