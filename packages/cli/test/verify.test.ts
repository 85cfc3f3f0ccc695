import { MODULES } from '@gah/engine';
import type * as Testing from '@gah/engine/testing';
import { problemsOf } from '@gah/engine/testing';
import { moduleName } from '@gah/text';
import { describe, expect, it, vi } from 'vitest';
import {
  editedGame,
  elisabethGame,
  file,
  finishedGame,
  gah,
  leopoldGame,
  openGame,
  pathOf,
  waltzGame,
} from './support.js';

// The checks are real unless a test makes one fail.
vi.mock('@gah/engine/testing', async (original) => {
  const actual = await original<typeof Testing>();
  return { ...actual, problemsOf: vi.fn(actual.problemsOf) };
});

const text = JSON.stringify(finishedGame);

describe('gah verify', () => {
  it('accepts a finished game', async () => {
    const { code, out, err } = await gah('verify', file('finished.json', finishedGame));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Players {2,}2 \(Anna, Béla\)$/m);
    expect(out).toMatch(/^Modules {2,}none$/m);
    expect(out).not.toMatch(/Opponent|Difficulty/);
    expect(out).toMatch(new RegExp(`^Moves {2,}${finishedGame.moves.length}$`, 'm'));
    expect(out).toMatch(/^Rounds {2,}7$/m);
    expect(out).toMatch(/^Finished {2,}yes$/m);
    expect(out).toMatch(/^Hash {2,}[0-9a-f]{16}$/m);
  });

  it('accepts a game with every module and names them', async () => {
    const { code, out, err } = await gah('verify', file('waltz.json', waltzGame));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const names = MODULES.map((module) => moduleName('en', module)).join(', ');
    expect(out).toContain(`  ${names}\n`);
  });

  it('accepts games of one person alone and names the opponent', async () => {
    const leopold = await gah('verify', file('leopold.json', leopoldGame));
    expect(leopold).toMatchObject({ code: 0, err: '' });
    expect(leopold.out).toMatch(/^Players {2,}1 \(Anna\)$/m);
    expect(leopold.out).toMatch(/^Opponent {2,}Leopold$/m);
    expect(leopold.out).toMatch(/^Difficulty {2,}Easy$/m);
    expect(leopold.out).toMatch(/^Modules {2,}none$/m);
    const elisabeth = await gah('verify', file('elisabeth.json', elisabethGame));
    expect(elisabeth).toMatchObject({ code: 0, err: '' });
    expect(elisabeth.out).toMatch(/^Opponent {2,}Elisabeth \(.+\)$/m);
    expect(elisabeth.out).toMatch(/^Difficulty {2,}Hard$/m);
    expect(elisabeth.out).toContain(moduleName('en', 'entrances'));
  });

  it('accepts a game that is not over', async () => {
    const { code, out } = await gah('verify', file('open.json', openGame));
    expect(code).toBe(0);
    expect(out).toMatch(/^Finished {2,}no$/m);
  });

  it('fails a game with a move against the rules', async () => {
    const path = file('edited.json', editedGame);
    const { code, out, err } = await gah('verify', path);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(path);
    expect(err).toMatch(/move 11/i);
  });

  it('fails a game with an impossible position', async () => {
    vi.mocked(problemsOf).mockReturnValueOnce([]).mockReturnValueOnce(['seat 0: 99 krones']);
    const { code, out, err } = await gah('verify', file('finished.json', finishedGame));
    expect(code).toBe(1);
    expect(out).toMatch(/^Moves {2,}1$/m);
    expect(err).toBe('after move 1: seat 0: 99 krones\n');
  });

  it.each([
    ['missing', pathOf('nowhere.json'), 'there is no such file'],
    ['a folder', pathOf('.'), 'it is a folder'],
    ['cut off', file('cut.json', text.slice(0, text.length / 2)), 'damaged or cut off'],
    ['something else', file('else.json', { format: 'chess' }), 'not a saved game'],
    ['a number', file('number.json', 7), 'not a saved game'],
    ['of other rules', file('rules.json', { ...finishedGame, rules: 99 }), 'another version'],
    ['without moves', file('moves.json', { ...finishedGame, moves: 'none' }), 'list of moves'],
    ['garbled', file('garbled.json', { ...finishedGame, moves: ['hop'] }), 'cannot be read'],
    ['set up badly', file('setup.json', { ...finishedGame, setup: { seats: 9 } }), 'set-up'],
  ])('cannot use a file that is %s', async (_, path, message) => {
    const { code, out, err } = await gah('verify', path);
    expect({ code, out }).toEqual({ code: 3, out: '' });
    expect(err).toContain(message);
    expect(err.trim()).not.toContain('\n');
  });
});
