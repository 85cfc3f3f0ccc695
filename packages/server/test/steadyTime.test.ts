import { describe, expect, it } from 'vitest';
import { SteadyTime } from '../src/steadyTime.js';

const HOUR = 3_600_000;

/** A clock that can be set, and time that passes. */
function machine() {
  let [wall, passed] = [1_000_000_000_000, 0];
  const steady = new SteadyTime(wall, () => passed);
  return {
    steady,
    set: (ms: number) => {
      wall += ms;
    },
    pass: (ms: number) => {
      const step = 10_000;
      for (let left = ms; left > 0; left -= step) {
        wall += Math.min(step, left);
        passed += Math.min(step, left);
        steady.follow(wall);
      }
    },
    difference: () => wall - steady.now(),
  };
}

describe("the server's time", () => {
  it.each([2 * HOUR, -2 * HOUR])('does not notice that the clock is set by %i ms', (jump) => {
    const { steady, set, pass, difference } = machine();
    const before = steady.now();
    set(jump);
    pass(60_000);
    expect(Math.abs(steady.now() - before - 60_000)).toBeLessThanOrEqual(300);
    expect(Math.sign(difference())).toBe(Math.sign(jump));
  });

  it('never goes back', () => {
    const { steady, set, pass } = machine();
    set(-2 * HOUR);
    for (let last = steady.now(), looks = 0; looks < 100; looks++) {
      pass(10);
      expect(steady.now()).toBeGreaterThan(last);
      last = steady.now();
    }
  });

  it('follows the clock in the long run', () => {
    const { set, pass, difference } = machine();
    set(500);
    pass(10 * 60_000);
    expect(Math.abs(difference())).toBeLessThan(5);
    set(2 * HOUR);
    pass(18 * 24 * HOUR);
    expect(Math.abs(difference())).toBeLessThan(5);
  });
});
