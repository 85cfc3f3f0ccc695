import { readFileSync } from 'node:fs';
import { moduleName } from '@gah/text';
import { describe, expect, it } from 'vitest';
import { gah, pathOf } from './support.js';

describe('gah demo', () => {
  it('plays the same game for the same seed', async () => {
    const args = ['demo', '--seed', 'x', '--players', '3', '--lang', 'de'];
    const { code, out, err } = await gah(...args);
    expect(code).toBe(0);
    expect(out.match(/^== /gm)).toHaveLength(8);
    expect(err).toContain('demo --players 3 --level concierge --seed x --lang de');
    expect((await gah(...args)).out).toBe(out);
  });

  it('plays with modules', async () => {
    const args = ['demo', '--seed', 'm', '--modules', 'more,ballrooms', '--lang', 'ru'];
    const { code, out, err } = await gah(...args);
    expect(code).toBe(0);
    expect(out).toContain(`${moduleName('ru', 'ballrooms')}, ${moduleName('ru', 'more')}\n`);
    expect(err).toContain(
      'demo --players 2 --modules ballrooms,more --level concierge --seed m --lang ru',
    );
  });

  it('plays alone against Leopold or Elisabeth', async () => {
    const path = pathOf('solo.json');
    const args = ['demo', '--seed', 's', '--solo', 'hard'];
    const leopold = await gah(...args);
    expect(leopold.code).toBe(0);
    expect(leopold.out).toContain('Leopold');
    expect(leopold.out).not.toContain('Elisabeth');
    expect(leopold.out).toMatch(/^Difficulty {2,}Hard$/m);
    expect(leopold.err).toContain('demo --solo hard --level concierge --seed s --lang en');
    const elisabeth = await gah(...args, '--modules', 'all', '--save', path);
    expect(elisabeth.code).toBe(0);
    expect(elisabeth.out).toContain('Elisabeth');
    expect(elisabeth.out).not.toContain('Leopold');
    expect(elisabeth.out).not.toContain(moduleName('en', 'startPlayer'));
    expect(elisabeth.err).toContain(
      'demo --solo hard --modules all --level concierge --seed s --lang en',
    );
    expect((await gah('show', path)).out).toBe(elisabeth.out);
  });

  it('plays as well as it is told to', async () => {
    const concierge = await gah('demo', '--seed', 'x');
    const random = await gah('demo', '--seed', 'x', '--level', 'random');
    expect(random.code).toBe(0);
    expect(random.err).toContain('demo --players 2 --level random --seed x');
    expect(random.out).not.toBe(concierge.out);
  });

  it('plays a new game without a seed', async () => {
    expect((await gah('demo')).out).not.toBe((await gah('demo')).out);
  });

  it('saves its game, which can be shown and verified', async () => {
    const path = pathOf('demo.json');
    const { out } = await gah('demo', '--seed', 'y', '--save', path);
    expect(readFileSync(path, 'utf8')).toContain('"seed": "y"');
    expect(await gah('verify', path)).toMatchObject({ code: 0, err: '' });
    expect((await gah('show', path)).out).toBe(out);
  });
});
