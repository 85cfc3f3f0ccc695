import { CELEBRITY_KEYS, contentFor, GUEST_IDS, STAFF_IDS } from '@gah/engine';
import { describe, expect, it } from 'vitest';
import {
  CELEBRITY_PORTRAITS,
  celebrityPortrait,
} from '../../src/modules/celebrities/art/portraits.js';
import { COURT, courtPortrait } from '../../src/art/portraits/court.js';
import { GUEST_PORTRAITS, guestPortrait } from '../../src/art/portraits/guests.js';
import { CROPS, portrait } from '../../src/art/portraits/portrait.js';
import type { Pair, Traits } from '../../src/art/portraits/sitter.js';
import { STAFF_PORTRAITS, staffPortrait } from '../../src/art/portraits/staff.js';
import * as things from '../../src/art/portraits/things.js';
import * as traits from '../../src/art/portraits/traits.js';
import { expectPlainMarkup } from './markup.js';

const { guests, staff } = contentFor('2021', null);
const cards = <T>(list: readonly (T | undefined)[]): T[] =>
  list.filter((card) => card !== undefined);
const single = (who: Traits | Pair): Traits[] => ('front' in who ? [who.front, who.behind] : [who]);

const guestTraits = Object.values(GUEST_PORTRAITS).flatMap(single);
const staffTraits = Object.values(STAFF_PORTRAITS);
const everybody: readonly Traits[] = [
  ...guestTraits,
  ...staffTraits,
  ...Object.values(CELEBRITY_PORTRAITS),
];
const pictures: readonly [name: string, markup: string][] = [
  ...cards(guests).map(({ number }): [string, string] => [
    `guest ${number}`,
    guestPortrait(number),
  ]),
  ...cards(staff).map(({ number }): [string, string] => [`staff ${number}`, staffPortrait(number)]),
  ...CELEBRITY_KEYS.map((key): [string, string] => [key, celebrityPortrait(key, 'red')]),
  ...COURT.map((who): [string, string] => [who, courtPortrait(who)]),
];

describe('portraits', () => {
  it('are there for every guest and all the staff, and for nobody else', () => {
    expect(Object.keys(GUEST_PORTRAITS).sort()).toEqual([...GUEST_IDS].sort());
    expect(Object.keys(STAFF_PORTRAITS).sort()).toEqual([...STAFF_IDS].sort());
    expect(() => guestPortrait(1)).toThrow(RangeError);
    expect(() => staffPortrait(49)).toThrow(RangeError);
  });

  it('show no two people alike: any two differ in five traits or more', () => {
    const keys = [...new Set(everybody.flatMap((who) => Object.keys(who)))] as (keyof Traits)[];
    const distance = (one: Traits, other: Traits): number =>
      keys.filter((key) => one[key] !== other[key]).length;
    const alike = everybody.flatMap((one, index) =>
      everybody
        .slice(index + 1)
        .filter((other) => distance(one, other) < 5)
        .map((other) => [one, other]),
    );
    expect(alike).toEqual([]);
    expect(new Set(pictures.map(([, markup]) => markup)).size).toBe(pictures.length);
  });

  it('use everything that has been drawn', () => {
    const used = new Set(everybody.flatMap((who) => Object.values<unknown>({ ...who })));
    const drawn = [
      ...Object.values(things).flat(),
      ...[
        traits.FACES,
        traits.EYES,
        traits.NOSES,
        traits.MOUTHS,
        traits.MARKS,
        traits.HAIRSTYLES,
        traits.MOUSTACHES,
        traits.BEARDS,
      ].flat(),
      ...[traits.EYEGLASSES, traits.CLOTHES, traits.CLOTHS, traits.HALOS].flat(),
      ...[traits.SKINS, traits.HAIR_COLORS, traits.DYES].flatMap((colors) => Object.keys(colors)),
    ];
    // What nobody has to name because it is what everybody has who names nothing.
    const common = ['calm', 'straight', 'still', 'fair'];
    expect(drawn.filter((each) => !used.has(each) && !common.includes(each))).toEqual([]);
  });

  it.each(pictures)('%s: plain, repeatable, small', (_, markup) => {
    expectPlainMarkup(markup);
    // Two people take the room of two.
    expect(markup.length).toBeLessThan(6200);
  });

  it('weigh less than 4 kB on the average and 5.2 kB for one person', () => {
    const sizes = pictures.map(([, markup]) => markup.length).sort((a, b) => a - b);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(4000);
    expect(sizes.at(-2)).toBeLessThan(5200);
  });

  it('are cropped without being drawn anew', () => {
    const [who] = everybody;
    if (who === undefined) throw new Error('nobody there');
    const bodies = CROPS.map((crop) => portrait(who, 'staff', { crop }).replace(/^<svg[^>]*>/, ''));
    expect(new Set(bodies).size).toBe(1);
    const openings = CROPS.map((crop) => portrait(who, 'staff', { crop }).replace(/>.*/, ''));
    expect(new Set(openings).size).toBe(CROPS.length);
    expect(portrait(who, 'staff', { className: 'small' })).toMatch(
      /^<svg class="art portrait small"/,
    );
  });
});
