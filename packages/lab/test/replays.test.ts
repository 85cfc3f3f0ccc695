import type * as Engine from '@gah/engine';
import { decodeRecordLink } from '@gah/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { measured } from '../src/replays/sizes.js';
import { lab } from './support.js';

// Links are real unless a test breaks one.
vi.mock('@gah/engine', async (original) => {
  const actual = await original<typeof Engine>();
  return { ...actual, decodeRecordLink: vi.fn(actual.decodeRecordLink) };
});
afterEach(() => {
  vi.mocked(decodeRecordLink).mockClear();
});

describe('lab replays', () => {
  it('goes through games, writes them as links and reads those again', async () => {
    const { code, out } = await lab('replays', '--games', '3', '--stepped', '1');
    expect(code).toBe(0);
    expect(out).toMatch(/^Games +3$/m);
    expect(out).toMatch(/^Positions compared +[1-9]\d+$/m);
    expect(out).toMatch(/^Problems +0$/m);
  });

  it('tells of a link that does not give its game back', async () => {
    vi.mocked(decodeRecordLink).mockReturnValueOnce({ ok: false, problem: 'damaged' });
    const { code, out } = await lab('replays', '--games', '1', '--stepped', '0');
    expect(code).toBe(1);
    expect(out).toContain('game 1: its link does not give it back');
  });

  it('measures links of games as they are played', () => {
    const kind = { seats: 2, withModules: false };
    const { median, high, moves } = measured('random', kind, 2, 'sizes');
    expect(high).toBeGreaterThanOrEqual(median);
    expect(median).toBeGreaterThan(40);
    expect(moves).toBeGreaterThan(50);
  });
});
