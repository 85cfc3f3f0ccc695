import { readFileSync } from 'node:fs';
import type { DataPack, Source } from '@gah/engine';
import { contentFor, guestCard, parseDataPack, staffCard } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import { entryOf } from '../../src/almanac/catalogue.js';
import {
  gameFor,
  givenFields,
  packFile,
  packText,
  problemOf,
} from '../../src/almanac/desk/draft.js';
import { EFFECT_NAMES, partsOf, wholeOf } from '../../src/almanac/desk/effects.js';
import type { Draft, Field } from '../../src/almanac/desk/field.js';
import { valueAt, withValue } from '../../src/almanac/desk/field.js';
import { FIELDS } from '../../src/almanac/desk/fields.js';

/** What the tests of server and terminal play with. */
const OWNER_PACK = readFileSync(new URL('ownerPack.json', import.meta.url), 'utf8');

const named: Draft = { name: 'My copy of the box' };
const fieldAt = (path: string): Field => {
  const field = FIELDS.find((each) => each.path.join('.') === path);
  if (!field) throw new Error(`no field ${path}`);
  return field;
};
const change = (draft: Draft, path: string, value: unknown): Draft =>
  withValue(draft, fieldAt(path).path, value);

/** How many printed values are reconstructed in these tables. */
function reconstructedIn(pack: DataPack | null): number {
  const content = contentFor('2021', pack);
  const sources: (Source | Readonly<Record<string, Source>>)[] = [
    ...content.staff,
    ...content.guests,
    ...content.politics,
    ...Object.values(content.tiles),
    ...content.rehearsalRooms,
    // Each number of players has its spaces.
    ...content.ballrooms.flatMap((ballroom) => [ballroom, ballroom, ballroom]),
    // The tokens are told together.
    ...content.tokens.slice(0, 1),
  ].flatMap((card) => (card ? [card.source] : []));
  return sources
    .flatMap((source) => (typeof source === 'string' ? [source] : Object.values(source)))
    .filter((source) => source === 'reconstructed').length;
}

describe('the owner’s desk', () => {
  it('asks for every value that is reconstructed, each of a card in the almanac', () => {
    expect(FIELDS).toHaveLength(reconstructedIn(null));
    for (const { kind, key } of FIELDS)
      expect([kind, key, entryOf(kind, key)?.key]).toEqual([kind, key, key]);
    expect(new Set(FIELDS.map(({ path }) => path.join('.'))).size).toBe(FIELDS.length);
  });

  it('makes a pack of our own values that the engine takes and that changes nothing else', () => {
    const draft = FIELDS.reduce((made, { path, ours }) => withValue(made, path, ours), named);
    const pack = parseDataPack(JSON.parse(JSON.stringify(draft)));
    expect(reconstructedIn(pack)).toBe(0);
    expect(givenFields(draft, FIELDS)).toHaveLength(FIELDS.length);
    const [made, ours] = [contentFor('2021', pack), contentFor('2021', null)];
    const plain = (value: unknown): unknown =>
      JSON.parse(JSON.stringify(value, (key, part: unknown) => (key === 'source' ? null : part)));
    for (const table of ['staff', 'guests', 'ballrooms', 'rehearsalRooms', 'tokens'] as const)
      expect(plain(made[table])).toEqual(plain(ours[table]));
  });

  it('writes what its owner says, and the file that server and terminal read', () => {
    let draft = change(named, 'staff.119.cost', 0);
    draft = change(draft, 'guests.134.order', { champagne: 1 });
    draft = change(draft, 'guests.134.vp', 9);
    draft = change(draft, 'guests.184.color', 'blue');
    draft = change(draft, 'ballrooms.apollosaal.2', [[1, 1], [2], [3, 3, 3]]);
    const pack = parseDataPack(draft);
    expect(JSON.parse(packText(pack))).toEqual(JSON.parse(OWNER_PACK));
    expect(packFile(pack)).toBe('My-copy-of-the-box.json');
    const content = contentFor('2021', pack);
    expect(staffCard(content, 119)).toMatchObject({ cost: 0, source: { cost: 'data pack' } });
    expect(guestCard(content, 134)).toMatchObject({ order: [0, 0, 0, 0, 1], vp: 9 });
    expect(guestCard(content, 184)).toMatchObject({
      color: 'blue',
      source: { color: 'data pack' },
    });
    const entries = givenFields(draft, FIELDS).flatMap(({ kind, key }) => entryOf(kind, key) ?? []);
    expect(gameFor(entries)).toEqual({ modules: ['ballrooms'], promos: true });
  });

  it.each([
    ['staff.119.cost', 99, 'bad-number'],
    ['staff.119.cost', null, 'bad-number'],
    ['guests.134.order', {}, 'bad-goods'],
    ['guests.134.vp', 4.5, 'bad-number'],
    ['guests.184.color', 'purple', 'bad-color'],
    ['ballrooms.apollosaal.2', [['x'], [], []], 'bad-number'],
    ['rehearsalRooms.mirrors', [{ dancers: 3, bonus: [] }], 'bad-sections'],
    ['rehearsalRooms.mirrors', [{ dancers: 10, bonus: [{ vp: 0 }] }], 'bad-number'],
  ])('refuses %s: %j', (path, value, code) => {
    expect(problemOf(change(named, path, value), FIELDS)).toEqual({ code, field: fieldAt(path) });
    expect(
      problemOf(change(change(named, path, value), path, fieldAt(path).ours), FIELDS),
    ).toBeNull();
  });

  it('has no place for a problem that no field has', () => {
    expect(problemOf({ name: '' }, FIELDS)).toEqual({ code: 'bad-name', field: null });
  });

  it('takes a value back and leaves nothing behind', () => {
    const draft = change(change(named, 'guests.134.vp', 3), 'guests.134.vp', undefined);
    expect(draft).toEqual(named);
    expect(valueAt(draft, ['guests', '134', 'vp'])).toBeUndefined();
    // What it does not ask for stays.
    const more = { ...named, board: { startKrones: 9 } };
    expect(change(change(more, 'staff.119.cost', 1), 'staff.119.cost', undefined)).toEqual(more);
  });

  it('says in words what a section or token gives', () => {
    for (const name of EFFECT_NAMES) expect(partsOf(wholeOf(name, 2))).toEqual({ name, amount: 2 });
  });
});
