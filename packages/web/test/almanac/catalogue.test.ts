import {
  CELEBRITY_KEYS,
  contentFor,
  ELISABETH,
  ENTRANCE_KEYS,
  GUEST_COLORS,
  GUEST_NUMBERS,
  LEOPOLD,
  POLITICS_NUMBERS,
  SOLO_HOTELS,
  STAFF_NUMBERS,
  TILE_IDS,
} from '@gah/engine';
import { LANGUAGES } from '@gah/text';
import { describe, expect, it } from 'vitest';
import { entryHash, placeOf } from '../../src/almanac/address.js';
import { ENTRIES, entryOf } from '../../src/almanac/catalogue.js';
import { EFFECT_TAGS } from '../../src/almanac/effectTags.js';
import type { Entry } from '../../src/almanac/entry.js';
import type { Figures } from '../../src/almanac/figures.js';
import { figuresOf, isFew, nodesOf, percent, verdictOf } from '../../src/almanac/figures.js';
import type { Filters } from '../../src/almanac/filters.js';
import { costsOf, filtered, NO_FILTERS } from '../../src/almanac/filters.js';
import { wordsIn } from '../../src/almanac/wordsIn.js';

const content = contentFor('2021', null);
const BOX: Readonly<Record<string, readonly (string | number)[]>> = {
  staff: Object.values(STAFF_NUMBERS),
  guest: Object.values(GUEST_NUMBERS),
  politics: Object.values(POLITICS_NUMBERS),
  tile: TILE_IDS,
  hotel: content.hotels.map(({ key }) => key),
  celebrity: CELEBRITY_KEYS,
  entrance: ENTRANCE_KEYS,
  ballroom: content.ballrooms.map(({ key }) => key),
  rehearsal: content.rehearsalRooms.map(({ key }) => key),
  instruction: [LEOPOLD, ELISABETH].flatMap((deck) => Object.keys(deck)),
  soloHotel: SOLO_HOTELS,
};

const found = (part: Partial<Filters>): Entry[] =>
  filtered(ENTRIES, { ...NO_FILTERS, ...part }, 'en');
const keysOf = (entries: readonly Entry[]): string[] =>
  entries.map(({ kind, key }) => `${kind} ${key}`);

describe('the almanac', () => {
  it('has an entry for everything in the box, and for nothing else', () => {
    const box = Object.entries(BOX).flatMap(([kind, keys]) => keys.map((key) => `${kind} ${key}`));
    expect(keysOf(ENTRIES).sort()).toEqual(box.sort());
  });

  it.each(LANGUAGES)('says of each what it is, does and comes from: %s', (language) => {
    const words = wordsIn(language);
    for (const entry of ENTRIES) {
      const { kind, key, sources, questions } = entry;
      const told = [entry.name(language), entry.about(language), words.kinds[kind]];
      const lines = entry.lines(language).map(({ text }) => text);
      expect([kind, key, lines.length > 0]).toEqual([kind, key, true]);
      expect([kind, key, ...told, ...lines].filter((text) => text.trim() === '')).toEqual([]);
      expect([kind, key, sources.length > 0]).toEqual([kind, key, true]);
      for (const [value] of sources) expect(words.values[value]).not.toBe('');
      for (const id of questions) expect(words.questions[id].answer).not.toBe('');
      expect(words.used[kind]({ seats: 1, offered: 2, uses: 3 })).toMatch(/\d/);
    }
  });

  it('answers every question about something', () => {
    const asked = new Set(ENTRIES.flatMap(({ questions }) => questions));
    expect([...asked].sort()).toEqual(Object.keys(wordsIn('en').questions).sort());
  });

  it('marks the rulings where they belong', () => {
    const questionsOf = (kind: string, key: number | string): readonly string[] =>
      entryOf(kind, String(key))?.questions ?? [];
    expect(questionsOf('staff', STAFF_NUMBERS.decorator)).toContain('beside');
    expect(questionsOf('staff', STAFF_NUMBERS.secretary)).toContain('copies');
    expect(questionsOf('guest', GUEST_NUMBERS.eGizia)).toContain('lastAction');
    expect(questionsOf('celebrity', 'freud')).toContain('slack');
    expect(questionsOf('ballroom', 'zumSperl')).toContain('ranks');
  });

  it('shows what the edition of 2015 says otherwise, and only that', () => {
    const other = ENTRIES.filter((entry) => entry.lines2015('en').length > 0);
    expect(keysOf(other)).toContain(`guest ${GUEST_NUMBERS.eGizia}`);
    expect(keysOf(other)).not.toContain(`guest ${GUEST_NUMBERS.mPolo}`);
    for (const entry of other) expect(entry.lines2015('en')).not.toEqual(entry.lines('en'));
  });
});

