import { MODULES } from '@gah/engine';
import { setupProblemText } from '@gah/text';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../src/commands/index.js';
import { gah } from './support.js';

describe('help', () => {
  it('names every command', async () => {
    const { code, out } = await gah('--help');
    expect(code).toBe(0);
    for (const name of Object.keys(COMMANDS)) expect(out).toContain(`\n  ${name} `);
  });

  it.each(Object.keys(COMMANDS))('of %s names every option', async (name) => {
    const { code, out } = await gah(name, '--help');
    expect(code).toBe(0);
    for (const [option, given] of Object.entries(COMMANDS[name]?.options ?? {})) {
      expect(out).toContain(given.kind === 'operand' ? given.value : `--${option}`);
      expect(out).toContain(given.help);
    }
  });

  it('tells where the measurements are, which are handed on to the laboratory', async () => {
    const { out } = await gah('--help');
    expect(out).toContain('npm run lab -- --help');
    expect(out).not.toContain('tournament ');
    expect((await gah('tournament', '--help')).out).toMatch(/^gah tournament \[options\]\n/);
  });

  it('names the modules', async () => {
    const { out } = await gah('simulate', '--help');
    expect(out).toMatch(/--modules all\|LIST +.*, celebrities, .*, more\n/);
  });

  it('comes with exit code 2 when there are no arguments', async () => {
    const { code, out, err } = await gah();
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('Commands:');
  });

  it('is not needed to ask for the version', async () => {
    const { code, out } = await gah('--version');
    expect(code).toBe(0);
    expect(out).toMatch(/^gah \d+\.\d+\.\d+ \(rules version \d+\)\n$/);
  });
});

describe('bad arguments', () => {
  const cases: [args: string[], message: string][] = [
    [['simulat'], 'there is no command "simulat"'],
    [['constructor'], 'there is no command "constructor"'],
    [['simulate', '--game', '3'], 'there is no option --game'],
    [['simulate', '-g', '3'], 'there is no option -g'],
    [['simulate', '--games'], '--games needs a value'],
    [['simulate', '--games', '--json'], '--games needs a value'],
    [['simulate', '--games', '0'], '--games is a whole number from 1'],
    [['simulate', '--games', '1e3'], 'not "1e3"'],
    [['simulate', '--games', '2', '--games', '3'], '--games is given twice'],
    [['simulate', '--players', '5'], '--players is a whole number from 2 to 4, not "5"'],
    [['simulate', '--edition', '2020'], '--edition is one of 2021, 2015, not "2020"'],
    [['simulate', '--json=yes'], '--json takes no value'],
    [['simulate', '--seed='], '--seed needs a value'],
    [['simulate', '--seed', 'x'.repeat(100)], 'The seed'],
    [['simulate', '--modules'], '--modules needs a value'],
    [['simulate', '--modules', 'ballroom'], '--modules is all or some of ballrooms,celebrities,'],
    [['simulate', '--modules', 'more,more'], 'not "more,more"'],
    [['simulate', '--modules', 'all,more'], 'not "all,more"'],
    [['demo', '--modules', 'more,'], 'not "more,"'],
    [['soak', '--modules', 'none'], 'not "none"'],
    [['simulate', '--save', 'game.json'], '--save writes a single game'],
    [['simulate', 'game.json'], 'what is "game.json" for?'],
    [['show'], 'FILE is missing'],
    [['show', 'a.json', 'b.json'], 'what is "b.json" for?'],
    [['show', 'a.json', '--lang', 'fr'], '--lang is one of en, de, ru, not "fr"'],
    [['demo', '--players', 'two'], 'not "two"'],
    [['simulate', '--solo', 'cruel'], '--solo is one of easy, medium, hard, not "cruel"'],
    [['simulate', '--solo'], '--solo needs a value'],
    [['simulate', '--solo', 'easy', '--players', '2'], setupProblemText('en', 'bad-difficulty')],
    [['simulate', '--solo', 'easy', '--staff', 'draft'], setupProblemText('en', 'bad-staff')],
    [['simulate', '--solo', 'easy', '--staff', 'starter'], setupProblemText('en', 'bad-staff')],
    [
      ['simulate', '--solo', 'hard', '--modules', MODULES.join(',')],
      setupProblemText('en', 'module-not-alone'),
    ],
    [['demo', '--solo', 'easy', '--players', '4'], setupProblemText('en', 'bad-difficulty')],
    [
      ['demo', '--solo', 'easy', '--modules', 'startPlayer'],
      setupProblemText('en', 'module-not-alone'),
    ],
    [['demo', '--players', '1'], '--players is a whole number from 2 to 4, not "1"'],
    [['soak', '--games', '0', '--solo-games', '0'], 'there is nothing to play'],
    [['soak', '--workers', '0'], '--workers is a whole number from 1'],
  ];

  it.each(cases)('%j', async (args, message) => {
    const { code, out, err } = await gah(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
    expect(err).toMatch(/--help\.\n$/);
  });
});
