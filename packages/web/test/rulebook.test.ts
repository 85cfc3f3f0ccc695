import { readFileSync } from 'node:fs';
import { REFUSAL_CODES } from '@gah/engine';
import type { Picture, Sign } from '@gah/rulebook';
import { DECISION_PARAGRAPHS, isParagraphId, PARAGRAPHS, paragraphOf, SIGNS } from '@gah/rulebook';
import { LANGUAGES } from '@gah/text';
import { describe, expect, it, vi } from 'vitest';
import { proofsIn } from '../build/proofs.ts';
import type { IconName } from '../src/art/icons.js';
import { ICON_NAMES } from '../src/art/icons.js';
import { paragraphAt } from '../src/rulebook/place.js';
import { DRAWINGS } from '../src/rulebook/pictures/drawings.js';
import type { Draw, Shown } from '../src/rulebook/pictures/shown.js';
import { rulesAbout } from '../src/table/detail/rules.js';
import type { Explaining, Subject } from '../src/table/detail/subject.js';
import { PLAIN_SUBJECTS } from '../src/table/detail/subject.js';

/** Portraits come later on a page; here nothing is shown. */
vi.hoisted(() => {
  Object.assign(globalThis, { $state: { raw: (value: unknown) => value } });
});

const drawings = {
  ...DRAWINGS,
  ...(await import('../src/modules/ballrooms/rulePictures.js')).rulePictures,
  ...(await import('../src/modules/celebrities/rulePictures.js')).rulePictures,
  ...(await import('../src/modules/entrances/rulePictures.js')).rulePictures,
  ...(await import('../src/modules/solo/rulePictures.js')).rulePictures,
} as Readonly<Record<Picture['is'], Draw<Picture>>>;

/** Everything that is read of a picture. */
function spoken(shown: Shown): readonly string[] {
  switch (shown.as) {
    case 'drawing':
    case 'guests':
      return [shown.label];
    case 'items':
      return shown.items.flatMap(({ name, lines }) => [name, ...lines]);
    case 'table':
      return [shown.label, ...shown.head, ...shown.rows.flatMap(({ cells }) => cells)];
    case 'staff':
      return [];
  }
}

describe.each(LANGUAGES)('pictures of the rules: %s', (language) => {
  it('are drawn, and say what they show', () => {
    for (const { id, picture } of PARAGRAPHS) {
      if (!picture) continue;
      const shown = drawings[picture.is](picture, language);
      if (shown.as === 'drawing') expect(shown.markup, id).toContain('<svg');
      for (const said of spoken(shown)) {
        expect(said, id).not.toBe('');
        expect(said, id).not.toMatch(/undefined|NaN|[{}]/);
      }
    }
  });
});

it('the glossary explains every sign there is, and no other', () => {
  // A sign that is missing there does not compile.
  const explained: readonly Sign[] = ICON_NAMES;
  const drawn: readonly IconName[] = SIGNS;
  expect([...explained].sort()).toEqual([...drawn].sort());
});

describe('places in the rules', () => {
  it('are found for decisions, refusals and cards', () => {
    expect(paragraphAt('turn.boost')).toBe('turn.boost');
    expect(paragraphAt({ decision: 'splitKrones' })).toBe('actions.palace');
    expect(paragraphAt({ refusal: 'no-boost' })).toBe('turn.boost');
    expect(paragraphAt({ staff: 17 })).toBe('staff.dice');
    expect(paragraphAt({ guest: 97 })).toBe('guests.gizia');
    expect(paragraphAt({ guest: 51 })).toBe('guests.rewards');
    expect(paragraphAt({ objective: 163 })).toBe('ballrooms.objectives');
    expect(paragraphAt({ tile: 'C6' })).toBe('more.tiles');
    for (const refusal of REFUSAL_CODES)
      expect(paragraphOf(paragraphAt({ refusal })), refusal).toBeDefined();
    for (const id of Object.values(DECISION_PARAGRAPHS)) expect(isParagraphId(id)).toBe(true);
  });

  it('are found for what can be looked at', () => {
    const table = { screens: [] } as unknown as Explaining;
    const subjects: readonly Subject[] = [
      ...PLAIN_SUBJECTS.map((is): Subject => ({ is })),
      { is: 'staff', card: 24 },
      { is: 'guest', card: 63 },
      { is: 'tile', id: 'B2' },
      { is: 'space', space: 6 },
      { is: 'track', step: 3 },
    ];
    for (const subject of subjects)
      expect(paragraphOf(paragraphAt(rulesAbout(subject, table))), subject.is).toBeDefined();
    expect(paragraphAt(rulesAbout({ is: 'space', space: 6 }, table))).toBe('actions.copy');
  });
});

it('what proves a rule is read from the document of rules and their tests', () => {
  const document = readFileSync(
    new URL('../../../docs/rules-coverage.md', import.meta.url),
    'utf8',
  );
  const proofs = proofsIn(document);
  const unproved = PARAGRAPHS.flatMap(({ proves }) => proves).filter(
    (rule) => (proofs[rule] ?? []).length === 0,
  );
  expect(unproved).toEqual([]);
  expect(proofs['turns.guest']?.[0]).toMatch(/^engine\/goods: goods › guests cost 3/);
});
