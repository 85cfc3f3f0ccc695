import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Pace } from '@gah/client';
import { pacedBy } from '../src/session/pace.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the pace', () => {
  const paced = (): { pace: Pace; ended: ReturnType<typeof vi.fn>; wait: () => void } => {
    const pace = pacedBy(() => 800);
    const ended = vi.fn();
    const wait = (): void => {
      void pace.pause().then(ended);
    };
    return { pace, ended, wait };
  };

  it('waits as long as it is told', async () => {
    const { pace, ended, wait } = paced();
    pace.begin();
    wait();
    await vi.advanceTimersByTimeAsync(799);
    expect(ended).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('is short as long as it is hastened, and calm again afterwards', async () => {
    const { pace, ended, wait } = paced();
    pace.begin();
    wait();
    pace.hasten(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toHaveBeenCalledTimes(1);
    wait();
    await vi.advanceTimersByTimeAsync(99);
    expect(ended).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledTimes(2);
    pace.hasten(false);
    wait();
    await vi.advanceTimersByTimeAsync(799);
    expect(ended).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledTimes(3);
  });

  it('is not hastened by what comes before the others move, nor in their next phase', async () => {
    const { pace, ended, wait } = paced();
    pace.hasten(true);
    pace.begin();
    wait();
    await vi.advanceTimersByTimeAsync(799);
    expect(ended).not.toHaveBeenCalled();
    pace.hasten(true);
    pace.end();
    pace.begin();
    wait();
    await vi.advanceTimersByTimeAsync(799);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('skips one pause without hastening those that follow', async () => {
    const { pace, ended, wait } = paced();
    pace.begin();
    wait();
    pace.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toHaveBeenCalledTimes(1);
    wait();
    await vi.advanceTimersByTimeAsync(799);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('waits for what is being shown, also when it was skipped', async () => {
    const { pace, ended, wait } = paced();
    const settled = vi.fn();
    pace.begin();
    pace.hold(new Promise((resolve) => setTimeout(resolve, 2000)));
    wait();
    pace.skip();
    void pace.settle().then(settled);
    await vi.advanceTimersByTimeAsync(1999);
    expect(ended).not.toHaveBeenCalled();
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledTimes(1);
    expect(settled).toHaveBeenCalledTimes(1);
  });

  it('waits for what a screen begins to show only when it has been drawn', async () => {
    const { pace } = paced();
    const settled = vi.fn();
    void pace.settle().then(settled);
    await Promise.resolve();
    pace.hold(new Promise((resolve) => setTimeout(resolve, 50)));
    await vi.advanceTimersByTimeAsync(49);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledTimes(1);
  });
});
