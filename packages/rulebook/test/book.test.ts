import { existsSync, readFileSync } from 'node:fs';
import { REFUSAL_CODES } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import {
  BOOKS,
  CHAPTERS,
  DECISION_PARAGRAPHS,
  isParagraphId,
  neighbourOf,
  PARAGRAPH_IDS,
  paragraphOf,
  PARAGRAPHS,
  REFUSAL_PARAGRAPHS,
  rulingsOf,
  SECTIONS,
} from '../src/index.js';

const root = new URL('../../../', import.meta.url);

interface RuleGroup {
  readonly title: string;
  readonly rules: Readonly<Record<string, string>>;
}
const groups = JSON.parse(
  readFileSync(new URL('docs/rules.json', root), 'utf8'),
) as readonly RuleGroup[];
const rules = groups.flatMap((group) => Object.keys(group.rules));

describe('the book', () => {
  it('tells every rule in some paragraph, and no other', () => {
    const told = PARAGRAPHS.flatMap(({ proves }) => proves);
    expect(rules.filter((rule) => !told.includes(rule))).toEqual([]);
    expect(told.filter((rule) => !rules.includes(rule))).toEqual([]);
  });

  it('has each paragraph once, in its chapter', () => {
    expect(new Set(PARAGRAPH_IDS).size).toBe(PARAGRAPH_IDS.length);
    for (const { id, paragraphs } of CHAPTERS) {
      expect(paragraphs.length, id).toBeGreaterThan(0);
      for (const paragraph of paragraphs) expect(paragraph.id.startsWith(`${id}.`)).toBe(true);
    }
  });

  it('marks what is a ruling', () => {
    expect(rulingsOf({ proves: ['turns.guest', 'G9', 'W12'] })).toEqual(['G9', 'W12']);
    const marked = new Set(PARAGRAPHS.flatMap(rulingsOf));
    expect([...marked].sort()).toEqual(rules.filter((rule) => /^[A-Z]\d+$/.test(rule)).sort());
  });

  it('is read from the first paragraph to the last', () => {
    const [first] = PARAGRAPHS;
    const read: string[] = [];
    for (let now = first; now; now = neighbourOf(now.id, 1)) {
      read.push(now.id);
      expect(neighbourOf(now.id, -1)?.id).toBe(read.at(-2));
    }
    expect(read).toEqual(PARAGRAPH_IDS);
  });

  it('knows which addresses are paragraphs', () => {
    expect(paragraphOf('turn.guest')?.chapter).toBe('turn');
    expect(paragraphOf('turn.nothing')).toBeUndefined();
    expect(isParagraphId('constructor')).toBe(false);
  });
});

describe('what leads to it', () => {
  it('is every decision and every refusal, to a paragraph that is there', () => {
    for (const [kind, id] of Object.entries(DECISION_PARAGRAPHS))
      expect([kind, isParagraphId(id)]).toEqual([kind, true]);
    for (const code of REFUSAL_CODES)
      expect([code, isParagraphId(REFUSAL_PARAGRAPHS[code])]).toEqual([code, true]);
    expect(Object.keys(REFUSAL_PARAGRAPHS).sort()).toEqual([...REFUSAL_CODES].sort());
  });
});

/** Line breaks, hyphens and broken ligatures do not part a heading. */
const bare = (text: string): string => text.replace(/[\s\u00ad‑-]|[‘’']/g, '').toLowerCase();

describe.each(BOOKS)('the sections of %s', (book) => {
  const sections = SECTIONS[book];

  it('lead to paragraphs', () => {
    expect(sections.length).toBeGreaterThan(25);
    for (const [heading, ...paragraphs] of sections) {
      expect(paragraphs.length, heading).toBeGreaterThan(0);
      for (const id of paragraphs) expect([heading, id, isParagraphId(id)]).toContain(true);
    }
  });

  const file = new URL(`../shared/rules/${book}.txt`, root);
  it.skipIf(!existsSync(file))('are headings of the book, in its order', () => {
    const text = bare(readFileSync(file, 'utf8'));
    let at = 0;
    for (const [heading] of sections) {
      const found = text.indexOf(bare(heading), at);
      expect([heading, found >= 0]).toEqual([heading, true]);
      at = found;
    }
  });
});
