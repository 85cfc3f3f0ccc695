import { afterEach, describe, expect, it, vi } from 'vitest';
import { pacedBy } from '../src/session/pace.js';

afterEach(() => {
  vi.useRealTimers();
});

describe('the pace', () => {
  it('waits as long as it is told, ends at once when hurried, and waits again later', async () => {
    vi.useFakeTimers();
    const pace = pacedBy(() => 500);
    const ended = vi.fn();
    const wait = (): void => {
      void pace.pause().then(ended);
    };
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
    pace.relax();
    wait();
    await vi.advanceTimersByTimeAsync(100);
    expect(ended).toHaveBeenCalledTimes(3);
  });
});
