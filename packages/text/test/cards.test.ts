import {
  CELEBRITIES,
  contentFor,
  DIFFICULTIES,
  EDITIONS,
  ELISABETH,
  ENTRANCES,
  LEOPOLD,
  SOLO_HOTELS,
} from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { abilityTexts } from '../src/cards/abilities.js';
import { atLeastText, perText } from '../src/cards/countables.js';
import { lossText, penaltyText } from '../src/cards/tiles.js';
import type { Language } from '../src/index.js';
import {
  ballroomName,
  ballroomText,
  celebrityName,
  celebrityText,
  effectText,
  entranceName,
  entranceText,
  guestName,
  guestSummary,
  guestText,
  instructionText,
  LANGUAGES,
  politicsName,
  politicsText,
  rehearsalRoomName,
  sectionTexts,
  soloHotelName,
  soloHotelText,
  staffName,
  staffText,
  tileName,
  tileText,
  tokenText,
} from '../src/index.js';
import { expectText } from './support/checks.js';
import {
  abilitySamples,
  bellSamples,
  countableSamples,
  effectSamples,
  moreAbilitySamples,
  penaltySamples,
  useCostSample,
} from './support/cardSamples.js';

const present = <T>(cards: readonly (T | undefined)[]): T[] => cards.flatMap((card) => card ?? []);
const base = contentFor('2021', null);
const staff = present(base.staff);
const guests = present(base.guests);

