import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Progress } from '../src/progress.js';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

function written(isTTY: boolean, logged: boolean): string {
  let text = '';
  const progress = new Progress({ write: (part) => (text += part), isTTY }, 40, logged);
  for (let done = 1; done <= 40; done++) {
    vi.advanceTimersByTime(100);
    progress.report(done);
  }
  progress.end();
  return text;
}

it('writes over its line on a terminal once a run is long', () => {
  expect(written(true, false).split('\r')).toEqual([
    '',
    ...[15, 20, 25, 30, 35, 40].map((done) => `${done} of 40 games`),
    '\u001B[K',
  ]);
});

it('writes a few lines to a log, where wanted', () => {
  expect(written(false, true).split('\n')).toHaveLength(10);
  expect(written(false, false)).toBe('');
});
