import { LANGUAGES, phrases } from '@gah/text';
import { describe, expect, it } from 'vitest';
import {
  CHAPTERS,
  chapterTitle,
  PARAGRAPH_IDS,
  PARAGRAPHS,
  paragraphWords,
  search,
  SIGNS,
  signText,
} from '../src/index.js';

const idsFound = (language: (typeof LANGUAGES)[number], query: string): readonly string[] =>
  search(language, query).map(({ id }) => id);

describe.each(LANGUAGES)('the words of the rules: %s', (language) => {
  const { paragraphs, chapters, signs } = phrases(language, 'rules');

  it('say every chapter, paragraph and sign, and nothing else', () => {
    expect(Object.keys(paragraphs).sort()).toEqual([...PARAGRAPH_IDS].sort());
    expect(Object.keys(chapters).sort()).toEqual(CHAPTERS.map(({ id }) => id).sort());
    expect(Object.keys(signs).sort()).toEqual([...SIGNS].sort());
    for (const { id } of CHAPTERS) expect(chapterTitle(language, id)).not.toBe('');
    for (const sign of SIGNS) expect(signText(language, sign)).not.toBe('');
  });

  it('have the amounts filled in', () => {
    for (const id of PARAGRAPH_IDS) {
      const { title, text, edition } = paragraphWords(language, id);
      for (const said of [title, text, edition ?? '-']) {
        expect(said, id).not.toBe('');
        expect(said, id).not.toMatch(/[{}]|undefined|NaN/);
      }
    }
    expect(paragraphWords(language, 'setup.money').text).toContain('10');
    expect(paragraphWords(language, 'final.guests').text).toContain('5');
  });

  it('tell what was different in 2015 wherever a rule of the editions is told', () => {
    const missing = PARAGRAPHS.filter(
      ({ id, chapter, proves }) =>
        chapter !== 'editions' &&
        chapter !== 'about' &&
        proves.some((rule) => rule.startsWith('editions.') && rule !== 'editions.b4') &&
        paragraphWords(language, id).edition === null,
    );
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it('are short: one idea in a paragraph', () => {
    for (const id of PARAGRAPH_IDS) {
      const words = paragraphWords(language, id).text.split(/\s+/);
      expect([id, words.length <= 85]).toEqual([id, true]);
    }
  });

  it('no two paragraphs of a chapter have the same title', () => {
    for (const { paragraphs: those } of CHAPTERS) {
      const titles = those.map(({ id }) => paragraphWords(language, id).title);
      expect(new Set(titles).size).toBe(titles.length);
    }
  });
});

describe('the languages', () => {
  const numbersIn = (language: (typeof LANGUAGES)[number], id: (typeof PARAGRAPH_IDS)[number]) => {
    const { text, edition } = paragraphWords(language, id);
    return `${text} ${edition ?? ''}`.match(/\d+/gu)?.sort() ?? [];
  };
  it('say the same numbers', () => {
    for (const id of PARAGRAPH_IDS)
      for (const language of LANGUAGES)
        expect([id, numbersIn(language, id)]).toEqual([id, numbersIn('en', id)]);
  });
});

describe('the search', () => {
  it('ignores case and accents', () => {
    expect(idsFound('en', 'BOOSTING')[0]).toBe('turn.boost');
    expect(idsFound('en', 'cafe')).toContain('turn.guest');
    expect(idsFound('de', 'WURFEL')).toContain('turn.die');
    expect(idsFound('de', 'grosse')).toEqual(idsFound('de', 'große'));
  });

  it('takes е for ё', () => {
    expect(idsFound('ru', 'заселен')).toEqual(idsFound('ru', 'заселён'));
    expect(idsFound('ru', 'подсчет')).toContain('emperor.when');
  });

  it('wants every word, and puts titles first', () => {
    expect(idsFound('en', 'guest boost xyz')).toEqual([]);
    const found = idsFound('en', 'balcony');
    expect(found[0]).toBe('ballrooms.balcony');
    expect(found.length).toBeGreaterThan(2);
  });

  it('finds what pictures name', () => {
    expect(idsFound('en', 'Kitchen Hand')).toContain('staff.dice');
    expect(idsFound('de', 'Telefonistin')).toContain('staff.final');
    expect(idsFound('en', 'Chaplin')).toContain('celebrities.all');
  });

  it('finds nothing for nothing', () => {
    expect(search('en', '  ')).toEqual([]);
  });
});
