import { guests } from '@gah/engine/testing';
import type { MoveReason } from '@gah/ai';
import { REASON_KINDS } from '@gah/ai';
import { contentFor } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, reasonText } from '../src/index.js';
import { expectText } from './support/checks.js';

const content = contentFor('2021', null);

const withAmounts = (reason: (amount: number) => MoveReason): MoveReason[] =>
  [1, 2, 5, 21].map(reason);

/** Reasons of every kind, with amounts that need every plural. */
const REASONS: readonly MoveReason[] = [
  ...withAmounts((amount) => ({ kind: 'points', amount })),
  ...withAmounts((amount) => ({ kind: 'krones', amount })),
  { kind: 'saves' },
  ...withAmounts((amount) => ({ kind: 'goods', amount, good: 'cake' })),
  ...withAmounts((amount) => ({ kind: 'serves', amount })),
  { kind: 'completesOrder', guest: guests.portraitPainter },
  { kind: 'housesGuest', guest: guests.portraitPainter },
  ...[0, 1, 2, 5].map((missing): MoveReason => ({
    kind: 'invitesGuest',
    guest: guests.portraitPainter,
    missing,
  })),
  ...[0, 1, 2, 5].map((points): MoveReason => ({
    kind: 'expectsGuest',
    guest: guests.portraitPainter,
    points,
  })),
  ...withAmounts((amount) => ({ kind: 'preparesRoom', color: 'blue', amount })),
  ...withAmounts((amount) => ({ kind: 'occupiesRoom', color: 'red', amount })),
  { kind: 'completesGroup', color: 'yellow', size: 3 },
  { kind: 'nearsGroup', color: 'red', size: 4 },
  { kind: 'claimsPolitics', card: 105 },
  { kind: 'nearsPolitics', card: 105 },
  ...withAmounts((amount) => ({ kind: 'emperorSteps', amount })),
  { kind: 'earnsTileBonus', tile: 'A1' },
  { kind: 'avoidsTilePenalty', tile: 'C3' },
  { kind: 'hiresStaff', card: 36 },
  ...withAmounts((amount) => ({ kind: 'drawsStaff', amount })),
  ...withAmounts((amount) => ({ kind: 'sendsDancer', amount })),
  { kind: 'waitsForDice' },
  { kind: 'turnIsDone' },
  { kind: 'leastBad' },
];

describe.each(LANGUAGES)('reasons: %s', (language) => {
  it('have a sentence of their own for every kind', () => {
    expect(new Set(REASONS.map(({ kind }) => kind))).toEqual(new Set(REASON_KINDS));
    const texts = REASONS.map((reason) => reasonText(language, reason, content));
    for (const text of texts) {
      expectText(language, text);
      expect(text).toMatch(/^[\p{Lu}\d„«].*\.»?$/u);
    }
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('a reason', () => {
  it('names what it is about', () => {
    const text = (reason: MoveReason): string => reasonText('en', reason, content);
    expect(text({ kind: 'goods', amount: 1, good: 'cake' })).toBe('It brings 1 cake.');
    expect(text({ kind: 'goods', amount: 3, good: 'cake' })).toBe(
      'It brings 3 items, mostly cake.',
    );
    expect(text({ kind: 'invitesGuest', guest: guests.portraitPainter, missing: 0 })).toMatch(
      /^Everything .+ orders is at hand\.$/,
    );
    expect(text({ kind: 'hiresStaff', card: 36 })).toBe('The Sommelier will be of use.');
  });
});