describe.each(LANGUAGES)('every card has a text: %s', (language) => {
  it.each(EDITIONS)('in the edition %s', (edition) => {
    const content = contentFor(edition, null);
    for (const card of present(content.staff)) {
      expectText(language, staffText(language, card));
    }
    for (const card of present(content.guests)) {
      const { order, vp, reward, lodging } = guestText(language, card);
      for (const text of [order, vp, ...reward, lodging ?? vp]) expectText(language, text);
      expect(lodging === null).toBe(card.lodging === 'any');
      expect(reward.length > 0).toBe(card.reward.length > 0);
    }
    for (const card of present(content.politics)) {
      const { condition, vp } = politicsText(language, card);
      expectText(language, condition);
      expectText(language, vp);
    }
    for (const tile of present(Object.values(content.tiles))) {
      const { bonus, penalty } = tileText(language, tile, content.options);
      expectText(language, bonus);
      expectText(language, penalty);
      expectText(language, tileName(language, tile.id));
    }
  });

  it('and a name of its own', () => {
    const names = [
      ...staff.map(({ number }) => staffName(language, number, '2021')),
      ...guests.map(({ number }) => guestName(language, number)),
      ...present(base.politics).map(({ number }) => politicsName(language, number)),
      ...CELEBRITIES.map(({ key }) => celebrityName(language, key)),
      ...ENTRANCES.map(({ key }) => entranceName(language, key)),
      ...SOLO_HOTELS.map((key) => soloHotelName(language, key)),
      ...base.ballrooms.map((room) => ballroomName(language, room)),
      ...base.rehearsalRooms.map((room) => rehearsalRoomName(language, room)),
    ];
    for (const name of names) {
      expect(name).not.toMatch(/^#|^$/);
      if (language === 'ru') expectText(language, name);
    }
    expect(new Set(names).size).toBe(names.length);
  });

  it('also as a summary', () => {
    for (const card of guests) {
      const summary = guestSummary(language, card);
      expect(summary).toContain(guestName(language, card.number));
      expect(summary).not.toMatch(/[{}]|undefined|NaN/);
    }
  });

  it('for every kind of effect, ability and penalty', () => {
    for (const effect of effectSamples) expectText(language, effectText(language, effect));
    const [card] = staff;
    if (!card) throw new Error('no staff');
    expectText(
      language,
      staffText(language, { ...card, effects: [], ability: abilitySamples, final: null }),
    );
    for (const ability of moreAbilitySamples) {
      for (const text of abilityTexts(language, ability)) expectText(language, text);
    }
    for (const bell of bellSamples) {
      const effects = effectSamples.slice(0, 2);
      expectText(language, staffText(language, { ...card, timing: 'bell', bell, effects }));
    }
    expectText(
      language,
      staffText(language, { ...card, timing: 'round', useCost: useCostSample, bell: null }),
    );
    for (const what of countableSamples) {
      expectText(language, perText(language, what));
      for (const amount of [1, 2, 5]) expectText(language, atLeastText(language, what, amount));
    }
    for (const penalty of penaltySamples) {
      expectText(language, lossText(language, penalty));
      for (const penaltyChoice of [false, true]) {
        expectText(
          language,
          penaltyText(language, penalty, { penaltyChoice, setupRoomsOptional: false }),
        );
      }
    }
  });
});

const ballroomLines = (language: Language): string[][] =>
  base.ballrooms.flatMap((ballroom) =>
    [2, 3, 4].map((players) => {
      const { rows, scoring } = ballroomText(language, ballroom, players);
      expect(rows).toHaveLength(3);
      return [...rows.flatMap(({ name, bonus, spaces }) => [name, bonus, spaces]), ...scoring];
    }),
  );

describe.each(LANGUAGES)('everything of the modules has a text: %s', (language) => {
  const texts: Readonly<Record<string, readonly (readonly string[])[]>> = {
    celebrities: CELEBRITIES.map((card) => [celebrityText(language, card)]),
    entrances: ENTRANCES.map((card) => {
      const { whenGained, ongoing } = entranceText(language, card);
      expect(whenGained.length).toBeGreaterThan(0);
      expect(ongoing.length).toBeGreaterThan(0);
      return [...whenGained, ...ongoing];
    }),
    'rehearsal rooms': base.rehearsalRooms.map((room) => sectionTexts(language, room)),
    tokens: base.tokens.map((token) => {
      const { top, bottom } = tokenText(language, token);
      return [top, bottom];
    }),
    'solo hotels': SOLO_HOTELS.map((key) => [soloHotelText(language, key)]),
  };

  it.each(Object.entries(texts))('%s', (_name, lists) => {
    for (const text of lists.flat()) expectText(language, text);
    expect(new Set(lists.map((list) => list.join(' '))).size).toBe(lists.length);
  });

  it('ballrooms', () => {
    for (const text of ballroomLines(language).flat()) expectText(language, text);
  });

  it('instruction cards', () => {
    for (const card of Object.values({ ...LEOPOLD, ...ELISABETH })) {
      for (const difficulty of DIFFICULTIES) {
        for (const text of instructionText(language, card, difficulty)) expectText(language, text);
      }
    }
  });
});

it('cards that do different things say so', () => {
  for (const language of LANGUAGES) {
    const rewards = new Map<string, string>();
    for (const card of guests) {
      const key = JSON.stringify(card.reward);
      const text = guestText(language, card).reward.join(' ');
      expect(rewards.get(key) ?? text).toBe(text);
      rewards.set(key, text);
    }
    expect(new Set(rewards.values()).size).toBe(rewards.size);
    const staffTexts = staff.map((card) => staffText(language, card));
    expect(new Set(staffTexts).size).toBe(staffTexts.length);
  }
});

it('every text differs between the languages', () => {
  for (const card of staff) {
    const texts = LANGUAGES.map((language) => staffText(language, card));
    expect(new Set(texts).size).toBe(LANGUAGES.length);
  }
  for (const card of guests) {
    const texts = LANGUAGES.map((language) => guestText(language, card).order);
    expect(new Set(texts).size).toBe(LANGUAGES.length);
  }
  for (const card of CELEBRITIES) {
    const texts = LANGUAGES.map((language) => celebrityText(language, card));
    expect(new Set(texts).size).toBe(LANGUAGES.length);
  }
  for (const card of ENTRANCES) {
    const texts = LANGUAGES.map((language) => entranceText(language, card).ongoing.join(' '));
    expect(new Set(texts).size).toBe(LANGUAGES.length);
  }
});