describe('its filters', () => {
  it('find a card by its number alone', () => {
    expect(keysOf(found({ text: ' 45 ' }))).toEqual(['staff 45']);
  });

  it('find all words, without accents and in any order', () => {
    const [entry] = ENTRIES;
    if (!entry) throw new Error('an almanac has entries');
    expect(found({ text: entry.name('en').toUpperCase() })).toContain(entry);
    expect(found({ text: 'no such thing as this' })).toEqual([]);
    const german = filtered(ENTRIES, { ...NO_FILTERS, text: 'ballsale' }, 'de');
    expect(german.length).toBeGreaterThan(0);
  });

  it('keep to colour, cost, timing, item, effect and module', () => {
    for (const color of GUEST_COLORS) {
      const cards = found({ color });
      expect(cards.length).toBeGreaterThan(0);
      for (const { key } of cards) expect(content.guests[Number(key)]?.color).toBe(color);
    }
    for (const cost of costsOf(ENTRIES))
      for (const { key } of found({ cost })) expect(content.staff[Number(key)]?.cost).toBe(cost);
    for (const { key } of found({ timing: 'bell' }))
      expect(content.staff[Number(key)]?.bell).not.toBeNull();
    expect(keysOf(found({ kind: 'guest', good: 'champagne' }))).not.toContain(
      `guest ${GUEST_NUMBERS.mPolo}`,
    );
    for (const effect of EFFECT_TAGS)
      expect([effect, found({ effect }).length > 0]).toEqual([effect, true]);
    for (const { needs } of found({ origin: 'base' })) expect(needs).toEqual([]);
    for (const { promo } of found({ origin: 'promo' })) expect(promo).not.toBe(false);
    expect(found({ origin: 'celebrities', kind: 'celebrity' })).toHaveLength(CELEBRITY_KEYS.length);
  });
});

describe('its addresses', () => {
  it('lead to an entry, to two of them, to the desk, and else to the list', () => {
    const [one, other] = [
      { kind: 'staff', key: '45' },
      { kind: 'tile', key: 'A1' },
    ];
    expect(placeOf(entryHash(one))).toEqual({ at: 'entry', entry: one, other: null });
    expect(placeOf(entryHash(one, other))).toEqual({ at: 'entry', entry: one, other });
    expect(placeOf('#/almanac/desk')).toEqual({ at: 'desk' });
    for (const hash of ['#/almanac', '#/almanac/', '#/almanac/staff'])
      expect(placeOf(hash)).toEqual({ at: 'list' });
  });
});

describe('its figures', () => {
  const run = {
    level: 'director',
    games: 3,
    command: 'lab almanac --nodes 200',
    commits: ['0123456'],
    date: '',
  } as const;
  const figures = {
    offered: 5,
    seats: 4,
    uses: 5,
    points: 1.2,
    paid: null,
    wins: [0.4, 0.1, 0.8, 0.25],
  };
  const all: Figures = { runs: [run, run], things: { 'staff 1': [figures, null] } };

  it('belong to an entry and a run', () => {
    expect(figuresOf(all, { kind: 'staff', key: '1' })).toEqual([{ run, figures }]);
    expect(figuresOf(all, { kind: 'guest', key: '1' })).toEqual([]);
    expect(nodesOf(run)).toBe(200);
  });

  it('speak of more or less only where the interval leaves chance aside', () => {
    expect(verdictOf([0.4, 0.1, 0.8, 0.25])).toBe('close');
    expect(verdictOf([0.4, 0.3, 0.5, 0.25])).toBe('more');
    expect(verdictOf([0.1, 0.05, 0.2, 0.25])).toBe('less');
    expect(percent(0.405)).toBe('41');
    expect([isFew(figures), isFew({ seats: 50 })]).toEqual([true, false]);
  });

  it('that go with the page are about things in the box', async () => {
    const { default: shipped } = await import('../../src/almanac/figures.json');
    const known = new Set(keysOf(ENTRIES));
    expect(Object.keys(shipped.things).filter((key) => !known.has(key))).toEqual([]);
    for (const { games, command, commits } of shipped.runs) {
      expect(games).toBeGreaterThan(0);
      expect(command).toContain('npm run lab -- almanac');
      expect(commits.length).toBeGreaterThan(0);
    }
  });
});
