/** Whoever does nothing for so long has gone away meanwhile. */
const AWAY_MS = 5 * 60_000;

/** Tells, at a moment, how long somebody has been at a game so far: the time between such moments, without long pauses. */
export type Stopwatch = (now: number) => number | null;

/** @param total so far; null where it was not counted from the start, which it then never is */
export const stopwatch = (total: number | null, last: number): Stopwatch => {
  let [sum, then] = [total, last];
  return (now) => {
    const passed = now - then;
    then = now;
    if (sum !== null && passed < AWAY_MS) sum += passed;
    return sum;
  };
};
