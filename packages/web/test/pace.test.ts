import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Pace } from '@gah/client';
import { pacedBy } from '../src/session/pace.js';

afterEach(() => {
  vi.useRealTimers();
});

describe('the pace', () => {
  const paced = (): { pace: Pace; ended: ReturnType<typeof vi.fn>; wait: () => void } => {
    vi.useFakeTimers();
    const pace = pacedBy(() => 500);
    const ended = vi.fn();
    const wait = (): void => {
      void pace.pause().then(ended);
    };
    return { pace, ended, wait };
  };

  it('waits as long as it is told, and not at all when hurried, until the phase ends', async () => {
    const { pace, ended, wait } = paced();
    pace.begin();
    wait();
    await vi.advanceTimersByTimeAsync(499);
    expect(ended).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledTimes(1);
    wait();
    pace.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toHaveBeenCalledTimes(2);
    wait();
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toHaveBeenCalledTimes(3);
    pace.end();
    pace.begin();
    wait();
    await vi.advanceTimersByTimeAsync(499);
    expect(ended).toHaveBeenCalledTimes(3);
  });

  it('is not hurried by what comes before the others move', async () => {
    const { pace, ended, wait } = paced();
    pace.hurry();
    pace.begin();
    wait();
    await vi.advanceTimersByTimeAsync(499);
    expect(ended).not.toHaveBeenCalled();
  });

  it('skips one pause without hurrying those that follow', async () => {
    const { pace, ended, wait } = paced();
    pace.begin();
    wait();
    pace.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toHaveBeenCalledTimes(1);
    wait();
    await vi.advanceTimersByTimeAsync(499);
    expect(ended).toHaveBeenCalledTimes(1);
  });
});
