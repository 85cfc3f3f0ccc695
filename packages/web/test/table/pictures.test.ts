import { CELEBRITIES, contentFor, EDITIONS, ENTRANCES } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { tokensMarkup } from '../../src/cards/tokenMarkup.js';
import {
  abilityTokens,
  countableTokens,
  effectsTokens,
  penaltyTokens,
  staffTokens,
} from '../../src/cards/effectTokens.js';
import { breakable } from '../../src/cards/breakable.js';
import { fittingSize } from '../../src/cards/fittingSize.js';

const SIGNS = 9;

describe.each(EDITIONS)('pictures of the edition of %s', (edition) => {
  const content = contentFor(edition, null);
  const staff = content.staff.flatMap((card) => card ?? []);
  const guests = content.guests.flatMap((card) => card ?? []);

  it('say what every staff card does, in no more signs than fit on it', () => {
    for (const card of staff) {
      const tokens = staffTokens(card);
      expect(tokens.length, `staff ${card.number}`).toBeGreaterThan(0);
      expect(tokens.length, `staff ${card.number}`).toBeLessThanOrEqual(SIGNS);
      expect(tokensMarkup(tokens, 20)).toContain('<svg');
    }
  });

  it('say what every guest gives', () => {
    for (const card of guests) {
      const tokens = effectsTokens(card.reward);
      expect(tokens.length === 0).toBe(card.reward.length === 0);
      expect(tokens.length, `guest ${card.number}`).toBeLessThanOrEqual(SIGNS);
    }
  });

  it('say what every tile and objective is about', () => {
    for (const tile of Object.values(content.tiles)) {
      expect(effectsTokens(tile.bonus).length).toBeGreaterThan(0);
      expect(penaltyTokens(tile.penalty).length).toBeGreaterThan(0);
    }
    for (const card of content.politics) {
      for (const { per } of card?.conditions ?? []) {
        expect(countableTokens(per).length).toBeGreaterThan(0);
      }
    }
  });
});

it('abilities of celebrities and entrances have pictures', () => {
  for (const { ability } of [...CELEBRITIES, ...ENTRANCES]) {
    if (ability) expect(abilityTokens(ability).length).toBeGreaterThan(0);
  }
});

it('names become smaller until they fit, but not too small to be read', () => {
  const box = { width: 87, lines: 2, size: 13 };
  expect(fittingSize('Earl', box)).toBe(13);
  expect(fittingSize('Ветеринарный советник', box)).toBeLessThan(13);
  expect(fittingSize('Flamencotänzerin', box)).toBe(12);
  expect(breakable('Flamencotänzerin')).toBe('Flamenco\u00adtänzerin');
  expect(fittingSize(breakable('Flamencotänzerin'), box)).toBe(13);
  expect(fittingSize('Mr. Boydell', { width: 139, lines: 1, size: 14.5 })).toBe(14.5);
});
