import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ProgressBar } from '../src/progress.js';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

function written(isTTY: boolean, logged: boolean): string {
  let text = '';
  const progress = new ProgressBar({ write: (part) => (text += part), isTTY }, 40, logged);
  for (let done = 1; done <= 40; done++) {
    vi.advanceTimersByTime(100);
    progress.report(done);
  }
  progress.end();
  return text;
}

it('writes a bar over its line on a terminal once a run is long', () => {
  const lines = written(true, false).split('\r');
  expect(lines).toHaveLength(8);
  expect(lines[1]).toBe(`${'█'.repeat(9)}${'░'.repeat(15)} 15 of 40 games, 0:03 left\u001B[K`);
  expect(lines[2]).toBe(`${'█'.repeat(12)}${'░'.repeat(12)} 20 of 40 games, 0:02 left\u001B[K`);
  expect(lines[6]).toBe(`${'█'.repeat(24)} 40 of 40 games, 0:00 left\u001B[K`);
  expect(lines[7]).toBe('\u001B[K');
});

it('tells hours', () => {
  let text = '';
  const progress = new ProgressBar({ write: (part) => (text = part), isTTY: true }, 101, false);
  vi.advanceTimersByTime(40_000);
  progress.report(1);
  expect(text).toContain('1 of 101 games, 1:06:40 left');
});

it('writes a few lines to a log, where wanted', () => {
  expect(written(false, true).split('\n')).toHaveLength(10);
  expect(written(false, false)).toBe('');
});
