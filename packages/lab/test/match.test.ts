import { describe, expect, it } from 'vitest';
import { lab, pathOf } from './support.js';

const PLAYERS = ['--a', 'quick@now', '--b', 'quick@1', '--seed', 'kept', '--threads', '0'];

/** What is told of a match, without the time it took. */
async function told(...args: string[]): Promise<unknown> {
  const { code, out } = await lab('match', ...PLAYERS, ...args);
  expect(code).toBe(0);
  return { ...(JSON.parse(out) as object), msPerTurn: null };
}

describe('a match', () => {
  it('keeps results in a folder and goes on from there', async () => {
    const folder = ['--folder', pathOf('kept match')];
    const whole = await told('--games', '4');
    expect(whole).toMatchObject({ seats: 2, games: 4 });
    expect(await told(...folder, '--games', '2')).toMatchObject({ games: 2 });
    expect(await told(...folder, '--games', '4')).toEqual(whole);
  });

  it('does not mix results of other players', async () => {
    const folder = ['--folder', pathOf('kept match of others'), '--games', '2'];
    await told(...folder);
    const others = PLAYERS.map((each) => (each === 'quick@1' ? 'planner@1' : each));
    const other = await lab('match', ...others, ...folder);
    expect(other).toMatchObject({ code: 2 });
    expect(other.err).toContain('were made with other settings');
  });

  it('refuses players that do not exist', async () => {
    expect(await lab('match', '--a', 'king@now')).toMatchObject({ code: 2 });
  });
});
