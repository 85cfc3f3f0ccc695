import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { file, gahWith } from './support.js';

/** Made at the owner's desk of the page, whose tests write the same. */
const PACK = fileURLToPath(new URL('../../web/test/almanac/ownerPack.json', import.meta.url));
const SET = ['--threads', '0', '--nodes', '10', '--levels', 'pageboy', '--seed', 'box'];
const asked = (...more: string[]) =>
  gahWith(
    ['c 119', 'c 134', 'c 184', 'q', ''],
    'play',
    ...SET,
    '--modules',
    'ballrooms',
    '--promos',
    ...more,
  );

describe('a pack that an owner made in a browser', () => {
  it('is what the cards say in the terminal', async () => {
    const [plain, packed] = [await asked(), await asked('--data-pack', PACK)];
    expect(packed.out).toContain('My copy of the box');
    expect(plain.out).not.toContain('My copy of the box');
    expect(packed.out).toContain('> Dancing Master (Ongoing, Cost: 0)');
    expect(plain.out).toContain('> Dancing Master (Ongoing, Cost: 3)');
    expect(packed.out).toContain('> Debutante, yellow guest. Orders 1 champagne. 9 VP.');
    expect(packed.out).toContain('> E. Doolittle, blue guest.');
    expect(plain.out).not.toContain('> E. Doolittle, blue guest.');
  });

  it('is refused with words where it is wrong', async () => {
    const pack = JSON.parse(readFileSync(PACK, 'utf8')) as object;
    const wrong = file('wrong.json', { ...pack, staff: { 119: { cost: 99 } } });
    const { code, err } = await asked('--data-pack', wrong);
    expect(code).not.toBe(0);
    expect(err).toContain('A number in the data pack is missing or out of range.');
  });
});
