import type { CaseName } from './cases.js';
import { CASE_NAMES, forCases } from './cases.js';
import type { Amount } from './material.js';
import { collect } from './material.js';
import type { GeneratorName } from './generators.js';
import { diceProbe, GENERATOR_NAMES } from './generators.js';
import type { Probe, Timed } from './probes.js';
import { probesOf } from './probes.js';
import type { Effort } from './rounds.js';
import { timeInRounds } from './rounds.js';
import { medianOf } from '../statistics.js';

/** Nanoseconds of each thing that was timed. */
export type Times<T extends Timed = Timed> = Readonly<Record<T, number>>;

const labelOf = (name: CaseName, timed: Timed): string => `${name} ${timed}`;

export interface AllTimes<T extends Timed = Timed> {
  readonly cases: Readonly<Record<CaseName, Times<T>>>;
  /** Of one die from each generator. */
  readonly dice: Readonly<Record<GeneratorName, number>>;
}

/** For each figure the one in the middle of several processes. */
export function medianTimes<T extends Timed>(processes: readonly AllTimes<T>[]): AllTimes<T> {
  const [first] = processes;
  if (!first) throw new Error('nothing was measured');
  const middle = <K extends string>(of: (times: AllTimes<T>) => Readonly<Record<K, number>>) => {
    const names = Object.keys(of(first)) as K[];
    return Object.fromEntries(
      names.map((name) => [name, medianOf(processes.map((times) => of(times)[name]))]),
    ) as Record<K, number>;
  };
  return {
    cases: forCases((name) => middle((times) => times.cases[name])),
    dice: middle((times) => times.dice),
  };
}

/** Times everything in the same rounds; `pick` makes one figure of those of the rounds. */
export function timeAll<T extends Timed>(
  timed: readonly T[],
  amount: Amount,
  effort: Effort,
  pick: (rounds: readonly number[]) => number,
): AllTimes<T> {
  const probes = new Map<string, Probe>(
    GENERATOR_NAMES.map((generator) => [generator, diceProbe(generator)]),
  );
  for (const name of CASE_NAMES) {
    const ofCase = probesOf(collect(name, amount));
    for (const thing of timed) probes.set(labelOf(name, thing), ofCase[thing]);
  }
  const rounds = timeInRounds(probes, effort);
  const figureOf = (label: string): number => pick(rounds.get(label) ?? []);
  return {
    cases: forCases((name) => {
      const figures = timed.map((thing) => [thing, figureOf(labelOf(name, thing))]);
      return Object.fromEntries(figures) as Times<T>;
    }),
    dice: { chacha8: figureOf('chacha8'), sfc32: figureOf('sfc32') },
  };
}
