import { contentFor, EDITIONS } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { lossText, penaltyText } from '../src/cards/tiles.js';
import {
  effectText,
  guestName,
  guestSummary,
  guestText,
  LANGUAGES,
  politicsName,
  politicsText,
  staffName,
  staffText,
  tileName,
  tileText,
} from '../src/index.js';
import { expectText } from './support/checks.js';
import { abilitySamples, effectSamples, penaltySamples } from './support/samples.js';

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
      const { order, vp, reward } = guestText(language, card);
      for (const text of [order, vp, ...reward]) expectText(language, text);
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
});
