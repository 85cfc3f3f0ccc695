import { guests } from '@gah/engine/testing';
import type { MoveReason, PlanStep } from '@gah/ai';
import { PLAN_STEP_KINDS, REASON_KINDS } from '@gah/ai';
import { contentFor, createGame, viewOf } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, lessText, planText, reasonText } from '../src/index.js';
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

describe.each(LANGUAGES)('plans: %s', (language) => {
  const view = viewOf(createGame({ seats: 2, seed: 'plan' }), 0);
  const withAll = (step: (amount: number) => PlanStep): PlanStep[] => [1, 2, 5, 21].map(step);
  const STEPS: readonly PlanStep[] = [
    { kind: 'takesGuest', guest: guests.portraitPainter },
    { kind: 'takesDie', space: 3 },
    { kind: 'usesSpace', space: 2 },
    ...withAll((amount) => ({ kind: 'serves', amount })),
    { kind: 'fillsOrder', guest: guests.portraitPainter },
    ...withAll((amount) => ({ kind: 'preparesRooms', amount })),
    ...withAll((amount) => ({ kind: 'occupiesRooms', amount })),
    { kind: 'housesGuest', guest: guests.portraitPainter },
    { kind: 'hires', card: 36 },
    { kind: 'usesStaff', card: 36 },
    { kind: 'claims', card: 105 },
    { kind: 'passes' },
  ];

  it('have words for every deed, and are one sentence', () => {
    expect(new Set(STEPS.map(({ kind }) => kind))).toEqual(new Set(PLAN_STEP_KINDS));
    const texts = STEPS.map((step) => planText(language, [step], view) ?? '');
    for (const text of texts) {
      expectText(language, text);
      expect(text).toMatch(/^\p{Lu}.*[^.]\.$/u);
    }
    expect(new Set(texts).size).toBe(texts.length);
    const whole = planText(language, STEPS, view) ?? '';
    expect(whole.match(/\./g)).toHaveLength(1);
    expect(planText(language, [], view)).toBeNull();
  });

  it('are weighed against each other to half a point', () => {
    const texts = [0.1, 0.5, 1, 1.4, 2, 5].map((points) => lessText(language, points));
    for (const text of texts) expectText(language, text);
    expect(new Set(texts).size).toBe(texts.length);
    expect(lessText(language, 1.6)).toContain('1½');
  });
});

describe('a plan', () => {
  it('is told in order', () => {
    const view = viewOf(createGame({ seats: 2, seed: 'plan' }), 0);
    expect(
      planText(
        'en',
        [
          { kind: 'takesDie', space: 2 },
          { kind: 'serves', amount: 3 },
        ],
        view,
      ),
    ).toBe('Then take a 2 (wine and coffee), then serve 3 items.');
    expect(lessText('en', 0.1)).toBe('about as good');
    expect(lessText('en', 1.4)).toBe('about 1½ points less');
  });
});
