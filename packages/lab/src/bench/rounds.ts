import { Bench } from 'tinybench';
import type { Probe } from './probes.js';

export interface Effort {
  /** Rounds that are thrown away: the code is still being compiled. */
  readonly warmUp: number;
  readonly rounds: number;
  /** The least time for each probe in a round, in milliseconds. */
  readonly slice: number;
}

const NS_PER_MS = 1e6;
const MICROSECONDS_PER_MS = 1e3;

/** Milliseconds of processor time: what other programs do meanwhile does not count. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / MICROSECONDS_PER_MS;
}

/**
 * Nanoseconds of every probe, one figure for each round. A round gives every probe a short slice of
 * time, one after the other, so that whatever disturbs the machine disturbs all of them.
 */
export function timeInRounds(
  probes: ReadonlyMap<string, Probe>,
  { warmUp, rounds, slice }: Effort,
): Map<string, number[]> {
  const bench = new Bench({
    now: processorTime,
    warmup: false,
    iterations: 1,
    time: slice,
    throws: true,
  });
  for (const [name, { prepare, run }] of probes) {
    bench.add(name, run, { async: false, ...(prepare && { beforeEach: prepare }) });
  }
  const times = new Map(Array.from(probes.keys(), (name) => [name, [] as number[]]));
  for (let round = -warmUp; round < rounds; round++) {
    bench.reset();
    for (const { name, result } of bench.runSync()) {
      if (result.state !== 'completed') throw new Error(`${name}: ${result.state}`);
      if (round < 0) continue;
      const count = probes.get(name)?.count ?? 1;
      times.get(name)?.push((result.latency.mean * NS_PER_MS) / count);
    }
  }
  return times;
}

/**
 * What a probe takes when nothing disturbs it: others on the machine can only make it slower, so one
 * of the fastest rounds tells, though not the very fastest, which may be luck of the clock.
 */
export function undisturbed(rounds: readonly number[]): number {
  const sorted = [...rounds].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 20)] ?? NaN;
}
