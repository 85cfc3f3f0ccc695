import { describe, expect, it } from 'vitest';
import { LAB } from '../src/index.js';
import { lab } from './support.js';

describe('the laboratory', () => {
  it('names every command and what it can be told', async () => {
    const { code, out } = await lab('--help');
    expect(code).toBe(0);
    for (const [name, { options }] of Object.entries(LAB.commands)) {
      expect(out).toContain(`\n  ${name} `);
      const help = await lab(name, '--help');
      expect(help.out).toMatch(new RegExp(`^lab ${name} `));
      for (const option of Object.keys(options)) expect(help.out).toContain(`--${option} `);
    }
  });

  it.each([
    [['bench', '--json', 'now'], 'what is "now" for?'],
    [['train', '--generations', '25'], '--generations is a whole number from 1 to 24, not "25"'],
    [['crash', '--target', 'nobody'], '--target is one of server'],
    [['play'], 'there is no command "play"'],
  ])('refuses %j', async (args, message) => {
    const { code, err } = await lab(...args);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});
