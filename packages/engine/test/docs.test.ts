import { readdirSync, readFileSync } from 'node:fs';
import {
  DIFFICULTIES,
  HELPS,
  LINK_PROBLEMS,
  MODULES,
  MOVE_KINDS,
  PACK_PROBLEMS,
  parseDataPack,
  PAYMENT_REASONS,
  PHASES,
  PRICE_PARTS,
  RECORD_PROBLEMS,
  REFUSAL_CODES,
  SETUP_PROBLEMS,
  SOURCES,
  STRENGTH_PARTS,
  VP_SOURCES,
} from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { load, playGame } from './example.js';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const guide = read('../../../docs/engine.md');
const blocks = (language: string): string[] =>
  [...guide.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'))].map(
    ([, code]) => code ?? '',
  );

/** The words that a pattern finds in a text, each once. */
const wordsOf = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, word]) => word ?? '')),
];
const moduleTypes = readdirSync(new URL('../src/modules', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'more')
  .map(({ name }) => read(`../src/modules/${name}/types.ts`))
  .join('\n');
const EVENTS = wordsOf(read('../src/model/events.ts') + moduleTypes, /readonly type: '(\w+)'/g);
const TASKS = wordsOf(
  read('../src/model/tasks.ts') + moduleTypes,
  /readonly kind: '(\w+)';\s*readonly seat: SeatIndex/g,
);
const context = read('../src/model/context.ts');
const HOOKS = ['Hooks', 'Moments<R>'].flatMap((name) =>
  wordsOf(context.split(`interface ${name} {`)[1]?.split('\n}')[0] ?? '', /^ {2}readonly (\w+):/gm),
);

describe('the engine guide', () => {
  it('shows the example programs and the example test as they are', () => {
    const shown = ['example.ts', 'adviser.ts', 'bill.ts', 'example.test.ts'];
    expect(blocks('ts')).toEqual(shown.map(read));
  });

  it('shows a data pack that is valid and has every key', () => {
    const [json] = blocks('json');
    const pack = parseDataPack(JSON.parse(json ?? ''));
    expect(Object.keys(pack)).toEqual([
      'name',
      'staff',
      'guests',
      'board',
      'hotels',
      'ballrooms',
      'rehearsalRooms',
      'tokens',
    ]);
    expect(Object.keys(pack.board ?? {})).toHaveLength(10);
  });

  it.each([
    ['phases', PHASES],
    ['moves', MOVE_KINDS],
    ['refusals', REFUSAL_CODES],
    ['remedies', HELPS],
    ['problems of a set-up', SETUP_PROBLEMS],
    ['problems of a record', RECORD_PROBLEMS],
    ['problems of a link', LINK_PROBLEMS],
    ['problems of a data pack', PACK_PROBLEMS],
    ['reasons of a payment', PAYMENT_REASONS],
    ['sources of values', SOURCES],
    ['sources of points', VP_SOURCES],
    ['parts of a price', PRICE_PARTS],
    ['parts of a strength', STRENGTH_PARTS],
    ['modules', MODULES],
    ['difficulties', DIFFICULTIES],
    ['events', EVENTS],
    ['tasks', TASKS],
    ['hooks of a module', HOOKS],
  ])('names all %s', (_what, words: readonly string[]) => {
    expect(words.length).toBeGreaterThan(2);
    expect(words.filter((word) => !guide.includes(`\`${word}\``))).toEqual([]);
  });
});

describe('the example program', () => {
  it('plays a whole game that can be loaded again', () => {
    const told: string[] = [];
    const record = playGame((line) => told.push(line));
    expect(told).toContain('gameEnded');
    expect(told.at(-1)).toMatch(/^won by [01]/);
    expect(load(JSON.stringify(record))).toBe(record.moves.length);
  });
});
